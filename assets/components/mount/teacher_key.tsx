// The field for the teacher's key. It is sent once to the server, which answers with a cookie that no script can read;
// the page is then loaded again, because a session knows the cookies that it began with.

import { render } from "preact";
import { useState } from "preact/hooks";
import { mountRoot } from "./mount_root.ts";
import style from "./teacher_key.css";

const ROUTE = "lab/teacher";

export function teacherKey({
  data,
  parentElement,
}: {
  data: { entered: boolean };
  parentElement: Element | ShadowRoot;
}) {
  const root = mountRoot(parentElement, style);
  render(<KeyField entered={data.entered} />, root);
  return () => {
    render(null, root);
    root.remove();
  };
}

function KeyField({ entered }: { entered: boolean }) {
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  async function send(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault();
    const key = new FormData(event.currentTarget).get("key");
    setBusy(true);
    setMessage(entered ? "" : "Asking …");
    try {
      const answer = await fetch(
        new URL(ROUTE, document.baseURI),
        entered ? { method: "DELETE" } : { method: "POST", body: JSON.stringify({ key }) },
      );
      if (answer.ok) return location.reload();
      setMessage((await answer.json()).why);
    } catch {
      setMessage("The server does not answer. Try again.");
    }
    setBusy(false);
  }
  return (
    <form onSubmit={send}>
      {!entered && (
        <label>
          The teacher's key
          <input class="field" type="password" name="key" autocomplete="current-password" required />
        </label>
      )}
      <button class="plain" disabled={busy}>
        {entered ? "Leave the teacher's view" : "Enter"}
      </button>
      <p role="status">{message}</p>
    </form>
  );
}

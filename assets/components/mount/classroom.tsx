// The lecturer's class on the page Lecture, as a component of Streamlit.

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { save } from "../data/saving.ts";
import { addressOf, type Lead, leading, order, takeLead } from "../state/leading.ts";
import { boxOf, classOfKey, showBox } from "../state/streamlit.ts";
import style from "../views/classroom/panel.css";
import { Panel } from "../views/classroom/panel.tsx";
import { copyText } from "../views/common/copy.ts";
import { useAside } from "./aside.ts";
import { mountView } from "./mount_view.tsx";

interface Classroom {
  /** The class that this session started last. */
  started: Lead | null;
  /** The links to each scene, by lecture. */
  links: Record<string, string[]>;
  /** The commands that let others reach this server, if this address is the computer's alone. */
  commands: string[];
}

const ALONE = /^(localhost|127\..*|\[::1\])$/;
let lastStarted = "",
  toShow = "";

export function classroom({ data, parentElement }: { data: Classroom; parentElement: Element }) {
  const { started } = data;
  if (started && started.code !== lastStarted) {
    lastStarted = toShow = started.code;
    takeLead(started);
  }
  const linked = /^#lead=([A-Z]{8})\.([\w-]{8,64})$/.exec(location.hash);
  if (linked) {
    takeLead({ code: linked[1], secret: linked[2] });
    // The secret stays in no address that a projector shows.
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return mountView(parentElement, style, () => <Led data={data} box={boxOf(parentElement)} />);
}

function Led({ data, box }: { data: Classroom; box: HTMLElement }) {
  const led = leading.value;
  const names = useAside()?.names ?? [];
  const [said, setNotice] = useState("");
  const heading = useRef<HTMLHeadingElement | null>(null);
  const isThere = Boolean(led) || Boolean(said);
  useLayoutEffect(() => showBox(box, isThere), [box, isThere]);
  const started = led?.lead.code;
  useEffect(() => {
    if (!started || started !== toShow) return;
    toShow = "";
    // The button that started it may stand far below; the page's own head covers the very top.
    box.style.scrollMarginTop = "5rem";
    box.scrollIntoView();
    // The keyboard goes on at the class, not at the button below it.
    heading.current?.focus({ preventScroll: true });
  }, [started]);
  if (!led) return said ? <p role="status">{said}</p> : null;
  const {
    lead: { code, secret },
    snapshot: { link, state },
  } = led;
  const address = addressOf(code);
  const links = data.links[state?.lecture ?? ""] ?? [];
  return (
    <Panel
      {...{ code, link, state, address, heading, names, notice: said }}
      picture={String(new URL(`lab/class.svg?of=${encodeURIComponent(address)}`, document.baseURI))}
      begin={links[Math.max(state?.scene ?? 0, 1) - 1] ?? ""}
      commands={ALONE.test(location.hostname) ? data.commands : []}
      onBegin={(event) => {
        // Streamlit's own link opens the first scene without loading everything anew.
        const own = document.querySelector(`.${classOfKey(`begin-${state?.lecture}`)} a`);
        if (state?.scene || !(own instanceof HTMLElement)) return;
        event.preventDefault();
        own.click();
      }}
      onLead={async (what) => setNotice((await order("lead", what)).why)}
      onCopy={async () => {
        const link = String(new URL(`lecture#lead=${code}.${secret}`, document.baseURI));
        const isCopied = await copyText(link);
        setNotice(
          isCopied
            ? "Copied. Anyone with this link leads the class: keep it to yourself."
            : "This browser doesn't let pages copy: lead the class from here.",
        );
      }}
      onResults={async () => {
        const { reply, why } = await order("results");
        if (reply?.ok) save(`class-${code}.zip`, "application/zip", await reply.blob());
        setNotice(why);
        return Boolean(reply?.ok);
      }}
      onEnd={async () => {
        const { reply, why } = await order("end");
        if (reply?.ok) takeLead(null);
        setNotice(reply?.ok ? "The class has ended; its answers are deleted." : why);
      }}
    />
  );
}

// The field for the teacher's key. It is sent to the server once, which answers with a cookie that no script can read;
// the page is then loaded anew, because a session knows the cookies that it began with.

const ROUTE = "lab/teacher";

export default function ({ data, parentElement }) {
  if (parentElement.querySelector("form")) return;
  const form = document.createElement("form");
  form.append(...(data.entered ? leaving() : entering()));
  const told = document.createElement("p");
  told.setAttribute("role", "status");
  form.append(told);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    send(form, told, data.entered);
  });
  parentElement.append(form);
}

function entering() {
  const label = document.createElement("label");
  const field = document.createElement("input");
  Object.assign(field, { type: "password", name: "key", autocomplete: "current-password", required: true });
  label.append("The teacher's key", field);
  return [label, button("Enter")];
}

function leaving() {
  return [button("Leave the teacher's view")];
}

function button(words) {
  const made = document.createElement("button");
  made.textContent = words;
  return made;
}

async function send(form, told, entered) {
  const pressed = form.querySelector("button");
  pressed.disabled = true;
  told.textContent = entered ? "" : "Asking …";
  try {
    const body = entered ? undefined : JSON.stringify({ key: form.elements.key.value });
    const answer = await fetch(new URL(ROUTE, document.baseURI), { method: entered ? "DELETE" : "POST", body });
    if (answer.ok) return location.reload();
    told.textContent = (await answer.json()).why;
  } catch {
    told.textContent = "The server does not answer. Try again.";
  }
  pressed.disabled = false;
}

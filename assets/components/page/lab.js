// What the page calls, through the stub in `pages/server/bundle.py`: one function for each component, all of one bundle.

export { follow } from "./follow.js";
export { frame } from "./frame.js";
export { glossary } from "./glossary.jsx";
export { stage } from "./stage.jsx";

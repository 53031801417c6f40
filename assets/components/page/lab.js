// What the page calls, through `lab_stub` in `pages/ui/lab.py`: one function for each component, all of one bundle.

export { follow } from "./follow.js";
export { stage } from "./stage.jsx";

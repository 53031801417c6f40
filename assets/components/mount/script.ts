// Whether the server's script runs, as Streamlit says on its page.

export const STATE = "data-test-script-state";

/** Whether it has run to its end. */
export const isAtRest = () => document.querySelector(`[${STATE}]`)?.getAttribute(STATE) === "notRunning";

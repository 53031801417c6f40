// What a link shows, mounted as its page does it.

import { drawn, mount, open, window } from "./dom.ts";
import { packageOf, viewOf } from "./golden.ts";

/**
 * Mount a component with what a link shows, as its page does.
 * @param given What is chosen beside the link, what the page allows, what the host says, and the address if it is another.
 */
export async function shown(component: string, link: string, { chosen = {}, host = {}, dataset = {}, address = "" }: { chosen?: object, host?: object, dataset?: Record<string, string>, address?: string } = {}) {
  const view = viewOf(component, link);
  const content = packageOf({ ...view, host: { ...view.host, ...host } });
  open({ ...view.opens, ...chosen });
  if (address) window.history.replaceState(null, "", address);
  const one = mount(component, content, dataset);
  await drawn();
  return { ...one, content };
}

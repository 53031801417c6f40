// A page in Node: all components as they are served, mounted where nothing has a size but what is said here, and what
// they draw on canvases, kept as a list of strokes.

import { createHash } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile, Window } from "../../assets/components/for_tests.ts";
import { theme } from "./golden.ts";

/** The size of the window and of every element in it, in pixels. */
export const room = { width: 1280, height: 720 };

export const window = new Window({ url: "http://localhost/heads?model=reverse-letters&text=stream", ...room });
export const { document, location } = window;

const short = (part: any): unknown => {
  if (typeof part === "number") return Math.round(part * 100) / 100;
  if (ArrayBuffer.isView(part)) return digestOf([...(part as Uint8Array)].join());
  if (Array.isArray(part)) return part.map(short);
  const lines = (contexts.get(part) ?? part)?.lines;
  if (lines) return digestOf(lines.join("\n"));
  return part?.data ? digestOf([part.width, part.height, ...part.data].join()) : part;
};

export const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);

/** Letters are half as wide as high, bold ones wider; marks of direction have no width. */
const measureText = (font: string, text: string) => {
  const size = Number.parseFloat(/([\d.]+)px/.exec(font)?.[1] ?? "10");
  const width = (font.startsWith("700") ? 0.55 : 0.5) * size * [...text.replace(/[\u2066-\u2069]/g, "")].length;
  return { width, fontBoundingBoxAscent: 0.7 * size, fontBoundingBoxDescent: 0.2 * size };
};

/** A path or a context: each call and each value that is set is a line. */
function recorder(...lines: string[]) {
  const own: Record<string, unknown> = {
    lines,
    measureText: (text: string) => measureText(String(own.font ?? ""), text),
    createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(4 * width * height), width, height }),
    createPattern: (image: object) => ({ pattern: short(image), setTransform() {} }),
  };
  return new Proxy(own, {
    get: (known, name: string) => known[name] ?? ((...given: unknown[]) => void lines.push(`${name}(${JSON.stringify(given.map(short))})`)),
    set(known, name: string, value) {
      // A canvas gives a colour back as it writes colours itself.
      known[name] = typeof value === "string" ? hexOf(value) : value;
      lines.push(`${name} = ${JSON.stringify(short(value))}`);
      return true;
    },
  });
}

/** A path has its course in a line, if it is given in words. */
function Path(course?: string) {
  return course ? recorder(course) : recorder();
}

const hexOf = (colour: string) => {
  const three = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour.trim());
  if (three) return `#${three.slice(1).map((one) => one + one).join("")}`;
  const parts = /^rgb\((\d+), ?(\d+), ?(\d+)\)$/.exec(colour.trim())?.slice(1);
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, "0")).join("")}` : colour;
};

const contexts = new WeakMap<object, any>();
/** Return the strokes of a canvas so far, as lines. */
export const strokesOn = (canvas: object): string[] => contexts.get(canvas)?.lines ?? [];

// A channel between windows is open for good; here it keeps no process from ending.
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    (this as any).unref();
  }
};

// Nor does a part of a page that asks again and again, where a test that failed left it.
const every = setInterval;
globalThis.setInterval = ((run: () => void, wait: number) => every(run, wait).unref()) as typeof setInterval;

/** The theme that the page has, and whether its viewer wants no motion. */
export const look = { theme: "light" as "light" | "dark", isCalm: false };

for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) {
    try {
      Object.assign(globalThis, { [name]: (window as any)[name] });
    } catch {}
  }

class Sized {
  told: (entries: object[]) => void;
  constructor(told: (entries: object[]) => void) {
    this.told = told;
  }
  observe(target: object) {
    this.told([{ target, contentRect: room }]);
  }
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, {
  window: globalThis,
  document,
  location,
  history: window.history,
  History: window.History,
  localStorage: window.localStorage,
  ...Object.fromEntries(["addEventListener", "removeEventListener", "dispatchEvent"].map((name) => [name, (window as any)[name].bind(window)])),
  getComputedStyle: () => ({ getPropertyValue: (name: string) => theme[look.theme][name] ?? "", fontSize: "16px", colorScheme: look.theme, backgroundColor: "" }),
  ...Object.fromEntries(["HTMLElement", "Element", "Node", "Event", "KeyboardEvent", "MouseEvent", "PointerEvent", "MutationObserver", "ShadowRoot"].map((name) => [name, (window as any)[name]])),
  matchMedia: (query: string) => ({ matches: query.includes("reduced-motion") ? look.isCalm : query === "(hover: hover)" }),
  ResizeObserver: Sized,
  requestAnimationFrame: (run: (now: number) => void) => setImmediate(() => run(performance.now())),
  cancelAnimationFrame: clearImmediate,
  Path2D: Path,
  devicePixelRatio: 1,
});
for (const [name, side] of [["innerWidth", "width"], ["innerHeight", "height"]] as const)
  Object.defineProperty(globalThis, name, { get: () => room[side], configurable: true });
Object.defineProperty(document, "fonts", { value: { check: () => true, ready: Promise.resolve(), load: async () => [], addEventListener() {}, removeEventListener() {} } });

const box = () => ({ top: 0, left: 0, x: 0, y: 0, right: room.width, bottom: room.height, ...room });
Object.assign(window.HTMLElement.prototype, { showPopover() {}, hidePopover() {}, scrollIntoView() {}, checkVisibility: () => true, getBoundingClientRect: box });
for (const [name, side] of [["clientWidth", "width"], ["offsetWidth", "width"], ["clientHeight", "height"], ["offsetHeight", "height"]] as const)
  Object.defineProperty(window.HTMLElement.prototype, name, { get: () => room[side], configurable: true });
window.HTMLCanvasElement.prototype.getContext = function (this: object) {
  if (!contexts.has(this)) contexts.set(this, recorder());
  return contexts.get(this);
} as any;

const file = join(mkdtempSync(join(tmpdir(), "lab-")), "lab.mjs");
const source = await compile(`
  export * from "./mount/lab.ts";
  export { default as widget } from "./mount/lab.ts";
  export { makePicture } from "./state/pictures.ts";
  export { svgOf } from "./draw/svg.ts";
`);

type Component = (given: { data: unknown; parentElement: unknown; setTriggerValue: (name: string, value: unknown) => void; setStateValue: (name: string, value: unknown) => void }) => (() => void) | undefined;

writeFileSync(file, source);

/** All components, by name, the widget of notebooks, and what makes the files of pictures. */
export const lab: Record<string, Component> & { widget: { render: (given: object) => () => void }; makePicture: (name: string) => { picture: any; theme: any } | null; svgOf: (...given: any[]) => string } =
  await import(file);

const wait = setTimeout; // a test may stop the clock

/** Wait until all that was begun is drawn: a drawing, its effects, and what these begin, in turns, however long they take. */
export async function drawn(turns: number = 10) {
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((done) => setImmediate(done));
    await new Promise((done) => wait(done, 0));
  }
}

let turn = 0;
/** Wait for the next frame after something was done. */
const then = <Result>(result: Result) => drawn().then(() => result);

/** Press a key on an element, or on the page; return whether something took it. */
export const press = (key: string, on: any = document.body) =>
  then(!on.dispatchEvent(new window.KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true })));

export const click = (element: any) => then(element.dispatchEvent(new window.MouseEvent("click", { bubbles: true, composed: true, cancelable: true })));

let moved = 0;
/** Let a mouse move by some pixels over an element, or away from it: one that rests, by 0, opens nothing. */
export function hover(element: any, name: string = "pointermove", by: number = 1) {
  const move = (type: string) => new window.PointerEvent(type, { bubbles: true, composed: true, pointerType: "mouse", screenX: moved });
  if (!moved && by) document.body.dispatchEvent(move("pointermove") as any); // from here on it has a place
  moved += by;
  return then(element.dispatchEvent(move(name)));
}

/** Touch an element with a finger. */
export function tap(element: any) {
  const touch = { bubbles: true, composed: true, cancelable: true, pointerType: "touch" };
  element.dispatchEvent(new window.PointerEvent("pointerdown", touch));
  return then(element.dispatchEvent(new window.PointerEvent("click", touch)));
}

/** Let the focus go to an element, or what it holds change. */
export const fire = (element: any, name: string) => then(element.dispatchEvent(new window.Event(name, { bubbles: true, composed: true })));

/** Return the elements that a selector finds, and their texts. */
export const all = (root: any, selector: string): any[] => [...root.querySelectorAll(selector)];
export const texts = (root: any, selector: string) => all(root, selector).map(textOf);
export const textOf = (element: any): string => element.textContent.replace(/[\u2066-\u2069]/g, "").replaceAll("\u00a0", " ").trim();

/** Return the button of this name. */
export function button(root: any, name: string | RegExp) {
  const named = (one: any) => one.getAttribute("aria-label") ?? textOf(one);
  const found = all(root, "button").find((one) => (typeof name === "string" ? named(one) === name : name.test(named(one))));
  if (!found) throw new Error(`There is no button ${name}, only ${all(root, "button").map(named)}.`);
  return found;
}

/** Choose one of a group of radio buttons. */
export function choose(root: any, group: string, name: string) {
  const box = all(root, "fieldset").find((one) => textOf(one.querySelector("legend")) === group);
  const found = box && all(box, "label").find((one) => textOf(one) === name)?.querySelector("input");
  if (!found) throw new Error(`The group ${group} has no ${name}.`);
  found.checked = true;
  return fire(found, "change");
}

/** Open what a link opens, as a page does when Python says so. */
export function open(selection: object) {
  turn += 1000;
  mount("follow", { turn, selection, opened: null }).end();
}

let ends: (() => void)[] = [];
/** Take down all that a test has mounted, and give the window its size and its look again. */
export async function takeDown() {
  for (const end of ends) end();
  ends = [];
  Object.assign(room, { width: 1280, height: 720 });
  Object.assign(look, { theme: "light", isCalm: false });
  localStorage.clear();
  await drawn();
}

/**
 * Mount a component as a page does, until it is taken down.
 * @param data What Python sends it.
 * @param dataset What its host says, as that of a scene does.
 */
export function mount(component: string, data: unknown, dataset: Record<string, string> = {}) {
  const host = document.body.appendChild(document.createElement("div")) as any;
  Object.assign(host.dataset, dataset);
  const parentElement = host.attachShadow({ mode: "open" }).appendChild(document.createElement("div"));
  const sent: [string, unknown][] = [];
  const send = (name: string, value: unknown) => void sent.push([name, value]);
  const show = (given: unknown) => lab[component]({ data: given, parentElement, setTriggerValue: send, setStateValue: send });
  let unmount = show(data);
  const end = () => {
    unmount?.();
    unmount = undefined;
    host.remove();
  };
  ends.push(end);
  return {
    root: parentElement as any,
    sent,
    focused: () => (host.shadowRoot as any).activeElement,
    textAt: (selector: string) => textOf((parentElement as any).querySelector(selector)),
    /** Draw what Python sends then. */
    update: (given: unknown) => void (unmount = show(given)),
    end,
  };
}

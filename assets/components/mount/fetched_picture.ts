// A picture of a class on a phone: fetched when it is first seen, and again until it is there.

/** Milliseconds until it is fetched again: each wait is twice the last; then only a working connection helps. */
const PICTURE = { first: 1000, tries: 6 };
const PATIENCE = 60000;
const WAY_BACK = "attention-lab-way-back";

/** A picture that the class did not come to yet. */
class HeldBack extends Error {}

/** Tell that a picture that failed or was held back may be had now. */
export const noteWayBack = () => void dispatchEvent(new Event(WAY_BACK));

/** Fetch the bytes of a picture of a class. */
export async function pictureAt(address: URL) {
  const reply = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (reply.status === 409)
    throw new HeldBack("This picture comes when the class is here, and if the scene asks, with the answer.");
  if (!reply.ok) throw new Error(String(reply.status));
  return new Uint8Array(await reply.arrayBuffer());
}

/**
 * Draw a picture as soon as it can be had.
 * @param fetchContent Returns its bytes; undefined if they are not wanted any more.
 * @param draw Returns a function that takes it down.
 * @param say Gets the reason why it is not there; "" once it is.
 * @returns Ends it.
 */
export function drawFetched(
  fetchContent: () => Promise<Uint8Array | undefined>,
  draw: (content: Uint8Array) => (() => void) | void,
  say: (why: string) => void,
) {
  let isLeft = false;
  let timer = 0;
  let tried = 0;
  let isAsked = false;
  let takeDown: (() => void) | void;
  const ask = async () => {
    if (isAsked) return;
    isAsked = true;
    clearTimeout(timer);
    try {
      const content = await fetchContent();
      if (isLeft || !content) return;
      rest();
      say("");
      takeDown = draw(content);
    } catch (error) {
      if (isLeft) return;
      const isHeld = error instanceof HeldBack;
      say(isHeld ? error.message : "The picture can't be fetched now. This page keeps trying.");
      if (!isHeld && ++tried < PICTURE.tries)
        timer = window.setTimeout(ask, PICTURE.first * 2 ** (tried - 1) * (0.5 + Math.random()));
    } finally {
      isAsked = false;
    }
  };
  const wake = () => {
    tried = 0;
    if (document.visibilityState === "visible") void ask();
  };
  const rest = () => {
    clearTimeout(timer);
    for (const sign of ["online", WAY_BACK]) removeEventListener(sign, wake);
    document.removeEventListener("visibilitychange", wake);
  };
  for (const sign of ["online", WAY_BACK]) addEventListener(sign, wake);
  document.addEventListener("visibilitychange", wake);
  void ask();
  return () => {
    isLeft = true;
    rest();
    say("");
    takeDown?.();
  };
}

// The part of the first screen that is left for the maps of a film, beside its answer, buttons and curves.

import { useLayoutEffect, useState } from "preact/hooks";
import { heightBelow, isPlaced, screenAround, watchRoom, zoomOf } from "../common/room.ts";

const LEAST = 90; // pixels of maps that can still be read
const EDGE = 10;
const BELOW = 8; // pixels beneath the choice, see `.shared`
const FAR = 0.6; // of the window: a film that begins further down is scrolled to, and then has all of it

/**
 * @returns Pixels: height for the maps of one film, the same if no kind had to be chosen, width of all films and of
 * one.
 */
export function useFilmRoom(root: { current: HTMLElement | null }): {
  room: number;
  spare: number;
  width: number;
  own: number;
  /** The pixels of the screen in one of the page, in a lecture; 0 on a page. */
  hall: number;
} {
  const [found, setFound] = useState({ room: 300, spare: 300, width: 0, own: 0, hall: 0 });
  useLayoutEffect(() => {
    const element = root.current as HTMLElement;
    const measure = () => {
      const screen = element.querySelector(".screen") as HTMLElement;
      const reels = [...screen.querySelectorAll(".reel")] as HTMLElement[];
      const lines = new Set(reels.map(({ offsetTop }) => offsetTop)).size;
      const maps = Math.max(...reels.map((reel) => heightOf(reel.querySelector(".kinds"))));
      const below = heightBelow(screen);
      const high = screenAround(screen);
      const isFar = !isPlaced(screen) && below < (1 - FAR) * high;
      const whole = isFar ? high - 2 * EDGE : below - EDGE;
      const [shared, read] = [".shared", ".shared > p"].map((part) => heightOf(screen.querySelector(part)));
      // The text that all films read stands with a choice and without: its height is never given back.
      const choice = shared - (read && read + BELOW);
      const left = whole - heightOf(screen) + lines * maps;
      // The least is no room that the choice could give back: a low window would switch between one kind and all.
      const [room, spare] = [left, left + choice].map((pixels) => Math.max(LEAST, Math.floor(pixels / lines)));
      const [width, own] = [screen.clientWidth, reels[0].clientWidth];
      // The rest differs by fractions with the maps that were chosen by it: a pixel decides nothing again.
      const isClose = (one: number, other: number) => Math.abs(one - other) < 2;
      setFound((before) =>
        isClose(before.room, room) && isClose(before.spare, spare) && before.width === width && before.own === own
          ? before
          : { room, spare, width, own, hall: isPlaced(screen) ? zoomOf(screen) : 0 },
      );
    };
    return watchRoom(element, measure);
  }, []);
  return found;
}

/** Return the height in pixels, with fractions; 0 if there is no element. */
const heightOf = (element: Element | null) => (element ? element.getBoundingClientRect().height / zoomOf(element) : 0);

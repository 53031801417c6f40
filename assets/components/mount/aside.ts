// The lecturer's own news of the class: nicknames, how people feel about a scene, and what came in so far.

import { useEffect, useState } from "preact/hooks";
import type { Picture } from "../data/questions/posed.ts";
import type { Mood } from "../state/connection.ts";
import { leading, order } from "../state/leading.ts";
import type { Name } from "../views/classroom/panel.tsx";

export interface Aside {
  names: Name[];
  /** Moods by the scene's name in links. */
  moods: Record<string, Record<Mood, number>>;
  /** By the question's round: how many are right, and what all predicted. */
  answers: Record<string, { right: number; class: Picture }>;
}

/**
 * Ask for the news again whenever the class has changed.
 * @param isWanted False asks for nothing.
 */
export function useAside(isWanted = true): Aside | null {
  const ledClass = leading.value;
  const [aside, setAside] = useState<Aside | null>(null);
  const version = ledClass?.snapshot.state?.version ?? 0;
  useEffect(() => {
    if (!isWanted || !version) return;
    let isOld = false;
    order("aside").then(async ({ reply }) => {
      const news: Aside | null = reply?.ok ? await reply.json().catch(() => null) : null;
      if (news && !isOld) setAside(news);
    });
    return () => void (isOld = true);
  }, [ledClass?.lead.code, version, isWanted]);
  return aside;
}

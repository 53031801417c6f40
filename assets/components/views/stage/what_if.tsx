// The panels of What if?: controls that change attention, its changes, and the model's text before and after.

import { useState } from "preact/hooks";
import { hiddenTag, isOff, MOST_EDITS, markDiffering, switchHead, toggleTag } from "../../data/example/edits.ts";
import { type HeadMap, SUMMARIES } from "../../data/example/maps.ts";
import type { Example } from "../../data/example/payload.ts";
import type { Lit } from "../../draw/heatmap.ts";
import type { Theme } from "../../draw/theme.ts";
import { directionOf, nameOf } from "../../words/tokens.ts";
import { moveFocus } from "../common/roving.ts";
import { Segments } from "../common/segments.tsx";
import { Token, useLanguage } from "../common/token.tsx";
import type { Editing } from "./editing.ts";
import { MapView } from "./map_view.tsx";
import type { Address } from "./overview.tsx";
import { ReadOut } from "./read_out.tsx";

/** The effect of a click on a cell. */
export type Mode = "hide" | "only" | "token";

const MODES: [Mode, string][] = [
  ["hide", "cell"],
  ["only", "others"],
  ["token", "token"],
];
export const DOES: Record<Mode, string> = {
  hide: "hides the cell, on a label its whole column",
  only: "hides all others of its row, which looks only there",
  token: "hides the column's token from this kind of attention",
};

/** The characters of a row's label from which on the title of a map has room above the rows. */
const CORNERED = 7;

/** Name a head on a button. */
const nameHead = ({ layer, head }: Address) =>
  SUMMARIES.includes(head) ? `all heads of layer ${layer + 1}` : `head ${head}`;

interface EditBarProps {
  open: Address;
  heads: number;
  editing: Editing;
  mode: Mode;
  onMode: (mode: Mode) => void;
}

export function EditBar({ open, heads, editing, mode, onMode }: EditBarProps) {
  const off = isOff(editing.tags, open, heads);
  return (
    <div class="edit-bar controls">
      <button
        type="button"
        class="plain switch-open"
        aria-pressed={off}
        onClick={() => editing.change(switchHead(editing.tags, open, heads))}>
        {off ? "Switch on" : "Switch off"} {nameHead(open)}
        <span class="keys"> (O)</span>
      </button>
      <Segments label="A click hides" isNamed options={MODES} value={mode} onChoose={onMode} />
      {(editing.undo || editing.tags.length > 0) && (
        <>
          <button type="button" class="plain" disabled={!editing.undo} onClick={() => editing.undo?.()}>
            Undo
          </button>
          <button type="button" class="plain" disabled={!editing.tags.length} onClick={() => editing.change([])}>
            Clear all
          </button>
        </>
      )}
    </div>
  );
}

/** Show the source's tokens: a click hides one from the decoder, another shows it again. */
export function SourceTokens({ example, editing }: { example: Example; editing: Editing }) {
  const kind = example.encoderOnly ? "encoder" : "cross";
  return (
    <section class="source-tokens">
      <h3>
        Hide a token
        <span class="keys note"> (H)</span>
      </h3>
      <div
        class="tokens-line"
        role="group"
        aria-label={`Tokens that can be hidden from ${example.encoderOnly ? "all heads" : "the decoder"}`}
        lang={useLanguage("source")}
        dir={directionOf(example.source)}
        onKeyDown={moveAmongTokens}>
        {example.source.map((token, place) => {
          const tag = hiddenTag(kind, place);
          const hidden = editing.tags.includes(tag);
          return (
            <button
              key={place}
              type="button"
              class="token-switch"
              tabIndex={place ? -1 : 0}
              aria-pressed={hidden}
              data-tag={tag}
              aria-label={nameOf(example.source, place)}
              title={hidden ? "Let it be seen again" : "Hide this token"}
              onClick={() => editing.change(toggleTag(editing.tags, tag))}>
              <Token token={token} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** Move among the tokens with the arrow keys; one of them is a stop of the Tab key. */
function moveAmongTokens(event: KeyboardEvent) {
  if (!(event.currentTarget instanceof HTMLElement)) return;
  const all = [...event.currentTarget.querySelectorAll("button")];
  const at = all.indexOf(event.target as HTMLButtonElement);
  const isRight = event.currentTarget.dir === "rtl" ? -1 : 1;
  moveFocus(event, {
    ArrowLeft: () => all[at - isRight],
    ArrowRight: () => all[at + isRight],
    Home: () => all[0],
    End: () => all.at(-1),
  });
}

/**
 * Show the text as trained and changed; tokens that the other text lacks are marked. What is written as trained stands
 * in the bar of the page, too, and so not here, while nothing is changed.
 */
export function Written({ example, editing, isFixed }: { example: Example; editing: Editing; isFixed: boolean }) {
  const { after, said = "", verdict = "" } = example.whatIf ?? {};
  const [before, now] = [example, after].map((one) => one?.steps.map(({ writes }) => writes) ?? []);
  const [lost, won] = after ? markDiffering(before, now) : [[], []];
  return (
    <section class={editing.waits ? "written waits" : "written"}>
      {(after || isFixed) && <Line name="As trained" tokens={before} marks={lost} />}
      {after && <Line name="Changed" tokens={now} marks={won} note={verdict} />}
      <p class="outcome note">{outcomeOf(editing, said, isFixed)}</p>
    </section>
  );
}

/** @param isFixed True where nothing can be changed, as in a scene. */
function outcomeOf({ waits, tags }: Editing, said: string, isFixed: boolean) {
  if (waits) return "The changed model writes …";
  if (tags.length >= MOST_EDITS) return `${said} These are ${MOST_EDITS} changes, the most at once.`;
  if (!said && isFixed) return "Nothing is changed.";
  return said;
}

function Line({ name, tokens, marks, note = "" }: { name: string; tokens: string[]; marks: boolean[]; note?: string }) {
  return (
    <div class="written-line">
      <h3>{name}</h3>
      {/* It scrolls on a phone, so it has to be reached. */}
      <div
        class="tokens-line"
        role="group"
        aria-label={`${name}: what is written`}
        tabIndex={0}
        lang={useLanguage("target")}
        dir={directionOf(tokens)}>
        {tokens.map((token, place) => {
          const Mark = marks[place] ? "mark" : "span";
          return (
            <Mark key={place} class="written-token">
              <Token token={token} />
            </Mark>
          );
        })}
      </div>
      {note && <span class={note === "exactly right" ? "verdict right" : "verdict"}>{note}</span>}
    </div>
  );
}

/** List the changes, each with a button that takes it back. */
export function Changes({ editing }: { editing: Editing }) {
  const { tags, words, change } = editing;
  if (!tags.length) return null;
  return (
    <ul class="changes" aria-label="What is changed">
      {tags.map((tag) => (
        <li key={tag}>
          {words.get(tag) ?? <span class="note">{tag} …</span>}
          <button
            type="button"
            class="take-back"
            aria-label={`Take back: ${words.get(tag) ?? tag}`}
            onClick={() => change(tags.filter((one) => one !== tag))}>
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PanesProps {
  before: { map: HeadMap; lit: Lit };
  /** Null while nothing is changed. */
  after: { map: HeadMap; lit: Lit } | null;
  waits: boolean;
  shared: {
    view: string;
    presented: boolean;
    theme: Theme;
    does: string;
    onPress: (row: number, column: number) => void;
  };
  onPoint: (map: HeadMap, row: number, column: number) => void;
}

/** Show the open head as trained and changed: side by side, on a phone one of the two. */
export function Panes({ before, after, waits, shared, onPoint }: PanesProps) {
  const [side, setSide] = useState("after");
  const pane = (name: string, title: string, { map, lit }: { map: HeadMap; lit: Lit }) => (
    <section class={`pane ${name}`} aria-label={title}>
      {after && <h3>{title}</h3>}
      <MapView {...{ ...shared, map, lit }} columns onPoint={(row, column) => onPoint(map, row, column)} />
      <ReadOut {...{ map, lit }} />
    </section>
  );
  const isCornered = before.map.rows.some((label) => label.length >= CORNERED);
  return (
    <div
      class={`panes ${after ? `two ${side}` : ""} ${isCornered ? "cornered" : ""}`}
      style={{ "--rows": before.map.rows.length }}>
      {after && (
        <div class="sides-of">
          <Segments
            label="Shown"
            options={[
              ["before", "as trained"],
              ["after", "changed"],
            ]}
            value={side}
            onChoose={setSide}
          />
        </div>
      )}
      {pane("before", "As trained", before)}
      {after && <div class={waits ? "waits" : ""}>{pane("after", "Changed", after)}</div>}
    </div>
  );
}

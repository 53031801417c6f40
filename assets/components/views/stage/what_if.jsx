// What if? Controls that change attention, what is changed, and what the model writes before and after.

/** @import { Lit } from "../../draw/heatmap.js" */
/** @import { Theme } from "../../draw/theme.js" */
/** @import { HeadMap } from "../../data/example/maps.js" */
/** @import { Example } from "../../data/example/payload.js" */
/** @import { Editing } from "./editing.js" */
/** @import { Address } from "./overview.jsx" */
import { MOST_EDITS, differing, hiddenTag, isOff, switchedHead, toggled } from "../../data/example/edits.js";
import { SUMMARIES } from "../../data/example/maps.js";
import { useState } from "preact/hooks";
import { directionOf } from "../../words/tokens.js";
import { MapView } from "./map_view.jsx";
import { ReadOut } from "./read_out.jsx";
import { Segments } from "../common/segments.jsx";
import { Token, useLanguage } from "../common/token.jsx";

/** @typedef {"hide" | "only" | "token"} Mode What a click on a cell does. */

/** @type {[Mode, string][]} */
const MODES = [
  ["hide", "hide the cell"],
  ["only", "look only here"],
  ["token", "hide the token"],
];
/** @type {Record<Mode, string>} */
export const DOES = {
  hide: "hides the cell, on a label its whole column",
  only: "lets the row look only there",
  token: "hides the column's token from this kind of attention",
};

/** Characters of a row's label from which on the title of a map has room above the rows. */
const CORNERED = 7;

/** What a head is called on a button. @param {Address} place */
const called = ({ layer, head }) => (SUMMARIES.includes(head) ? `all heads of layer ${layer + 1}` : `head ${head}`);

/**
 * @param {object} props
 * @param {Address} props.open
 * @param {number} props.heads
 * @param {Editing} props.editing
 * @param {Mode} props.mode
 * @param {(mode: Mode) => void} props.onMode
 */
export function EditBar({ open, heads, editing, mode, onMode }) {
  const off = isOff(editing.tags, open, heads);
  return (
    <div class="edit-bar controls">
      <button
        type="button"
        class="plain switch-open"
        aria-pressed={off}
        onClick={() => editing.change(switchedHead(editing.tags, open, heads))}
      >
        {off ? "Switch on" : "Switch off"} {called(open)}
        <span class="keys"> (O)</span>
      </button>
      <Segments label="A click" isNamed options={MODES} value={mode} onChoose={onMode} />
      <button type="button" class="plain" disabled={!editing.undo} onClick={() => editing.undo?.()}>
        Undo
      </button>
      <button type="button" class="plain" disabled={!editing.tags.length} onClick={() => editing.change([])}>
        Clear all
      </button>
    </div>
  );
}

/** The source's tokens: a click hides one from the decoder, another lets it be seen again. @param {{example: Example, editing: Editing}} props */
export function SourceTokens({ example, editing }) {
  const kind = example.encoderOnly ? "encoder" : "cross";
  return (
    <section class="source-tokens">
      <h3>
        Hide a token{" "}
        <span class="note">
          from {example.encoderOnly ? "all heads" : "the decoder"}
          <span class="keys"> (H)</span>
        </span>
      </h3>
      <div class="tokens-line" lang={useLanguage("source")} dir={directionOf(example.source)}>
        {example.source.map((token, place) => {
          const tag = hiddenTag(kind, place);
          const hidden = editing.tags.includes(tag);
          return (
            <button
              key={place}
              type="button"
              class="token-switch"
              aria-pressed={hidden}
              data-tag={tag}
              title={hidden ? "Let it be seen again" : "Hide this token"}
              onClick={() => editing.change(toggled(editing.tags, tag))}
            >
              <Token token={token} />
            </button>
          );
        })}
      </div>
    </section>
  );
}

/** What is written as trained and changed; tokens that the other text lacks are marked. @param {{example: Example, editing: Editing}} props */
export function Written({ example, editing }) {
  const { after, said = "", right } = example.whatIf ?? {};
  const [before, now] = [example, after].map((one) => one?.steps.map(({ writes }) => writes) ?? []);
  const [lost, won] = after ? differing(before, now) : [[], []];
  return (
    <section class={editing.waits ? "written waits" : "written"}>
      <Line name="As trained" tokens={before} marks={lost} />
      {after && (
        <Line name="Changed" tokens={now} marks={won} note={right === null ? "" : right ? "right" : "not right"} />
      )}
      <p class="outcome note">{outcomeOf(editing, said)}</p>
    </section>
  );
}

/**
 * @param {Editing} editing
 * @param {string} said
 */
function outcomeOf({ waits, tags }, said) {
  if (waits) return "The changed model writes …";
  if (tags.length >= MOST_EDITS) return `${said} These are ${MOST_EDITS} changes, the most at once.`;
  return said || "Nothing is changed yet: switch a head off, hide a token or click a cell.";
}

/** @param {{name: string, tokens: string[], marks: boolean[], note?: string}} props */
function Line({ name, tokens, marks, note = "" }) {
  return (
    <div class="written-line">
      <h3>{name}</h3>
      <div class="tokens-line" lang={useLanguage("target")} dir={directionOf(tokens)}>
        {tokens.map((token, place) => {
          const Mark = marks[place] ? "mark" : "span";
          return (
            <Mark key={place} class="written-token">
              <Token token={token} />
            </Mark>
          );
        })}
      </div>
      {note && <span class={note === "right" ? "verdict right" : "verdict"}>{note}</span>}
    </div>
  );
}

/** What is changed, each with a button that takes it back. @param {{editing: Editing}} props */
export function Changes({ editing }) {
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
            onClick={() => change(tags.filter((one) => one !== tag))}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The open head as trained and changed: side by side, on a phone one of the two.
 * @param {object} props
 * @param {{map: HeadMap, lit: Lit}} props.before
 * @param {{map: HeadMap, lit: Lit} | null} props.after Null while nothing is changed.
 * @param {boolean} props.waits
 * @param {{view: string, presented: boolean, theme: Theme, does: string, onPress: (row: number, column: number) => void}} props.shared
 * @param {(map: HeadMap, row: number, column: number) => void} props.onPoint
 */
export function Panes({ before, after, waits, shared, onPoint }) {
  const [side, setSide] = useState("after");
  const pane = (
    /** @type {string} */ name,
    /** @type {string} */ title,
    /** @type {{map: HeadMap, lit: Lit}} */ { map, lit },
  ) => (
    <section class={`pane ${name}`} aria-label={title}>
      <h3>{title}</h3>
      <MapView {...{ ...shared, map, lit }} columns onPoint={(row, column) => onPoint(map, row, column)} />
      <ReadOut {...{ map, lit }} />
    </section>
  );
  const isCornered = before.map.rows.some((label) => label.length >= CORNERED);
  return (
    <div
      class={`panes ${after ? `two ${side}` : ""} ${isCornered ? "cornered" : ""}`}
      style={{ "--rows": before.map.rows.length }}
    >
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

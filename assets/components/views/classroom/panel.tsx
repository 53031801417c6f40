// The lecturer's view of a class: how to come in, who is there, and the ways to go on and to end it.

import type { RefObject } from "preact";
import { useState } from "preact/hooks";
import { type ClassState, type Link, spellCode } from "../../state/connection.ts";

export interface Name {
  number: number;
  name: string;
  is_hidden: boolean;
}

interface PanelProps {
  code: string;
  link: Link;
  state: ClassState | null;
  /** The address of the page for phones. */
  address: string;
  /** The heading at which the keyboard goes on when a class has begun. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** The address of the QR code. */
  picture: string;
  /** The link to the scene at which it goes on; empty while there is none. */
  begin: string;
  onBegin: (event: MouseEvent) => void;
  /** The commands that let others reach this server, if its address is this computer's alone; else empty. */
  commands: string[];
  names: Name[];
  /** Says who takes part: `_lead` in `pages/server/classroom/routes.py`. */
  onLead: (order: object) => void;
  onCopy: () => void;
  /** Returns whether they were saved. */
  onResults: () => Promise<boolean>;
  onEnd: () => void;
  /** The result of the last order. */
  notice: string;
}

export function Panel({
  code,
  link,
  state,
  address,
  heading,
  picture,
  begin,
  onBegin,
  commands,
  names,
  onLead,
  onCopy,
  onResults,
  onEnd,
  notice,
}: PanelProps) {
  const until =
    state && new Date(state.ends * 1000).toLocaleString([], { weekday: "long", hour: "2-digit", minute: "2-digit" });
  return (
    <section class="panel" aria-label="Class">
      <img src={picture} alt={`QR code of ${address}`} width="220" height="220" />
      <div class="about">
        <h2 ref={heading} tabIndex={-1}>
          Class{state?.title ? `: ${state.title}` : ""}
        </h2>
        <p class="way">{address.replace(/^https?:\/\//, "").replace(/\/class\/.*$/, "/class")}</p>
        <p class="code" aria-label={`Code ${[...code].join(" ")}`}>
          {spellCode(code)}
        </p>
        {commands.length > 0 && (
          <p class="alone" role="note">
            Phones can’t reach this address: it is this computer’s alone. Start the lab with <code>{commands[0]}</code>{" "}
            and open <code>{commands[1]}</code>, then start the class there.
          </p>
        )}
        <p role="status" class={link !== "lost" && state?.ready && !state.problem ? "here" : ""}>
          {link === "lost"
            ? "The server can’t be reached. What is open stays; the class follows as soon as it can."
            : !state
              ? "One moment …"
              : state.problem ||
                (!state.ready ? "The lecture is being made ready for the phones …" : `${state.people} here`)}
        </p>
        <Names {...{ names, onLead }} />
        {state && <Door state={state} onLead={onLead} />}
        <Ways {...{ state, begin, onBegin, onCopy, onResults, onEnd }} />
        {notice && <p role="status">{notice}</p>}
        {until && (
          <p class="note">
            Nicknames and answers are kept on this server until {until}, or until you end the class. The results hold no
            names.
          </p>
        )}
      </div>
    </section>
  );
}

type NamesProps = Pick<PanelProps, "names" | "onLead">;

/** List the people who gave a nickname; an offensive one goes out of sight, or out of the class. */
function Names({ names, onLead }: NamesProps) {
  const shown = names.filter(({ is_hidden }) => !is_hidden);
  const hidden = names.length - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <ul class="names" aria-label="Nicknames">
          {shown.map(({ number, name }) => (
            <li key={number}>
              <bdi>{name}</bdi>
              <button
                type="button"
                aria-label={`Hide ${name}`}
                title="Hide the name"
                onClick={() => onLead({ hide: number, hidden: true })}>
                Hide
              </button>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                title="Remove from the class, with all answers"
                onClick={() => onLead({ remove: number })}>
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (
        <button
          type="button"
          class="as-link"
          onClick={() =>
            names.forEach(({ number, is_hidden }) => is_hidden && onLead({ hide: number, hidden: false }))
          }>
          Show {hidden} hidden {hidden === 1 ? "name" : "names"}
        </button>
      )}
    </>
  );
}

/** The part of links that give a scene; links to its notes have another in its place. */
const GIVE = "?give=";

type WaysProps = Pick<PanelProps, "state" | "begin" | "onBegin" | "onCopy" | "onResults" | "onEnd">;

/** Offer the lecturer's ways on with the class; to end it takes two presses. */
function Ways({ state, begin, onBegin, onCopy, onResults, onEnd }: WaysProps) {
  const [isEnding, setIsEnding] = useState(false);
  return (
    <div class="ways">
      {begin && (
        <a class="plain next" href={begin} onClick={onBegin}>
          {state?.scene ? `Go on with scene ${state.scene}` : `Begin: ${state?.title}`}
        </a>
      )}
      {begin.includes(GIVE) && (
        <a class="plain" href={begin.replace(GIVE, "?notes=")} title="What to say, and the ways on: on a tablet, say">
          Notes, and lead from here
        </a>
      )}
      <button type="button" class="plain" onClick={onCopy}>
        Copy the lecturer’s link
      </button>
      <button type="button" class="plain" disabled={!state?.ready} onClick={onResults}>
        Save the results
      </button>
      {isEnding ? (
        <>
          {state?.ready && (
            <button type="button" class="plain end" onClick={async () => (await onResults()) && onEnd()}>
              Save the results, then end it
            </button>
          )}
          <button type="button" class="plain end" onClick={onEnd}>
            End it and delete all answers
          </button>
          <button type="button" class="plain" onClick={() => setIsEnding(false)}>
            Keep it
          </button>
        </>
      ) : (
        <button type="button" class="plain" onClick={() => setIsEnding(true)}>
          End the class
        </button>
      )}
    </div>
  );
}

const LATELY = { 60: "minute", 300: "5 minutes", 900: "15 minutes", 86400: "day" };

/** Say who may come in, and offer the way out for all who came lately: somebody's script may fill a class. */
function Door({ state, onLead }: { state: ClassState; onLead: (order: object) => void }) {
  const [lately, setLately] = useState("60");
  return (
    <details class="door">
      <summary>
        Who takes part: {state.people} of {state.seats} seats, the door is {state.open ? "open" : "closed"}
      </summary>
      <div>
        <button type="button" class="plain" onClick={() => onLead({ open: !state.open })}>
          {state.open ? "Close the door" : "Open the door"}
        </button>
        <label>
          Seats{" "}
          <input
            class="field"
            type="number"
            min="1"
            max="500"
            value={state.seats}
            onChange={({ currentTarget }) => onLead({ seats: Math.round(currentTarget.valueAsNumber) })}
          />
        </label>
        <span>
          <label>
            Who came within the last{" "}
            <select class="field" value={lately} onChange={({ currentTarget }) => setLately(currentTarget.value)}>
              {Object.entries(LATELY).map(([seconds, words]) => (
                <option key={seconds} value={seconds}>
                  {words}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="plain" onClick={() => onLead({ remove_since: Number(lately) })}>
            Remove, with their answers
          </button>
        </span>
      </div>
    </details>
  );
}

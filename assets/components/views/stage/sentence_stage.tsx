// The stage as a sentence: what is read in a row, what is written in a row below, and ribbons for every look between.

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { strongestLinks } from "../../data/example/links.ts";
import { lookInWords, tokenOfRow } from "../../data/example/looks.ts";
import type { HeadMap } from "../../data/example/maps.ts";
import { litLines } from "../../draw/lines.ts";
import { isSpecial } from "../../draw/ribbons.ts";
import { percent } from "../../words/numbers.ts";
import { graphemes, nameOf } from "../../words/tokens.ts";
import { Buttons } from "../common/playing.tsx";
import { Token } from "../common/token.tsx";
import { CloserButtons } from "./closer.tsx";
import { useFirstPlay } from "./first_play.ts";
import { Frame } from "./frame.tsx";
import { MapView } from "./map_view.tsx";
import { MadeLikelier } from "./read_out.tsx";
import { Rows } from "./sentence_rows.tsx";
import { goToRow, type StageProps, type StageView, useStageView } from "./stage_view.ts";
import { Strongest } from "./strongest.tsx";

export function SentenceStage(props: StageProps) {
  const last = Math.max(0, props.example.steps.length - 1);
  const played = useFirstPlay(!!props.send && !props.parts && props.selection.step === 0, last);
  const selection = played === null ? props.selection : { ...props.selection, step: played };
  const stageView = useStageView(
    { ...props, selection },
    { growsAtRest: played !== null, pace: 600, marksChosen: false, hasWeightsOnly: true },
  );
  const { player, map, lit, example } = stageView;
  const plays = played !== null || player.playing;
  const rows = litLines(lit);
  const outcome = useOutcome(plays, stageView);
  const toldStep = useRef(stageView.step);
  if (!plays) toldStep.current = stageView.step; // a play is told once, at its end
  const isWhole = lit.done === Infinity || lit.done === map.rows.length;
  return (
    <Frame stageView={{ ...stageView, step: toldStep.current }} arranged="sentence">
      <section class="sentence-area">
        <h2 class="unseen">{map.title}</h2>
        <Said map={map} row={rows[0]} lookedAt={lit.columns[0]} />
        <Rows {...{ stageView, rows }} isStill={!plays} />
        <div class="player" role="group" aria-label="Decoding player: arrow keys step, space plays">
          {example.steps.length > 1 && (
            <Buttons
              what="step"
              place={selection.step}
              last={last}
              go={stageView.go}
              isBrief
              player={{ ...player, playing: plays }}
            />
          )}
          <CloserButtons />
          {isWhole && example.verdict && <span class="judged">{example.verdict}</span>}
        </div>
        {!props.parts && <Strongest map={map} onPoint={stageView.point} />}
        <p class="unseen outcome">{outcome}</p>
      </section>
      <section class="map-area beside">
        <p class="note">The same, as a map</p>
        <MapView
          map={map}
          lit={{ ...lit, chosen: [] }}
          theme={stageView.theme}
          view="map"
          presented={props.parts !== undefined}
          onPoint={stageView.point}
          onPress={(row) => goToRow(stageView, row)}
        />
      </section>
    </Frame>
  );
}

/** Say where the lit row looks, for a person; of a token that is pointed at also which words it makes likelier there. */
function Said({ map, row, lookedAt }: { map: HeadMap; row?: number; lookedAt?: number }) {
  return (
    <p class="sentence said">
      {row === undefined
        ? "Point at a token to see where it looks."
        : lookInWords(map, row).map((part, i) =>
            typeof part === "string" ? (
              part
            ) : (
              <b key={i}>
                <Token token={part.token} side={part.side} />
              </b>
            ),
          )}
      {lookedAt !== undefined && (
        <MadeLikelier
          {...{ map }}
          column={lookedAt}
          after="."
          before={
            <>
              {" "}
              What this head takes from <Token token={map.columns[lookedAt]} side={map.columnSpots[lookedAt][0].side} />
            </>
          }
        />
      )}
    </p>
  );
}

/** Return what is read out once a play has ended: how much was read, what was written, and the three strongest looks. */
function useOutcome(plays: boolean, { example, map, lit }: StageView) {
  const [outcome, setOutcome] = useState("");
  const before = useRef(plays);
  useLayoutEffect(() => {
    const ended = before.current && !plays;
    before.current = plays;
    if (!ended || lit.done < map.rows.length) return;
    const looks = strongestLinks(map, 3).map(
      ({ row, column, weight }) => `“${tokenOfRow(map, row)}” at “${nameOf(map.columns, column)}” ${percent(weight)}`,
    );
    const tokens = map.columns.filter((token) => !isSpecial(token));
    const read = tokens.join(tokens.every((token) => graphemes(token).length < 2) ? "" : " ").replaceAll(" ##", "");
    setOutcome(`Read “${read}”, wrote “${example.writes}”. Strongest looks: ${looks.join(", ")}.`);
  }, [plays]);
  return outcome;
}

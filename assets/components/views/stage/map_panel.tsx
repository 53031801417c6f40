// The open head, large: its title, its views, its map, and its further ways.

import type { ComponentChildren } from "preact";
import { type HeadMap, SUMMARIES } from "../../data/example/maps.ts";
import { choose } from "../../state/current_selection.ts";
import { Segments } from "../common/segments.tsx";
import { Compare } from "./compare.tsx";
import { MapView } from "./map_view.tsx";
import { ReadOut } from "./read_out.tsx";
import { type StageView, toggleRow } from "./stage_view.ts";
import { Strongest } from "./strongest.tsx";

interface MapPanelProps {
  stageView: StageView;
  /** The same head with attention changed, if it is. */
  changed?: HeadMap | null;
  /** The map itself, and its controls. */
  children: ComponentChildren;
}

export function MapPanel({ stageView, changed = null, children }: MapPanelProps) {
  const { map, weighted, selection, peek, lit, open, theme } = stageView;
  return (
    // Beside small maps the map keeps in sight as far as this element reaches.
    <div class="map-place">
      <section class="map-area">
        {selection.present && (
          <button type="button" class="plain leave" onClick={() => choose({ present: false })}>
            Back<span class="keys"> (Escape)</span>
          </button>
        )}
        <div class="map-head">
          <h2 class={peek ? "peeked" : ""}>{map.title}</h2>
          <Views {...stageView} />
        </div>
        {children}
        <Legend {...stageView} changed={changed} />
        <div class="foot">
          <InsideAHead {...stageView} />
          {selection.view === "table" && <Strongest map={weighted} onPoint={stageView.point} />}
        </div>
        {lit.chosen.length > 0 && !peek && (
          <Compare
            map={weighted}
            rows={lit.chosen}
            colours={theme.lines}
            agrees={open.head !== "max"}
            onDrop={(row) => toggleRow(selection, row)}
          />
        )}
      </section>
    </div>
  );
}

/** Show one map, with the spot that is pointed at in words. */
export const OneMap = ({ stageView, onPress }: { stageView: StageView; onPress: (row: number) => void }) => (
  <>
    <MapView
      map={stageView.map}
      lit={stageView.lit}
      theme={stageView.theme}
      view={stageView.selection.view}
      presented={stageView.selection.present || stageView.parts !== undefined}
      onPoint={stageView.point}
      onPress={onPress}
    />
    <ReadOut map={stageView.map} lit={stageView.lit} />
  </>
);

/** Offer the views of the open head; that of all kinds in one map once it is asked for. */
function Views({ offersEverything, selection }: StageView) {
  const views: StageView["selection"]["view"][] = ["map", "lines", "table"];
  if (offersEverything && selection.view === "everything") views.push("everything");
  return (
    <Segments
      label="View"
      options={views.map((view) => [view, view])}
      value={selection.view}
      onChoose={(view) => choose({ view })}
    />
  );
}

function Legend({ map, selection, everything, changed, theme, frame }: StageView & { changed: HeadMap | null }) {
  const wanted = selection.cells === "contributions" && !everything;
  return (
    <>
      {wanted && !map.signed && (
        <p class="note">
          {frame.contributions
            ? "This is a summary of weights: open one head for contributions."
            : map.rounded
              ? "All contributions of so long a text are too much to send: shorten it. These are weights."
              : "Working out what each token contributes …"}
        </p>
      )}
      {map.rounded && (
        <p class="note precision">
          ≈ Rounded to 1/255{selection.mute && !everything && ", before muting scales rows up"}; captions and exported
          numbers are exact.
        </p>
      )}
      <p class="legend">
        <span>
          <b class="query">rows</b> look at <b class="key">columns</b>
        </span>
        <span class="scale">
          {map.signed ? "−100 %" : "0 %"} <i class="ramp" style={map.signed ? { background: theme.signedRamp } : {}} />{" "}
          100 %
        </span>
        {(changed ?? map).blocked?.includes(1) && (
          <span class="scale">
            <i class="swatch hatched" /> blocked by the mask{changed && ", or taken away"}
          </span>
        )}
      </p>
    </>
  );
}

/** Lead to the page that works a row out; a summary has no numbers of its own there, a file no other page. */
function InsideAHead({ send, open, everything, lit, ofStep }: StageView) {
  if (!send || SUMMARIES.includes(open.head) || everything) return null;
  const row = lit.chosen.at(-1) ?? ofStep[0] ?? 1;
  return (
    <button type="button" class="plain" data-leads-away onClick={() => send("inside", { row })}>
      Show the arithmetic
    </button>
  );
}

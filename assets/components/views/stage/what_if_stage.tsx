// The stage of What if?: changes of attention, and the model's text with them, beside its text without.

import { useMemo, useState } from "preact/hooks";
import { changedMap, hiddenTag, toggleTag, withCell } from "../../data/example/edits.ts";
import { litBy, pointedAt } from "../../data/example/pointing.ts";
import { UNLIT } from "../../draw/heatmap.ts";
import { mapPicture } from "../../draw/pictures/map.ts";
import { greyTheme } from "../../draw/theme.ts";
import { Controls } from "./controls.tsx";
import { useEditKeys } from "./edit_keys.ts";
import { type Editing, useEditing, useSwitches } from "./editing.ts";
import { Frame } from "./frame.tsx";
import { MapPanel } from "./map_panel.tsx";
import { OverviewPanel } from "./overview_panel.tsx";
import { usePictures } from "./pictures.ts";
import { type StageProps, type StageView, useStageView } from "./stage_view.ts";
import { Changes, DOES, EditBar, type Mode, Panes, SourceTokens, Written } from "./what_if.tsx";

export function WhatIfStage(props: StageProps) {
  const stageView = useStageView(props, { marksRows: false });
  const { example, selection, theme, send } = props;
  const { map, lit, open, pointed, setPointed } = stageView;
  const editing = useEditing(example, send);
  const [mode, setMode] = useState<Mode>("hide");
  const changed = useChangedMap(stageView);
  const switches = useSwitches(example, editing, stageView.openHead, send);
  const edit = (act: Mode, row: number, column: number) => switches && editCell(stageView, editing, act, row, column);
  const [row, column] = [lit.rows[0] ?? -1, lit.columns[0] ?? -1];
  const keys: Parameters<typeof useEditKeys>[1] = {
    o: () => switches?.onSwitch(open),
    h: (at) => (at?.dataset.tag ? editing.change(toggleTag(editing.tags, at.dataset.tag)) : edit("token", row, column)),
    s: () => row >= 0 && edit("only", row, column),
    "Ctrl+z": () => editing.undo?.(),
  };
  useEditKeys(stageView.root, switches ? keys : {});
  return (
    <Frame stageView={stageView} arranged="what_if">
      <Controls stageView={stageView} />
      <OverviewPanel stageView={stageView} switches={switches} />
      <MapPanel stageView={stageView} changed={changed}>
        {switches && (
          <>
            <EditBar open={selection} heads={stageView.frame.group.heads} {...{ editing, mode }} onMode={setMode} />
            <SourceTokens {...{ example, editing }} />
          </>
        )}
        <Written {...{ example, editing }} isFixed={!switches} />
        {switches && <Changes editing={editing} />}
        <Panes
          before={{ map, lit }}
          after={changed && { map: changed, lit: { ...UNLIT, ...litBy(changed, pointed) } }}
          waits={editing.waits}
          shared={{
            view: selection.view,
            presented: selection.present || stageView.parts !== undefined,
            theme,
            does: DOES[mode],
            onPress: (row, column) => edit(mode, row, column),
          }}
          onPoint={(on, row, column) => setPointed(pointedAt(on, row, column))}
        />
      </MapPanel>
    </Frame>
  );
}

/** Return the open head with attention changed, and offer it as a picture; null while nothing is changed. */
function useChangedMap({ example, selection, open, theme }: StageView) {
  const changed = useMemo(
    () => changedMap(example, open, { muted: selection.mute, contributions: selection.cells === "contributions" }),
    [example, open.kind, open.layer, open.head, selection.mute, selection.cells],
  );
  const make = () => {
    const own = changed?.isOff ? greyTheme(theme) : theme;
    return changed && { picture: mapPicture({ map: changed, lit: UNLIT, view: selection.view }, own), theme: own };
  };
  usePictures({ "changed-map": changed !== null && make });
  return changed;
}

/** Change a cell of the open head, or hide its column's token from a whole kind; cells that the mask blocks stay. */
function editCell({ map, open }: StageView, editing: Editing, act: Mode, row: number, column: number) {
  if (column < 0 || map.blocked?.[row * map.columns.length + column]) return;
  const [{ place }] = map.columnSpots[column];
  editing.change(
    act === "token"
      ? toggleTag(editing.tags, hiddenTag(open.kind, place))
      : withCell(editing.tags, open, act, row, place),
  );
}

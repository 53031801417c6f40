// One map in the view that is chosen: as a map, as lines, as a table.

/** @import { Lit } from "../../draw/heatmap.js" */
/** @import { HeadMap } from "../../data/example/maps.js" */
/** @import { Theme } from "../../draw/theme.js" */
import { useMemo } from "preact/hooks";
import { greyed } from "../../draw/theme.js";
import { LargeMap } from "./large_map.jsx";
import { Lines } from "./lines.jsx";
import { Table } from "./table.jsx";

const LETTERS = { usual: 14, presented: 20 };

/**
 * @param {object} props
 * @param {string} props.view
 * @param {boolean} props.presented
 * @param {HeadMap} props.map
 * @param {Lit} props.lit
 * @param {Theme} props.theme
 * @param {(row: number, column: number) => void} props.onPoint
 * @param {(row: number, column: number) => void} props.onPress The column is −1 where only a row can be pressed.
 * @param {boolean} [props.columns]
 * @param {string} [props.does]
 */
export function MapView({ view, presented, map, lit, theme, onPoint, onPress, columns, does }) {
  const own = useMemo(() => (map.isOff ? greyed(theme) : theme), [map.isOff, theme]);
  const onRow = (/** @type {number} */ row) => onPress(row, -1);
  if (view === "lines") return <Lines {...{ map, lit, onPoint }} theme={own} onPress={onRow} />;
  if (view === "table") return <Table map={map} chosen={lit.chosen} caption={map.caption} onPress={onRow} />;
  return (
    <LargeMap
      {...{ map, lit, onPoint, onPress, columns, does }}
      theme={own}
      caption={map.caption}
      letters={presented ? LETTERS.presented : LETTERS.usual}
    />
  );
}

// One map in the chosen view: as a map, as lines, as a table.

import { useMemo } from "preact/hooks";
import type { HeadMap } from "../../data/example/maps.ts";
import type { Lit } from "../../draw/heatmap.ts";
import { greyTheme, type Theme } from "../../draw/theme.ts";
import { LargeMap } from "./large_map.tsx";
import { Lines } from "./lines.tsx";
import { Table } from "./table.tsx";

const LETTERS = { usual: 14, presented: 18 };

interface MapViewProps {
  view: string;
  presented: boolean;
  map: HeadMap;
  lit: Lit;
  theme: Theme;
  onPoint: (row: number, column: number) => void;
  /** Presses a cell; the column is −1 if only a row can be pressed. */
  onPress: (row: number, column: number) => void;
  columns?: boolean;
  does?: string;
}

export function MapView({ view, presented, map, lit, theme, onPoint, onPress, columns, does }: MapViewProps) {
  const own = useMemo(() => (map.isOff ? greyTheme(theme) : theme), [map.isOff, theme]);
  const onRow = (row: number) => onPress(row, -1);
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

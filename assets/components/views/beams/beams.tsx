// The tree of a beam search: the node that is pointed at is told and its branch lit; a click opens it on the stage.

import { memo } from "preact/compat";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Theme } from "../../draw/theme.ts";
import { offer } from "../../state/pictures.ts";
import { plain } from "../../words/parts.ts";
import { useFonts } from "../common/fonts.ts";
import { LiveRegion } from "../common/live_region.tsx";
import { usePointing } from "../common/pointing.ts";
import { isPlaced } from "../common/room.ts";
import { useSize } from "../common/size.ts";
import { Spoken, Token } from "../common/token.tsx";
import { chipWidths, type Layout, LINES, layoutOf, linesTo, SIZES } from "./layout.ts";
import { treePicture } from "./picture.ts";
import { movesFrom, type Node, ownProbability, pathTo, type Search, type Tree, treeOf } from "./tree.ts";
import { cutOf, headingOf, LEGEND, markOf, sentenceOf } from "./words.ts";

const MOST_AT_FIRST = 60; // nodes of a tree that shows its dropped branches without being asked

const LARGEST = 1.6; // how much larger a small tree stands on a slide

interface BeamsProps {
  data: Search;
  theme: Theme;
  /** Absent if nodes can't be opened. */
  open?: (id: number, isWinner: boolean) => void;
}

export function Beams({ data, theme, open }: BeamsProps) {
  const [root, { width: room }] = useSize();
  const scroller = useRef<HTMLDivElement | null>(null);
  const [asked, setAsked] = useState<boolean | null>(null);
  const [stop, setStop] = useState("");
  const [pending, setPending] = useState<Node | null>(null);
  const isOnSlide = root.current !== null && isPlaced(root.current);
  const { tree, wide, layout, all, selected, nodeOf, zoom } = useTree(data, theme, room, asked, isOnSlide);
  useLayoutEffect(() => setPending(null), [data]); // Python has answered
  useEffect(
    () => offer(data.name, () => ({ picture: treePicture(tree, wide, all, selected, theme), theme })),
    [data, wide, all, theme],
  );

  const openNode = (node: Node) => {
    if (!open || node === selected) return;
    setPending(node);
    open(node.id, node === tree.end);
  };
  const isSeen = (node: Node) => node.kept || all;
  const { id, spoken, listeners } = usePointing({
    moves: (from) => movesFrom(tree, nodeOf(from) ?? tree.nodes[0], isSeen),
    // A finger has no hover: its first tap shows a branch, the second opens the node.
    press: (pressed, { id: before, touch, point }) => {
      const node = nodeOf(pressed);
      if (!node || (touch && before !== pressed)) point(pressed);
      else openNode(node);
    },
    onFocus: setStop,
  });
  const shown = nodeOf(id) ?? selected;
  const path = pathTo(shown);
  // A hidden node passes the focus on to its parent, which is always seen.
  const wanted = nodeOf(stop) ?? selected ?? tree.nodes[0];
  const tabStop = isSeen(wanted) ? wanted : wanted.parent;
  const backToWinner = () => {
    openNode(tree.end);
    // The button goes as soon as Python has answered, and must not take the focus along.
    const end = scroller.current?.querySelector(`[data-id="${tree.end.id}"]`);
    if (end instanceof HTMLElement) end.focus();
  };
  return (
    <Spoken.Provider value={data.languages ?? {}}>
      <div class="beam" ref={root} style={{ colorScheme: theme.dark ? "dark" : "light" }}>
        <div class="top">
          <LiveRegion parts={shown && sentenceOf(tree, shown)} spoken={spoken} />
          {open && selected && selected !== tree.end && (
            <button type="button" class="plain" onClick={backToWinner}>
              Back to the winner
            </button>
          )}
          {tree.dropped > 0 && <Dropped number={tree.dropped} isOn={all} onTurn={setAsked} />}
        </div>
        <div class="scroller" ref={scroller} style={{ maxHeight: `${data.height}px` }}>
          <div
            class={all ? "sheet" : "sheet kept-only"}
            style={{ width: `${layout.width}px`, height: `${layout.height}px`, zoom }}
            {...listeners}>
            <Ground tree={tree} layout={layout} lit={path.filter(isSeen)} />
            {tree.columns.map((column, step) => {
              const own = (node: Node | null) => (node?.depth === step ? node : null);
              return (
                <Column
                  key={step}
                  {...{ tree, column, layout }}
                  lit={path[step] ?? null}
                  stop={own(tabStop)}
                  current={own(selected)}
                  pending={own(pending)}
                />
              );
            })}
          </div>
        </div>
        <Legend />
      </div>
    </Spoken.Provider>
  );
}

/** Draw the ground of the nodes: the numbers of the steps, all branches, the lit one, and the cut of the beam. */
function Ground({ tree, layout, lit }: { tree: Tree; layout: Layout; lit: Node[] }) {
  return (
    <>
      <Headings layout={layout} />
      <Branches tree={tree} layout={layout} />
      <svg aria-hidden="true">
        <path class="lit" d={linesTo(layout, lit)} />
      </svg>
      <div class="cut" style={{ top: `${layout.cut}px` }}>
        <span>{cutOf(tree.width)}</span>
      </div>
    </>
  );
}

/** Return the tree, laid out in its room, and on a slide enlarged to fill it. */
function useTree(data: Search, theme: Theme, room: number, asked: boolean | null, isOnSlide: boolean) {
  const tree = useMemo(() => treeOf(data.nodes, data.width), [data.id]);
  const fonts = useFonts(theme);
  const wide = useMemo(() => chipWidths(tree, theme), [tree, theme.font, theme.codeFont, fonts]);
  const nodeOf = (id: string | number | null | undefined) =>
    tree.nodes.find((node) => String(node.id) === String(id)) ?? null;
  const selected = nodeOf(data.selected);
  const all = tree.dropped > 0 && (asked ?? (tree.nodes.length <= MOST_AT_FIRST || selected?.kept === false));
  const least = useMemo(() => layoutOf(tree, wide, 0, all), [tree, wide, all]);
  const fitting = Math.min(LARGEST, room / least.width, data.height / least.height);
  const zoom = isOnSlide ? Math.max(1, fitting) : 1;
  const layout = useMemo(() => layoutOf(tree, wide, room / zoom, all), [tree, wide, room / zoom, all]);
  return { tree, wide, layout, all, selected, nodeOf, zoom };
}

interface DroppedProps {
  number: number;
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}

const Dropped = ({ number, isOn, onTurn }: DroppedProps) => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked={isOn}
      onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
    />
    Show dropped branches ({number})
  </label>
);

const Headings = ({ layout }: { layout: Layout }) => (
  <div class="head" style={{ height: `${SIZES.head}px` }}>
    {layout.columns.map((left, step) => (
      <span key={step} class="heading" style={{ left: `${left}px` }}>
        {headingOf(step)}
      </span>
    ))}
  </div>
);

const Legend = () => (
  <div class="legend">
    {Object.entries(LEGEND).map(([name, words]) => (
      <span key={name} class={name}>
        {words}
      </span>
    ))}
  </div>
);

const Branches = memo(BranchesOf);
const Column = memo(ColumnOf);
const Chip = memo(ChipOf);

function BranchesOf({ tree, layout }: { tree: Tree; layout: Layout }) {
  return (
    <svg class="branches" aria-hidden="true">
      <path class="cut" d={layout.cutPath} />
      {LINES.map(([name, fits]) => (
        <path key={name} class={name} d={linesTo(layout, tree.nodes.filter(fits))} />
      ))}
    </svg>
  );
}

interface ColumnProps {
  tree: Tree;
  column: Node[];
  layout: Layout;
  lit: Node | null;
  /** The node that the Tab key comes to. */
  stop: Node | null;
  /** The open node. */
  current: Node | null;
  /** The node for which Python has yet to answer a click. */
  pending: Node | null;
}

/** Draw a step. Each of its states belongs to one of its nodes at most: a change elsewhere draws nothing here. */
function ColumnOf({ tree, column, layout, lit, stop, current, pending }: ColumnProps) {
  const { depth } = column[0];
  return (
    <div class="column" role="list" aria-label={depth === 0 ? "Start" : `Step ${depth}, best first`}>
      {column.map((node) => (
        <Chip
          key={node.id}
          {...{ tree, node, layout }}
          lit={node === lit}
          isStop={node === stop}
          isCurrent={node === current}
          isPending={node === pending}
        />
      ))}
    </div>
  );
}

interface ChipProps {
  tree: Tree;
  node: Node;
  layout: Layout;
  lit: boolean;
  isStop: boolean;
  isCurrent: boolean;
  isPending: boolean;
}

function ChipOf({ tree, node, layout, lit, isStop, isCurrent, isPending }: ChipProps) {
  const states = { kept: node.kept, finished: node.finished, winner: node.winner, lit, pending: isPending };
  const { x = 0, y = 0, width = 0 } = layout.places.get(node) ?? {};
  const name = useMemo(() => plain(sentenceOf(tree, node)), [tree, node]);
  return (
    <div class={node.kept ? "" : "below"} role="listitem">
      <button
        type="button"
        class={["node", ...Object.entries(states).flatMap(([state, is]) => (is ? state : []))].join(" ")}
        data-id={node.id}
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        aria-current={isCurrent ? "true" : undefined}
        style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, "--own": ownProbability(node) }}>
        <Token token={node.token} length={SIZES.chip} side="target" />
        {markOf(node) && <span class="mark">{markOf(node)}</span>}
      </button>
    </div>
  );
}

import { useEffect, useSyncExternalStore } from "react";
import type { TableHandle, TableProps } from "../../../src/scene/props.ts";

/** What was asked of the table that stands, in order. */
export const asked: string[] = [];

/** The table that stands: its hands are those of who tests. */
export const standing: { props?: TableProps } = {};

function told(name: string, ...given: readonly unknown[]): void {
  asked.push([name, ...given.filter((one) => one !== undefined).map((one) => JSON.stringify(one))].join(" "));
}

const HANDLE: TableHandle = {
  screenPosition(_, out) {
    Object.assign(out, { x: 100, y: 100, visible: true });
    return true;
  },
  distanceTo: () => undefined,
  names: () => [],
  dice: () => false,
  screenPoint: (_, out) => void Object.assign(out, { x: 50, y: 60, visible: true }),
  tablePoint: (x, y) => ({ x: x / 16, y: y / 16 }),
  onDraw(listener) {
    listener();
    return () => undefined;
  },
  frame: (ids) => told("frame", ids),
  home: () => told("home"),
  follow: () => told("follow"),
  whole: () => told("whole"),
  toggleTop: () => told("straight down"),
  showView: (digit) => told("show view", digit),
  saveView: (digit) => told("save view", digit),
};

function counted(list: readonly unknown[] | undefined): string {
  return (list?.length ?? 0).toString();
}

function things({ tabletop }: TableProps): string {
  const { pieces, counters, cards, cues, mat } = tabletop;
  const lies = pieces
    .map((one) => `${one.id}${"pose" in one ? `@${JSON.stringify(one.pose)}` : ""}`)
    .join(" ");
  return `pieces ${lies}; counters ${counted(counters)}, cards ${counted(cards)}, cues ${cues.map(({ kind }) => kind).join(" ")}, mat ${mat.width} × ${mat.depth}`;
}

function laid({ overlay, edge, selected, hovered }: TableProps): string {
  const { lit, dim, tape, ghosts, arcs, lines, cells, heldUp } = overlay;
  const all = {
    ...{ edge, selected, hovered, lit, dim, tape, heldUp },
    ghosts: JSON.stringify(ghosts),
    ...{ arcs: counted(arcs), lines: counted(lines), cells: counted(cells?.slice()) },
    captions: arcs.flatMap((arc) => ("caption" in arc ? [arc.caption] : [])).join(" "),
  };
  return Object.entries(all)
    .flatMap(([name, value]) =>
      value === undefined || value === "0" || value === "" || value === "[]"
        ? []
        : [`${name} ${typeof value === "string" ? value : JSON.stringify(value)}`],
    )
    .join("; ");
}

function ways({
  settings,
  measuring,
  showNumbers,
  wholeMat,
  directed,
  decoration,
  opensTurn,
  views,
  label,
  names,
}: TableProps): string {
  return JSON.stringify({
    settings,
    measuring,
    showNumbers,
    wholeMat,
    directed,
    decoration,
    opensTurn,
    views,
    label,
    names: names?.pile("x", 2),
  });
}

/** Stands in for a drawn table: tells what it is given, and hands out what may be done with it. */
export default function StandInTable(props: TableProps) {
  const { player, handle, onStand } = props;
  const now = useSyncExternalStore(
    player.subscribe,
    () => `${player.now} ${player.playing} ×${player.speed}`,
  );
  standing.props = props;
  player.instant = props.settings.reducedMotion;
  useEffect(() => {
    handle?.(HANDLE);
    onStand?.();
    return () => handle?.(null);
  }, [handle, onStand]);
  return (
    <figure aria-label="Table">
      <p>{things(props)}</p>
      <p>{laid(props)}</p>
      <p>{ways(props)}</p>
      <p>{now}</p>
    </figure>
  );
}

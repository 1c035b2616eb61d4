import type { Focus } from "../../../face/focus.ts";
import { gridBorders } from "../../../tabletop/grid-border.ts";
import type { MapLine } from "../../../tabletop/line.ts";
import type { Cell, Overlay } from "../../../tabletop/overlay.ts";
import { NO_OVERLAY } from "../../../tabletop/overlay.ts";
import { MOVES } from "../data/figures.ts";
import type { SquareName } from "../data/tables.ts";
import type { Order } from "../rules/grammar/order.ts";
import { atlasOf } from "../rules/map/atlas.ts";
import { distance } from "../rules/map/path.ts";
import { columnOf, rowOf } from "../rules/map/square.ts";
import { movable } from "../rules/raid/move.ts";
import { movableWings } from "../rules/raid/wings.ts";
import { tablesOf } from "../rules/state/look.ts";
import { commandedBy, sideOf } from "../rules/state/sides.ts";
import type { View } from "../rules/view/view.ts";
import { GRID, spotOf, squareOfCell } from "./grid.ts";
import { startsOf } from "./outlook/flight.ts";
import { triggerAt, triggersOn } from "./outlook/triggers.ts";
import { reachNow } from "./reach.ts";
import type { Route } from "./route.ts";
import { routeOf, routeTo } from "./route.ts";

/** BB-35, BB-36: the borders between the Groups' areas, along the squares. */
function bordersOf({ setup }: View): readonly MapLine[] {
  const { areas } = atlasOf(tablesOf(setup));
  const lines = gridBorders(GRID, (cell) => Number(areas.get(squareOfCell(cell))));
  return lines.map((points, at) => ({ id: `border-${at}`, kind: "sector", points }) as const);
}

function cell(square: SquareName, tone: Cell["tone"], more: Partial<Cell> = {}): Cell {
  return { at: spotOf(square), tone, ...more };
}

/** Whether a square is the last of a move, straight or slantwise from where it starts: there the fuel is written. */
function isLast(view: View, from: SquareName, square: SquareName): boolean {
  const across = Math.abs(columnOf(square) - columnOf(from));
  const up = Math.abs(rowOf(square) - rowOf(from));
  const ray = across === 0 || up === 0 || across === up;
  const apart = distance(from, square, view.setup.options.diagonal);
  return ray && MOVES.some((length) => length === apart);
}

/** Squares that may be chosen; at the ends of a move of either length the fuel that would be left. */
function reachCells(view: View, selected: string | null): readonly Cell[] {
  const one = view.geschwader.find(({ id }) => id === selected);
  const [from] = one ? startsOf(view, one) : [];
  return [...reachNow(view, selected)].map(([square, left]) => {
    const written = left !== undefined && from !== undefined && isLast(view, from, square);
    return cell(square, "reach", written ? { caption: `${left}` } : {});
  });
}

/** BB-100: squares that a working station watches, each with how many wings it can call up now. */
function radarCells(view: View): readonly Cell[] {
  const { watched } = atlasOf(tablesOf(view.setup));
  return [...watched].map(([square, station]) =>
    view.out.includes(station.id)
      ? cell(square, "blocked")
      : cell(square, "row", { caption: `${triggerAt(view, square)?.wings.length ?? 0}` }),
  );
}

/** The way that somebody has written, or that leads to what he looks at. */
function routeNow(view: View, { selected, hovered, drafts }: Focus): Route | undefined {
  const orders = [...drafts.values()].flatMap(({ read }) => (read.ok ? [read.value as Order] : []));
  const pieces = [...movable(view), ...movableWings(view)];
  const looked =
    hovered === null
      ? undefined
      : routeTo(
          view,
          pieces.find(({ id }) => id === selected),
          hovered,
        );
  return looked ?? orders.map((order) => routeOf(view, order)).find((route) => route !== undefined);
}

function routeCells(view: View, { squares }: Route): readonly Cell[] {
  const called = triggersOn(view, squares).map(({ square }) => cell(square, "lit"));
  return [
    ...called,
    ...squares.map((square, at) =>
      cell(square, at === squares.length - 1 ? "end" : "path", { order: at + 1 }),
    ),
  ];
}

function routeLine({ from, squares }: Route): MapLine {
  return { id: "route", kind: "route", points: [from, ...squares].map(spotOf) };
}

/** Formations that may be taken in hand for an order on the map: they are asked for, as far as the viewer is. */
function inHand(view: View): readonly string[] {
  const [task] = view.agenda;
  const side = sideOf(view, view.viewer);
  if (task?.do === "german-move" && side === 1)
    return commandedBy(view, view.viewer, movable(view)).map(({ id }) => id);
  if (task?.do === "british-move" && side === 0)
    return commandedBy(view, view.viewer, movableWings(view)).map(({ id }) => id);
  return [];
}

/** Whether the viewer is the side that is asked for a move. */
function asksViewer(view: View): boolean {
  const [task] = view.agenda;
  const side = sideOf(view, view.viewer);
  const german = task?.do === "german-move" || task?.do === "leg" || task?.do === "chased";
  const british = task?.do === "british-move" || task?.do === "wing-step";
  return (german && side === 1) || (british && side === 0);
}

/** Squares in reach with the fuel left there, the way of what is written or looked at with the radar squares on it. */
export function overlayOf(view: View, focus: Focus): Overlay {
  const { shown, selected } = focus;
  const asked = asksViewer(view);
  const route = asked ? routeNow(view, focus) : undefined;
  const way = new Set(route?.squares);
  const reach = asked && shown.has("reach") ? reachCells(view, selected) : [];
  const free = reach.filter(
    ({ at }) => ![...way].some((square) => spotOf(square).x === at.x && spotOf(square).y === at.y),
  );
  const cells = [
    ...(shown.has("radar") ? radarCells(view) : []),
    ...free,
    ...(route ? routeCells(view, route) : []),
  ];
  const lines = [...(shown.has("groups") ? bordersOf(view) : []), ...(route ? [routeLine(route)] : [])];
  return {
    ...NO_OVERLAY,
    ...(cells.length > 0 && { cells }),
    ...(lines.length > 0 && { lines }),
    lit: inHand(view),
  };
}

import { line } from "../../../core/geometry/hex-line.ts";
import { hexLabel, parseHexLabel } from "../../../core/geometry/hex-map.ts";
import type { Focus } from "../../../face/focus.ts";
import type { MapLine } from "../../../tabletop/line.ts";
import { type Cell, NO_OVERLAY, type Overlay } from "../../../tabletop/overlay.ts";
import type { HexName } from "../data/tables.ts";
import type { Order } from "../rules/grammar/order.ts";
import { waitingFighters } from "../rules/raid/american-flight.ts";
import { usableBases } from "../rules/raid/bases.ts";
import { landable, startable } from "../rules/raid/german-flight.ts";
import { groupOf, placeOf, tablesOf } from "../rules/state/look.ts";
import { formationOf, homeId } from "../rules/view/formations.ts";
import type { View } from "../rules/view/view.ts";
import { mansBases, moves, writesSheet } from "../rules/view/viewer.ts";
import { spotOf } from "./grid.ts";
import { type Moving, movableNow, movingOf } from "./moving.ts";
import { nextLine } from "./overlay/next-line.ts";
import { sheetOverlay } from "./overlay/sheet.ts";

/** The hexes of the straight way from one to another, both included. */
function wayOf(from: HexName, to: HexName): readonly HexName[] {
  const [first, last] = [parseHexLabel(from), parseHexLabel(to)];
  return first && last ? line(first, last).map(hexLabel) : [];
}

/** Where everything is that can be looked at. */
function hexOfThing(view: View, id: string): HexName | undefined {
  const { targets, bases } = tablesOf(view.setup);
  const place = [...targets, ...bases].find((one) => one.id === id);
  return place?.hex ?? formationOf(view, id)?.hex;
}

/** Hexes that may be chosen. */
function reachCells({ hexes, from }: Moving): readonly Cell[] {
  return [...hexes.keys()]
    .filter((hex) => hex !== from)
    .map((hex) => ({ at: spotOf(hex), tone: "reach" as const }));
}

interface Route {
  readonly from: HexName;
  readonly to: HexName;
}

/** The way of what is written, or that leads to what is looked at. */
function routeNow(view: View, { hovered, drafts }: Focus, moving: Moving | undefined): Route | undefined {
  const looked = hovered === null ? undefined : hexOfThing(view, hovered);
  if (moving?.from && looked && looked !== moving.from && moving.hexes.has(looked))
    return { from: moving.from, to: looked };
  for (const { read } of drafts.values()) {
    const order = read.ok ? (read.value as Order) : undefined;
    if (order?.kind !== "to" || order.verb !== "fly") continue;
    const from = [...view.americans, ...view.germans].find(({ id }) => id === order.units[0])?.hex;
    if (from && from !== order.to) return { from, to: order.to };
  }
  return undefined;
}

function routeCells({ from, to }: Route): readonly Cell[] {
  return wayOf(from, to)
    .slice(1)
    .map((hex, at, all) => ({
      at: spotOf(hex),
      tone: at === all.length - 1 ? ("end" as const) : ("path" as const),
      order: at + 1,
    }));
}

/** Formations, units and bases that the viewer may take in hand now. */
function inHand(view: View): readonly string[] {
  const own = movableNow(view).flatMap(({ id }) => formationOf(view, id)?.id ?? []);
  if (!moves(view)) return [];
  if (view.agenda[0]?.do === "german-move")
    return [
      ...new Set([...own, ...startable(view).map(({ id }) => id), ...landable(view).map(({ id }) => id)]),
    ];
  const homes = waitingFighters(view).map((one) => homeId(groupOf(view, one.id).force, one));
  return [...new Set([...own, ...homes])];
}

/** LW-56: the hexes of the Target Sheet's targets that a stream has yet to reach. */
function goals(view: View, selected: string | null): readonly MapLine[] {
  const formation = selected === null ? undefined : formationOf(view, selected);
  const units = formation?.units.filter((one) => one.id === selected || formation.id === selected) ?? [];
  const targets = new Set(
    units.flatMap((one) => ("line" in one && one.line && !one.bombed ? [one.line.target] : [])),
  );
  if (!formation) return [];
  return [...targets].map((target) => ({
    id: `goal-${target}`,
    kind: "route",
    side: formation.side,
    points: [spotOf(formation.hex), spotOf(placeOf(view, target).hex)],
  }));
}

/** Hexes in reach, the way of what is written or looked at, where a stream has to go, the R line of the next quarter. */
export function overlayOf(view: View, focus: Focus): Overlay {
  if (writesSheet(view)) return sheetOverlay(view, focus);
  const { shown, selected } = focus;
  const moving = movingOf(view, selected);
  const route = moves(view) ? routeNow(view, focus, moving) : undefined;
  const way = route ? routeCells(route) : [];
  const taken = new Set(way.map(({ at }) => `${at.x} ${at.y}`));
  const reach = moving && shown.has("reach") ? reachCells(moving) : [];
  const cells = [...reach.filter(({ at }) => !taken.has(`${at.x} ${at.y}`)), ...way];
  const lines = [
    ...(shown.has("next-line") ? nextLine(view) : []),
    ...(shown.has("goals") ? goals(view, selected).filter(({ points: [a, b] }) => a !== b) : []),
  ];
  return {
    ...NO_OVERLAY,
    ...(cells.length > 0 && { cells }),
    ...(lines.length > 0 && { lines }),
    lit: mansBases(view) ? usableBases(view).map(({ id }) => id) : inHand(view),
  };
}

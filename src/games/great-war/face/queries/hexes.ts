import type { PieceId } from "../../../../core/game.ts";
import { type Hex, hexAhead, hexDistance, sameHex } from "../../../../core/geometry/hex.ts";
import { hexLabel, hexOf, isOnMap, parseHexLabel } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { phraser } from "../../../../core/phrase.ts";
import type { Text } from "../../../../face/text.ts";
import { SIDES } from "../../data/sides.ts";
import { moveSceneOf, speedRange } from "../../rules/move/index.ts";
import { airspaceOf, exitOf, inArchieZone, inNoMansLand, isTrench } from "../../rules/setup/front.ts";
import type { Setup } from "../../rules/setup/setup.ts";
import { boardOf, type View } from "../../rules/view/view.ts";
import { targetState } from "../goal-state.ts";
import { flyingIndex } from "../picture/drafted.ts";
import type { Ground, words } from "../words/en/queries.ts";
import { numeralOf } from "./dial.ts";

const phrase = phraser<typeof words>();

/** What kind of ground a hex is, where there is a front (D-14). */
function groundOf(setup: Setup, hex: Hex): Ground {
  for (const side of [0, 1] as const) if (isTrench(setup, side, hex)) return `trench-${SIDES[side]}`;
  if (inNoMansLand(setup, hex)) return "between";
  const side = airspaceOf(setup, hex);
  return side === null ? "middle" : SIDES[side];
}

/** Ids that are looked for in what was typed: capitals make no difference. */
function named(wanted: string, id: string): boolean {
  return id.toLowerCase() === wanted.toLowerCase();
}

/** The hex that is asked about: by its label, by a piece in it, or that of who asks. */
function hexAsked(view: View, from: PieceId | undefined, argument: string): Hex | undefined {
  const label = parseHexLabel(argument);
  if (label) return label;
  const wanted = argument === "" ? (from ?? "") : argument;
  const gun = view.guns.find((one) => one && named(wanted, one.id));
  const index = view.setup.airframes.findIndex(({ id }) => named(wanted, id));
  return gun?.hex ?? (view.aircraft[index]?.status === "flying" ? view.aircraft[index]?.hex : undefined);
}

/** Who is in a hex, the highest first, guns on the ground last. */
function piecesIn({ setup, aircraft, guns }: View, hex: Hex) {
  const air = setup.airframes.flatMap(({ id }, index) => {
    const { status, hex: its, altitude } = itemAt(aircraft, index);
    return status === "flying" && sameHex(its, hex) ? [{ id, altitude }] : [];
  });
  const ground = guns.flatMap((gun) => (gun && sameHex(gun.hex, hex) ? [{ id: gun.id, altitude: 0 }] : []));
  return [...air.toSorted((a, b) => b.altitude - a.altitude), ...ground];
}

/** What lies in a hex: the front, archie that reaches it, and what missions are about. */
function groundTold(view: View, hex: Hex): readonly Text[] {
  const { setup } = view;
  const front = setup.front ? [phrase("hex.ground", { ground: groundOf(setup, hex) })] : [];
  const gunners = setup.options.archie
    ? ([0, 1] as const).filter((side) => inArchieZone(setup, side, hex))
    : [];
  const archie = gunners.map((side) => phrase("hex.archie", { side: SIDES[side] }));
  const targets = setup.targets
    .filter(({ hexes, worth }) => worth > 0 && hexes.some((one) => sameHex(one, hex)))
    .map((target) => {
      const { id, kind, side } = target;
      return phrase("hex.target", { id, kind, side: SIDES[side], state: targetState(view, target) });
    });
  return [...front, ...archie, ...targets];
}

/** How a hex is seen by who looks, if it is not his own. */
function seenFrom(view: View, from: PieceId | undefined, hex: Hex): readonly Text[] {
  const index = flyingIndex(boardOf(view), from ?? null);
  const me = view.aircraft[index ?? -1];
  if (!me || from === undefined || sameHex(me.hex, hex)) return [];
  const clock = numeralOf(me, hex) ?? 12;
  return [phrase("hex.seen", { id: from, hexes: hexDistance(me.hex, hex), clock })];
}

/** Who is in a hex, what lies in it, and how far it is. */
export function hexTold(view: View, from: PieceId | undefined, argument: string): readonly Text[] {
  const { setup } = view;
  const hex = hexAsked(view, from, argument.trim());
  if (!hex || !isOnMap(setup, hex)) {
    const last = hexLabel(hexOf(setup.columns - 1, setup.rows - 1));
    return [phrase("hex.none", { first: hexLabel(hexOf(0, 0)), last })];
  }
  const where = phrase("hex.pieces", { hex: hexLabel(hex), pieces: piecesIn(view, hex) });
  return [where, ...seenFrom(view, from, hex), ...groundTold(view, hex)];
}

/** D-10: after how many hexes straight ahead an aircraft is off the board. */
function hexesToEdge({ setup, aircraft }: View, index: number): number {
  const { hex, facing } = itemAt(aircraft, index);
  let hexes = 1;
  while (isOnMap(setup, hexAhead(hex, facing, hexes))) hexes++;
  return hexes;
}

/** Whether straight on, at the highest speed that it may have now, an aircraft is off the board. */
export function nearEdge(view: View, id: PieceId): boolean {
  const board = boardOf(view);
  const index = flyingIndex(board, id);
  return index !== undefined && hexesToEdge(view, index) <= speedRange(moveSceneOf(board, index)).to;
}

/** D-10: where an aircraft leaves the board straight ahead, and whether that is the way home. */
export function edgeTold(view: View, from: PieceId | undefined): readonly Text[] {
  const { setup } = view;
  const index = flyingIndex(boardOf(view), from ?? null);
  if (index === undefined) return [];
  const { hex, facing } = itemAt(view.aircraft, index);
  const { side } = itemAt(setup.airframes, index);
  const hexes = hexesToEdge(view, index);
  const home = exitOf(setup, side, hexAhead(hex, facing, hexes)) === "home";
  return [phrase("edge.ahead", { id: from ?? "", hexes, home })];
}

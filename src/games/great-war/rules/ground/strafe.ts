import type { Hex } from "../../../../core/geometry/hex.ts";
import { sameHex } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { afterStrafing, strafingGun } from "../fire/strafing-gun.ts";
import { enemyOf, isTrench, trenchHexes } from "../setup/front.ts";
import type { Setup, Target } from "../setup/setup.ts";
import { withAircraft } from "../state/changed.ts";
import type { Aircraft, Board, State } from "../state/state.ts";
import { type Aftermath, airframeOf, idOf, still, tell } from "../state/step.ts";
import { award } from "./score.ts";

/** 9.4: points for a hex of trench that no target of the scenario names. */
const HEX_WORTH = 1;

function targetAt(setup: Setup, index: number, hex: Hex): Target | undefined {
  const { side } = airframeOf(setup, index);
  return setup.targets.find(
    (one) =>
      one.side === side &&
      (one.kind === "trench" || one.kind === "road") &&
      one.hexes.some((part) => sameHex(part, hex)),
  );
}

/** Whether a strafed hex counts as trench (4.10f) rather than as rear area (4.10g). */
function shootsBack(setup: Setup, index: number, hex: Hex): boolean {
  const target = targetAt(setup, index, hex);
  return target ? target.kind === "trench" : isTrench(setup, enemyOf(airframeOf(setup, index).side), hex);
}

/** 4.10f: hexes of trench that an aircraft has strafed in this turn; those of rear areas don't count (4.10g, B-31). */
export function strafedTrench({ setup, aircraft }: Board, index: number): number {
  return (aircraft[index]?.flown?.strafed ?? []).filter((hex) => shootsBack(setup, index, hex)).length;
}

function worthOf(setup: Setup, index: number, hex: Hex): number {
  return targetAt(setup, index, hex)?.worth ?? HEX_WORTH;
}

/** Whether a hex of the enemy's trench pays a side that no target of the scenario names. */
export function trenchPays(setup: Setup, side: SideIndex): boolean {
  const named = setup.targets.filter((one) => one.side === side && one.kind === "trench");
  return trenchHexes(setup, enemyOf(side)).some(
    (hex) => !named.some(({ hexes }) => hexes.some((part) => sameHex(part, hex))),
  );
}

/**
 * What strafing costs and earns, right after the move: a point of ammunition and the points of each hex, the man
 * busy for this turn (9.4, A-45). Hexes for which the ammunition did not last count for nothing. Who has been brought
 * down on his move strafed as he was `before` that.
 */
export function strafe(board: State, index: number, before?: Aircraft): Aftermath {
  const { setup } = board;
  const one = itemAt(board.aircraft, index);
  const strafes = one.flown && one.flown.strafed.length > 0;
  const gun = strafes ? strafingGun(setup, index, before ?? one) : undefined;
  if (!one.flown || !gun) return still(board);
  const strafed = one.flown.strafed.slice(0, gun.hexes);
  const after = withAircraft(board, index, {
    guns: afterStrafing(one, gun, strafed.length),
    flown: { ...one.flown, strafed },
    busy: [...one.busy, gun.mount.man],
  });
  const points = strafed.reduce((sum, hex) => sum + worthOf(setup, index, hex), 0);
  const trench = strafedTrench(after, index);
  const told = tell("event.strafes", { id: idOf(setup, index), hexes: strafed.length, trench, points });
  const scored = award(after, index, "strafing", points);
  return { board: scored.board, events: [told, ...scored.events] };
}

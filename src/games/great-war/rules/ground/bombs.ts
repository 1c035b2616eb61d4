import type { Dice } from "../../../../core/dice/dice.ts";
import { sameHex } from "../../../../core/geometry/hex.ts";
import { hexLabel } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Target } from "../setup/setup.ts";
import { withAircraft } from "../state/changed.ts";
import type { Stance, State } from "../state/state.ts";
import { type Aftermath, airframeOf, idOf, still, tell, why } from "../state/step.ts";
import { triedAt } from "../state/tried.ts";
import type { Scored } from "./score.ts";
import { complete, openTargets } from "./targets.ts";

/** 9.4: highest release in metres, and what a hit takes on the ground and for each full 500 m. */
const HIGHEST = 1500;
const NEEDED = 7;
const STEP = 500;

/** 9.4: the least 2d6 that hits from an altitude in metres, or null above 1500 m. */
export function bombsNeed(altitude: number): number | null {
  return altitude > HIGHEST ? null : NEEDED + Math.floor(altitude / STEP);
}

function targetsIn({ setup, done }: Scored, index: number, { hex }: Stance): readonly Target[] {
  const { side } = airframeOf(setup, index);
  const here = setup.targets.filter(
    (one) => one.side === side && one.kind === "bomb" && one.hexes.some((part) => sameHex(part, hex)),
  );
  return here.toSorted((a, b) => Number(done.includes(a.id)) - Number(done.includes(b.id)));
}

function wasted(board: State, index: number, reason: string, { hex, altitude }: Stance): Aftermath {
  const values = { id: idOf(board.setup, index), why: reason, hex: hexLabel(hex), altitude };
  return { board, events: [tell("event.bombs-wasted", values)] };
}

function attack(
  board: State,
  index: number,
  target: Target,
  need: number,
  { hex, altitude }: Stance,
  dice: Dice,
): Aftermath {
  const { id, seat } = airframeOf(board.setup, index);
  const faces = dice.throw({ dice: ["d6", "d6"], by: seat, why: why("throw.bombs", { id, need }) });
  const roll = faces.reduce((sum, face) => sum + face, 0);
  const hit = roll >= need;
  const values = { id, target: target.id, hex: hexLabel(hex), altitude, faces, roll, need, hit };
  const told = tell("event.bombs", values);
  const after = triedAt(board, index, target.id);
  if (!hit) return { board: after, events: [told] };
  const scored = complete(after, index, target, "bomb");
  return { board: scored.board, events: [told, ...scored.events] };
}

/**
 * 9.4: lets the bombs go at a place of the move. In a hex of its target, at 1500 m or lower, 2d6 decide; elsewhere
 * they are gone for nothing.
 */
export function dropBombs(board: State, index: number, at: Stance, dice: Dice): Aftermath {
  const one = itemAt(board.aircraft, index);
  if (!one.bombs) return still(board);
  const empty = withAircraft(board, index, { bombs: false });
  const [target] = targetsIn(board, index, at);
  if (!target) return wasted(empty, index, "nothing-there", at);
  const open = openTargets(board, target.side, "bomb").includes(target);
  if (!open) return wasted(empty, index, "done", at);
  const need = bombsNeed(at.altitude);
  return need === null ? wasted(empty, index, "too-high", at) : attack(empty, index, target, need, at, dice);
}

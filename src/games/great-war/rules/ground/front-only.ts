import type { WholeConfig } from "../../data/config/config.ts";
import type { GroundPart } from "../parts.ts";
import { withAircraftAt } from "../state/changed.ts";
import { forEach, inMoveOrder, inTurn, still } from "../state/step.ts";
import { archieFire } from "./archie.ts";
import { finished } from "./finished.ts";
import { strafe } from "./strafe.ts";
import { strafeFire } from "./strafe-fire.ts";

const BALLOON = /^balloon-/;

/** Whether a set-up with our own tables has no guns, targets, bombs or balloons: nothing on the ground but a front. */
export function isFrontOnly({ guns = [], targets = [], aircraft }: WholeConfig): boolean {
  const unarmed = aircraft.every(({ bombs, type }) => !bombs && !BALLOON.test(type));
  return guns.length === 0 && targets.length === 0 && unarmed;
}

/** Nothing on the ground but a front: its trenches can be strafed (9.4) and answer (4.10f), archie fires (4.10h). */
export const frontOnly: GroundPart = {
  carryOut: (board, index, { end }) => finished(withAircraftAt(board, index, end), index, [strafe]),
  combat: (board, dice, before) =>
    inTurn(
      board,
      (now) => forEach(now, inMoveOrder(now), (on, index) => strafeFire(on, index, dice, before)),
      (now) => archieFire(now, dice, before),
    ),
  noteAttacks: (board) => board,
  spotting: still,
  winch: still,
  aceNearGuns: () => false,
};

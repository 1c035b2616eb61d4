import { itemAt } from "../../../../core/item-at.ts";
import type { Mount } from "../../data/tables.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Board } from "../state/state.ts";
import { belowBar } from "./below.ts";
import { hasDeclared, idleness } from "./crew.ts";
import { enemiesOf, hasMoved, isEnemy, movedBefore } from "./enemies.ts";
import { choicesOf, isFront } from "./guns.ts";
import { attacksHeadOn } from "./head-on.ts";
import { isTaken } from "./limits.ts";
import { gripOn, looksNeeded, looksUnder } from "./looks.ts";
import { bears } from "./sight.ts";

/** A target that a mount may be declared at. */
export interface Candidate {
  readonly from: number;
  readonly mount: Mount;
  readonly target: number;
  /** 4.9n: from below, on the propeller. */
  readonly below: boolean;
  /** 4.4j: by virtue of tailing, with one look alone. */
  readonly tailing: boolean;
}

/** Whether a mount could fire at something now. */
function isReady(board: Board, index: number, mount: Mount): boolean {
  if (idleness(board, index, mount) !== null) return false;
  return choicesOf(board.setup, index, itemAt(board.aircraft, index), mount).length > 0;
}

/** The mounts of a man that could fire at something now. */
function readyMounts(board: Board, index: number, man: number): readonly Mount[] {
  return mountsOf(board.setup, index).filter((mount) => mount.man === man && isReady(board, index, mount));
}

const NOBODY: readonly Candidate[] = [];

/** What a pilot's mounts have in sight at the end of his own move, ahead and straight above. */
function inSight(board: Board, from: number): readonly Candidate[] {
  const found: Candidate[] = [];
  for (const mount of mountsOf(board.setup, from)) {
    if (mount.man !== 0) continue;
    for (let target = 0; target < board.aircraft.length; target++) {
      if (!isEnemy(board, from, target)) continue;
      const grip = gripOn(board, from, mount, target);
      if (grip) found.push({ from, mount, target, below: false, tailing: grip === "tail" });
      if (belowBar(board, from, target) === null)
        found.push({ from, mount, target, below: true, tailing: false });
    }
  }
  return found;
}

/** Whom the pilot may declare at, at the end of his own move (4.6a, 4.4j, 4.9n; ). */
export function frontTargets(board: Board, index: number): readonly Candidate[] {
  // Mostly nobody is in sight, which is found out soonest.
  const seen = inSight(board, index);
  if (seen.length === 0 || hasDeclared(board, index, 0)) return NOBODY;
  return seen.filter(({ mount, target }) => isReady(board, index, mount) && !isTaken(board, index, target));
}

/**
 * Whether an aircraft let a target go by at its own move: one that had moved before it and was open to it (4.6b, A-33).
 * Shots of those that moved after it had not been declared then.
 */
export function passedUp(board: Board, index: number): boolean {
  const earlier = (from: number) => movedBefore(board, from, index);
  return inSight(board, index).some(
    ({ mount, target }) =>
      movedBefore(board, target, index) &&
      !isTaken(board, index, target, earlier) &&
      isReady(board, index, mount),
  );
}

function fliesInto(board: Board, index: number, mount: Mount, mover: number): boolean {
  const looks = board.aircraft[mover]?.flown?.looks ?? [];
  const needed = looksNeeded(looks);
  if (needed === 0) return false;
  const from = itemAt(board.aircraft, index);
  return looksUnder(board.setup, index, mount, from, looks, needed) >= needed;
}

/** Whether a pilot may take the enemy that has just moved as his late target: one candidate a mount (4.6b). */
export function lateTargets(board: Board, index: number, mover: number): readonly Candidate[] {
  if (!isEnemy(board, index, mover) || !movedBefore(board, index, mover)) return NOBODY;
  const found: Candidate[] = [];
  for (const mount of mountsOf(board.setup, index)) {
    if (mount.man === 0 && fliesInto(board, index, mount, mover) && isReady(board, index, mount))
      found.push({ from: index, mount, target: mover, below: false, tailing: false });
  }
  if (found.length === 0 || hasDeclared(board, index, 0)) return NOBODY;
  return isTaken(board, index, mover) || passedUp(board, index) ? NOBODY : found;
}

/** Those who may take the enemy that has just moved as their late target, in the order of movement (4.6b, A-39). */
export function lateFirers(board: Board, mover: number): readonly number[] {
  return board.order.filter((index) => lateTargets(board, index, mover).length > 0);
}

/** The declared shot that a head-on attack lets a pilot drop: not one from below, and not one at the attacker (4.6f, 4.9n). */
function mayDrop({ shots }: Board, index: number, attacker: number): boolean {
  return shots.every(
    (shot) => shot.from !== index || shot.man !== 0 || (!shot.below && shot.target !== attacker),
  );
}

/** With what a pilot may turn on an attacker that comes at him head-on (4.6f, A-10); he may have declared nothing (B-17). */
export function headOnTargets(board: Board, index: number, attacker: number): readonly Candidate[] {
  if (!isEnemy(board, index, attacker) || !hasMoved(board, index)) return [];
  if (!attacksHeadOn(board, attacker, index) || !mayDrop(board, index, attacker)) return [];
  if (isTaken(board, index, attacker)) return [];
  const { setup, aircraft } = board;
  const one = itemAt(aircraft, index);
  return readyMounts(board, index, 0)
    .filter((mount) => isFront(mount) && bears(setup, index, mount, one, itemAt(aircraft, attacker)))
    .map((mount) => ({ from: index, mount, target: attacker, below: false, tailing: false }));
}

/**
 * Whether a declaration is the head-on attack at which its target may turn its guns (4.6f). B-23: that is asked once, at
 * the first such shot; what the attacker's other guns are declared at brings it up no more.
 */
export function opensSwitch(before: Board, after: Board, attacker: number, target: number): boolean {
  return !attacksHeadOn(before, attacker, target) && headOnTargets(after, target, attacker).length > 0;
}

/** Whom an observer or gunner may fire at, from the places at the end of movement (4.6c, A-41, A-11). */
export function gunnerTargets(board: Board, index: number, man: number): readonly Candidate[] {
  if (hasDeclared(board, index, man)) return [];
  const { setup, aircraft } = board;
  const one = itemAt(aircraft, index);
  const enemies = enemiesOf(board, index);
  return readyMounts(board, index, man).flatMap((mount) =>
    enemies
      .filter(
        (target) =>
          bears(setup, index, mount, one, itemAt(aircraft, target)) &&
          !(isFront(mount) && isTaken(board, index, target)),
      )
      .map((target) => ({ from: index, mount, target, below: false, tailing: false })),
  );
}

/** An observer or gunner: his aircraft and his place in the crew. */
export interface Gunner {
  readonly who: number;
  readonly man: number;
}

/** All observers and gunners with a target, in the order of movement (4.6c, A-41). */
export function gunners(board: Board): readonly Gunner[] {
  const able: Gunner[] = [];
  for (const who of board.order) {
    for (const { man } of mountsOf(board.setup, who)) {
      const isNew = man > 0 && !able.some((one) => one.who === who && one.man === man);
      if (isNew && gunnerTargets(board, who, man).length > 0) able.push({ who, man });
    }
  }
  return able;
}

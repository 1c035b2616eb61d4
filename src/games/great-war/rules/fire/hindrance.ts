import { itemAt } from "../../../../core/item-at.ts";
import type { Objection } from "../../../../core/orders/refusal.ts";
import type { Mount } from "../../data/tables.ts";
import { mountsOf } from "../setup/roster.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import { belowBar } from "./below.ts";
import { idleness } from "./crew.ts";
import { barrelsOf, choicesOf, isFront, silenceOf } from "./guns.ts";
import { isTaken } from "./limits.ts";
import { keepsTail, looksAt, looksNeeded, looksUnder } from "./looks.ts";
import { type FireTask, manOf } from "./options.ts";
import { inLineOfFire } from "./sight.ts";
import { passedUp } from "./targets.ts";
import { idOf } from "./told.ts";

/** Why a mount is silent altogether: its man (A-45, 4.8f, 4.9r) or its guns (4.7h, 4.9h). */
export function silentProblems(board: Board, index: number, mount: Mount): readonly Objection[] {
  const { setup, aircraft } = board;
  const id = idOf(setup, index);
  const idle = idleness(board, index, mount);
  if (idle) return [refuse("fire-idle", "A-45", { id, man: mount.man, why: idle })];
  const one = itemAt(aircraft, index);
  if (choicesOf(setup, index, one, mount).length > 0) return [];
  const barrels = barrelsOf(setup, index, one, mount);
  return barrels.flatMap((barrel, place) => {
    const why = silenceOf(barrel);
    const gun = mount.barrels.length > 1 ? (mount.barrels[place]?.id ?? mount.id) : mount.id;
    return why ? [refuse("fire-silent", why === "jammed" ? "4.7h" : "4.9g", { id, gun, why })] : [];
  });
}

/** Why a target is not in a mount's line of fire where both are now (§6). */
export function sightProblems(
  board: Board,
  index: number,
  mount: Mount,
  target: number,
): readonly Objection[] {
  const { setup, aircraft } = board;
  const { clear, distance, levels, range, why } = inLineOfFire(board, index, mount, itemAt(aircraft, target));
  if (clear || !why) return [];
  const aimed = { id: idOf(setup, index), target: idOf(setup, target), mount: mount.id };
  return [refuse("fire-sight", "6", { ...aimed, distance, levels, range, why })];
}

/** 4.6a, 4.4j, A-09: too few of the last MP had the target in sight. */
function looksProblems(board: Board, index: number, mount: Mount, target: number): readonly Objection[] {
  const { setup, aircraft } = board;
  const looks = aircraft[index]?.flown?.looks ?? [];
  const tailing = keepsTail(board, index, target);
  const needed = looksNeeded(looks, tailing ? 1 : 2);
  const seen = looksAt(board, index, mount, target);
  if (needed > 0 && seen >= needed) return [];
  const rule = tailing ? "4.4j" : "4.6a";
  const values = { id: idOf(setup, index), target: idOf(setup, target), mount: mount.id, seen, needed, rule };
  return [refuse("fire-looks", rule, values)];
}

/** 4.6b: the mover spent too few of its last MP in the line of fire, or an enemy was passed up at his own move (B-79). */
function lateProblems(board: Board, index: number, mount: Mount, mover: number): readonly Objection[] {
  const { setup, aircraft } = board;
  const looks = aircraft[mover]?.flown?.looks ?? [];
  const needed = looksNeeded(looks);
  const seen = looksUnder(setup, index, mount, itemAt(aircraft, index), looks, needed);
  const aimed = { id: idOf(setup, index), target: idOf(setup, mover), mount: mount.id };
  if (seen < needed || needed === 0) return [refuse("fire-late", "4.6b", { ...aimed, seen, needed })];
  return passedUp(board, index) ? [refuse("fire-passed", "4.6b", aimed)] : [];
}

function taskProblems(board: Board, task: FireTask, mount: Mount, target: number): readonly Objection[] {
  const sight = sightProblems(board, task.who, mount, target);
  if (sight.length > 0) return sight;
  if (task.do === "declare") return looksProblems(board, task.who, mount, target);
  return task.do === "late" ? lateProblems(board, task.who, mount, target) : [];
}

/** 4.9n: why it can't fire from below. */
export function belowProblems(
  board: Board,
  index: number,
  mount: Mount,
  target: number,
): readonly Objection[] {
  const why = belowBar(board, index, target);
  if (why === null) return [];
  const aimed = { id: idOf(board.setup, index), target: idOf(board.setup, target), mount: mount.id };
  return [refuse("fire-below", "4.9n", { ...aimed, why })];
}

/** Everything that speaks against a mount's shot at an enemy on an occasion. */
export function problemsWith(
  board: Board,
  task: FireTask,
  mount: Mount,
  target: number,
  below: boolean,
): readonly Objection[] {
  const { setup } = board;
  const silent = silentProblems(board, task.who, mount);
  if (silent.length > 0) return silent;
  const aim = below
    ? belowProblems(board, task.who, mount, target)
    : taskProblems(board, task, mount, target);
  const taken = isFront(mount) && isTaken(board, task.who, target);
  const values = { id: idOf(setup, task.who), target: idOf(setup, target) };
  return taken ? [...aim, refuse("fire-taken", "4.6d", values)] : aim;
}

/** The mounts of the man who is asked. */
export function mountsAsked({ setup }: Board, task: FireTask): readonly Mount[] {
  return mountsOf(setup, task.who).filter(({ man }) => man === manOf(task));
}

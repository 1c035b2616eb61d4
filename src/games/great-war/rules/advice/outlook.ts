import type { Problem } from "../../../../core/game.ts";
import { enemiesOf, hasMoved } from "../fire/enemies.ts";
import { problemsWith, silentProblems } from "../fire/hindrance.ts";
import { type Candidate, frontTargets, gunnerTargets, lateTargets } from "../fire/targets.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Board } from "../state/state.ts";

/** What an aircraft at the end of its move may fire at, and who may fire at it, as all others stand. */
export interface Outlook {
  /** The targets of its pilot and of its observers. */
  readonly targets: readonly Candidate[];
  /** Enemies that have moved and may take it as a late target, or whose observers have it in sight. */
  readonly dangers: readonly number[];
  /** Why there is no shot, where something has to be said beside that nobody is in the line of fire. */
  readonly why: Problem | null;
}

function menBehind({ aircraft }: Board, index: number): readonly number[] {
  return [...(aircraft[index]?.crew ?? []).keys()].slice(1);
}

function targetsOf(board: Board, index: number): readonly Candidate[] {
  const observers = menBehind(board, index).flatMap((man) => gunnerTargets(board, index, man));
  return [...frontTargets(board, index), ...observers];
}

function mayFireAt(board: Board, from: number, target: number): boolean {
  if (!hasMoved(board, from)) return false;
  if (lateTargets(board, from, target).length > 0) return true;
  return menBehind(board, from).some((man) =>
    gunnerTargets(board, from, man).some((candidate) => candidate.target === target),
  );
}

/** What would have been enough but for one thing: an enemy not long enough in sight (4.6a), or taken already (4.6d). */
const NEAR = ["fire-looks", "fire-taken"];

function nearMiss(board: Board, index: number): Problem | null {
  const enemies = enemiesOf(board, index);
  const mounts = mountsOf(board.setup, index).filter(({ man }) => man === 0);
  const silent = mounts.map((mount) => silentProblems(board, index, mount));
  if (silent.length > 0 && silent.every(({ length }) => length > 0)) return silent[0]?.[0] ?? null;
  const task = { do: "declare", who: index } as const;
  const problems = mounts.flatMap((mount) =>
    enemies.flatMap((target) => problemsWith(board, task, mount, target, false)),
  );
  return problems.find(({ code }) => NEAR.includes(code)) ?? null;
}

/** The outlook of an aircraft on a board on which its move is flown. */
export function outlookOf(board: Board, index: number): Outlook {
  const targets = targetsOf(board, index);
  const dangers = enemiesOf(board, index).filter((from) => mayFireAt(board, from, index));
  return { targets, dangers, why: targets.length > 0 ? null : nearMiss(board, index) };
}

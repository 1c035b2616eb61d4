import { itemAt } from "../../../../core/item-at.ts";
import { rememberedLatest } from "../../../../core/remember.ts";
import type { FireOrder } from "../grammar/order.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Board, Task } from "../state/state.ts";
import { barrelNames, choicesOf } from "./guns.ts";
import { type Candidate, frontTargets, gunnerTargets, headOnTargets, lateTargets } from "./targets.ts";
import { idOf } from "./told.ts";

/** The occasions on which somebody declares fire: at the end of his move, late, at a head-on attacker, or as a gunner. */
export type FireTask = Extract<Task, { readonly do: "declare" | "late" | "switch" | "gunner" }>;

function none(text: "hold" | "keep"): FireOrder {
  return { kind: "fire", text, target: null, mount: "", barrels: [], below: false };
}

/** Not to fire. */
const HOLD = none("hold");
/** To stand by what was declared (4.6e). */
const KEEP = none("keep");

function targetsFor(board: Board, task: FireTask): readonly Candidate[] {
  switch (task.do) {
    case "declare":
      return frontTargets(board, task.who);
    case "late":
      return lateTargets(board, task.who, task.target);
    case "switch":
      return headOnTargets(board, task.who, task.attacker);
    case "gunner":
      return gunnerTargets(board, task.who, task.man);
  }
}

/** What somebody is asked: who may be shot at, and the answers as soon as somebody wants them. */
interface Occasion {
  readonly task: FireTask;
  readonly board: Board;
  readonly candidates: readonly Candidate[];
  options?: readonly FireOrder[];
}

/** Whether two boards are alike in all that declarations depend on. */
function isAlike(one: Board, other: Board): boolean {
  return (
    one.aircraft === other.aircraft &&
    one.shots === other.shots &&
    one.order === other.order &&
    one.tails === other.tails &&
    one.setup === other.setup
  );
}

/** The latest is remembered: whether to ask, the answers, and the reading of one all want the same. */
const occasionOf = rememberedLatest(
  (board: Board, task: FireTask): Occasion => ({ task, board, candidates: targetsFor(board, task) }),
  (latest, board, task) => latest.task === task && isAlike(latest.board, board),
);

/** What a task allows targets to be. */
export function candidatesOf(board: Board, task: FireTask): readonly Candidate[] {
  return occasionOf(board, task).candidates;
}

/** Man who is asked: a place in the crew. */
export function manOf(task: FireTask): number {
  return task.do === "gunner" ? task.man : 0;
}

/** The words that name these guns where there is a choice: of mounts, of barrels, or from below. */
function gunWords(
  board: Board,
  candidate: Candidate,
  barrels: readonly number[],
  usual: boolean,
): readonly string[] {
  const { from, mount, below } = candidate;
  const several = mountsOf(board.setup, from).filter(({ man }) => man === mount.man).length > 1;
  return [
    ...(several ? [mount.id] : []),
    ...(usual ? [] : barrelNames(mount, barrels)),
    ...(below ? ["below"] : []),
  ];
}

function orders(board: Board, candidate: Candidate): readonly FireOrder[] {
  const { from, mount, target, below } = candidate;
  const one = itemAt(board.aircraft, from);
  return choicesOf(board.setup, from, one, mount).map((barrels, place) => {
    const words = gunWords(board, candidate, barrels, place === 0);
    const text = ["fire", idOf(board.setup, target), ...words].join(" ");
    return { kind: "fire", text, target, mount: mount.id, barrels, below };
  });
}

/** The declarations that a task allows, and not to declare: `hold`, or `keep` at a switch (4.6). */
export function fireOptions(board: Board, task: FireTask): readonly FireOrder[] {
  const occasion = occasionOf(board, task);
  if (occasion.options) return occasion.options;
  const shots = occasion.candidates.flatMap((candidate) => orders(board, candidate));
  occasion.options = [...shots, task.do === "switch" ? KEEP : HOLD];
  return occasion.options;
}

import type { GameEvent } from "../../../../core/game.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Reading } from "../../../../face/focus.ts";
import type { Facts, Scene } from "../../../../face/lesson.ts";
import type { MoveOrder } from "../../rules/grammar/order.ts";
import { excessOf } from "../../rules/move/fly.ts";
import { rosterOf } from "../../rules/setup/roster.ts";
import { boardOf, type View } from "../../rules/view/view.ts";
import type { Attack, Clearing, Initiative, JamTest, Tail } from "../event-values.ts";
import { planOf } from "../picture/plan.ts";
import { goodMove, quietMove } from "./planning.ts";
import { ENEMY, PUPIL } from "./setup.ts";

/** What the hex dogfight's first lesson looks at besides what every lesson knows. */
export interface Own {
  /** Steps of 50 m by which what is written overdives, 0 for none (D-07). */
  readonly overdive: number;
  /** Whether the enemy has moved in this turn already. */
  readonly last: boolean;
  /** Sums of this turn's initiative; undefined where nobody rolled for himself. */
  readonly initiative: { readonly mine: number; readonly theirs: number } | undefined;
  /** The latest shots of each side, in this turn or the one before. */
  readonly mine: Attack | undefined;
  readonly theirs: Attack | undefined;
  /** The pupil's guns jammed after that shot of his. */
  readonly jam: JamTest | undefined;
  /** His guns are jammed now. */
  readonly jammed: boolean;
  readonly cleared: Clearing | undefined;
  /** His attempt to tail in this turn. */
  readonly tail: Tail | undefined;
  /** Points of the enemy and how many bring him down. */
  readonly damage: readonly [now: number, most: number];
  readonly good: string | undefined;
  readonly quiet: string | undefined;
}

export type LessonFacts = Facts & Own;

/** The values of the last event with a key that is about somebody, or undefined. */
function lastOf<Values extends { readonly id: string }>(
  events: readonly GameEvent[],
  key: string,
  id: string,
): Values | undefined {
  return events.findLast((event) => event.key === key && event.values.id === id)?.values as
    | Values
    | undefined;
}

/** How a game that is over ended. */
export function goneOf({ aircraft, setup, outcome }: View): "left" | "shot" | "won" | "away" | undefined {
  const { indexOf } = rosterOf(setup);
  const status = (id: string) => aircraft[indexOf.get(id) ?? -1]?.status;
  if (status(PUPIL) !== "flying")
    return status(PUPIL) === "home" || status(PUPIL) === "away" ? "left" : "shot";
  if (!outcome) return undefined;
  return status(ENEMY) === "home" || status(ENEMY) === "away" || status(ENEMY) === "flying" ? "away" : "won";
}

/** What is known of a move being written: whether it is only begun, and by how much it overdives. */
export function writtenOf({ view, prompts }: Scene<View>, text: string, read: Reading) {
  if (prompts[0]?.kind !== "move") return { begun: false };
  const index = rosterOf(view.setup).indexOf.get(PUPIL) ?? -1;
  const { scene, next } = planOf(boardOf(view), index, text, read);
  const begun = next.speed !== null && next.left > 0 && next.at === text.length;
  return { begun, own: { overdive: read.ok ? excessOf(scene, read.value as MoveOrder) : 0 } };
}

function suggestions({ view, prompts, moving }: Scene<View>): Pick<Own, "good" | "quiet"> {
  const asked = prompts.some(({ kind }) => kind === "move");
  if (!asked || moving) return { good: undefined, quiet: undefined };
  const board = boardOf(view);
  return { good: goodMove(board), quiet: quietMove(board) };
}

/** What the lesson sees of a match. */
export function ownOf(scene: Scene<View>): Own {
  const { view, past } = scene;
  const { indexOf, types } = rosterOf(view.setup);
  const own = itemAt(view.aircraft, indexOf.get(PUPIL) ?? -1);
  const foe = itemAt(view.aircraft, indexOf.get(ENEMY) ?? -1);
  const events = past.slice(-2).flatMap((one) => one.events);
  const current = past.at(-1)?.events ?? [];
  const rolled = (id: string) => lastOf<Initiative>(current, "event.initiative", id);
  const [mine, theirs] = [rolled(PUPIL), rolled(ENEMY)];
  return {
    overdive: 0,
    last: foe.flown !== null,
    initiative: mine && theirs ? { mine: mine.total, theirs: theirs.total } : undefined,
    mine: lastOf<Attack>(events, "event.attack", PUPIL),
    theirs: lastOf<Attack>(events, "event.attack", ENEMY),
    jam: lastOf<JamTest>(events, "event.jam", PUPIL),
    jammed: own.guns.some((mount) => mount.some(({ jammed }) => jammed)),
    cleared: lastOf<Clearing>(events, "event.clears", PUPIL),
    tail: lastOf<Tail>(current, "event.tail", PUPIL),
    damage: [foe.damage, types[indexOf.get(ENEMY) ?? -1]?.damage ?? 0],
    ...suggestions(scene),
  };
}

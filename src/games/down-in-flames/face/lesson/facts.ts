import type { GameEvent } from "../../../../core/game.ts";
import type { Facts, Scene } from "../../../../face/lesson.ts";
import { burstsAt } from "../../rules/attack/bursts.ts";
import { usualHitValue } from "../../rules/attack/declared.ts";
import { oddsOf } from "../../rules/combat/odds.ts";
import { relation } from "../../rules/engagement/position.ts";
import { limitOf, ratingsAt } from "../../rules/hand/limits.ts";
import { attackerOf, cardOfElement, kindOf, pieceOf } from "../../rules/state/pieces.ts";
import type { View } from "../../rules/view/view.ts";
import { attackIn, cardIn, FOE, goodAnswer, isFire, isOwn, OWN } from "./planning.ts";
import { ENEMY } from "./setup.ts";

/** The exchange that is going on. */
interface Exchange {
  /** Whether the attack is the pupil's. */
  readonly mine: boolean;
  readonly fire: boolean;
  /** The card that is to be answered, and whose it is. */
  readonly card: string;
  readonly by: string;
  /** Odds of the attack as it lies there; undefined where it does not fire. */
  readonly odds: string | undefined;
}

/** What came of a shot. */
export interface LessonShot {
  readonly odds: string;
  readonly rolls: readonly number[];
  readonly result: "down" | "damaged" | "none";
}

/** What the lesson of the cards looks at besides what every lesson knows. */
export interface Own {
  readonly held: number;
  readonly limit: number;
  readonly horsepower: number;
  readonly level: number;
  readonly theirLevel: number;
  /** 2 Tailing to -2 Tailed. */
  readonly steps: -2 | -1 | 0 | 1 | 2;
  /** Bursts that are left at the enemy. */
  readonly bursts: number;
  readonly exchange: Exchange | undefined;
  /** The latest shots of this game turn. */
  readonly mine: LessonShot | undefined;
  readonly theirs: LessonShot | undefined;
  /** What the instructor would answer, and the odds of it where it fires. */
  readonly good: string | undefined;
  readonly goodOdds: string | undefined;
}

export type LessonFacts = Facts & Own;

function oddsAt(view: View, value: number, at: 0 | 1): string {
  return oddsOf(value, cardOfElement(view.setup, at).defense, view.setup.options.die).text;
}

function exchangeIn(view: View): Exchange | undefined {
  const attack = attackIn(view);
  const last = attack?.cards.at(-1);
  const [card] = attack?.cards ?? [];
  if (!attack || !last || !card) return undefined;
  const mine = isOwn(attack.by);
  const fire = isFire(view, attack);
  const [task] = view.agenda;
  // A shot that stands has its hits already; one that is to be answered adds those of its card.
  const more = task?.do === "aggregate" ? 0 : kindOf(view.setup, card.card).hits;
  const odds = fire ? oddsAt(view, (attack.hits + more) * attack.hitValue, mine ? FOE : OWN) : undefined;
  return { mine, fire, card: last.card, by: last.by, odds };
}

function isShot({ key, values }: GameEvent, own: boolean): boolean {
  return key === "event.fire" && isOwn(`${values.id}`) === own;
}

/** Whether the pupil's Leader or Wingman fires. */
export function isOwnShot(event: GameEvent): boolean {
  return isShot(event, true);
}

/** The latest shot of a side's aircraft among events. */
function shotOf(events: readonly GameEvent[], own: boolean): LessonShot | undefined {
  const fired = events.findLast((event) => isShot(event, own));
  return fired?.values as unknown as LessonShot | undefined;
}

/** Odds of a firing card that the pupil's Leader could play. */
function oddsOfCard(view: View, text: string | undefined): string | undefined {
  const card = text === undefined ? undefined : cardIn(view, text);
  const hits = card === undefined ? 0 : kindOf(view.setup, card).hits;
  if (hits === 0) return undefined;
  return oddsAt(view, hits * usualHitValue(view, attackerOf(view, OWN, "leader")), FOE);
}

/** How the lesson's fight ended for the pupil. */
export function goneOf({ elements, outcome }: View): "left" | "lost" | "won" | "late" | undefined {
  const [own, foe] = elements;
  if (!own || !foe) return undefined;
  if (own.leader.down) return "lost";
  if (foe.leader.down || foe.presence === "left") return "won";
  if (own.presence === "left") return "left";
  // The turns of a duel are over before those of the lesson, where its first was tried again and again.
  return outcome ? "late" : undefined;
}

/** What the lesson sees of a match. */
export function ownOf({ view, prompts: [prompt], past }: Scene<View>): Own {
  const events = past.at(-1)?.events ?? [];
  const good = prompt && goodAnswer(prompt, view);
  const [own, foe] = view.elements;
  const flies = own !== undefined && own.level > 0 && !own.leader.down;
  return {
    held: own?.leader.hand.length ?? 0,
    limit: flies ? limitOf(view, OWN) : 0,
    horsepower: flies ? ratingsAt(view, OWN).horsepower : 0,
    level: own?.level ?? 0,
    theirLevel: foe?.level ?? 0,
    steps: relation(view, OWN, FOE),
    bursts: flies ? burstsAt(view, OWN, pieceOf(view.setup, ENEMY)) - (view.playerTurn?.bursts ?? 0) : 0,
    exchange: exchangeIn(view),
    mine: shotOf(events, true),
    theirs: shotOf(events, false),
    good,
    goodOdds: oddsOfCard(view, good),
  };
}

import { itemAt } from "../../../../core/item-at.ts";
import { present } from "../../../../core/present.ts";
import { remembered } from "../../../../core/remember.ts";
import type { CardId, CardKind } from "../../data/card.ts";
import { limitOf, ratingsAt } from "../../rules/hand/limits.ts";
import type { Setup } from "../../rules/setup/setup.ts";
import { tablesOf } from "../../rules/state/pieces.ts";
import type { Board, State } from "../../rules/state/state.ts";

/** What a firing card is worth that takes one burst, two, or more of them, which few positions allow. */
const FIRES = [20, 14, 10] as const;
const MANEUVERING = 22;
const HALF_LOOP = 30;
/** What a card is worth that answers fire; the more there are of them, the less another one is. */
const ANSWER = 28;
const ENOUGH = 3;
const PLENTY = 5;
const LESS = 0.7;
/** A card that is still to be drawn. */
export const DRAWN = 18;
/** What is left of the worth of cards above the hand limit. */
const BEYOND = 0.3;
/** Player-turns in which a hand of attacks can be played. */
const TURNS = 3;

interface Appraised {
  readonly bursts: number;
  readonly hits: number;
  /** Whether it answers fire. */
  readonly answers: boolean;
  /** What it is worth to attack with. */
  readonly attack: number;
}

function attackOf({ name, bursts }: CardKind): number {
  if (bursts > 0) return FIRES[bursts - 1] ?? FIRES[2];
  return name === "half-loop" ? HALF_LOOP : MANEUVERING;
}

const appraised = remembered((setup: Setup): ReadonlyMap<CardId, Appraised> => {
  const { cards, answers } = tablesOf(setup);
  return new Map(
    cards.map((kind) => {
      const { id, name, bursts, hits } = kind;
      return [id, { bursts, hits, answers: answers["in-my-sights"].includes(name), attack: attackOf(kind) }];
    }),
  );
});

/** What a card is good for. */
export function cardIn(state: Board, card: CardId): Appraised {
  return present(appraised(state.setup).get(card));
}

/** Cards of a hand that may answer fire. */
export function answersIn(state: Board, hand: readonly CardId[]): number {
  let count = 0;
  for (const card of hand) if (cardIn(state, card).answers) count++;
  return count;
}

function answerWorth(before: number): number {
  if (before < ENOUGH) return ANSWER;
  return before < PLENTY ? ANSWER * LESS : ANSWER * LESS * LESS;
}

/** Cards that the Leader draws before this player-turn ends. */
function drawsNow(state: State, element: number): number {
  const pending = state.agenda.some((task) => task.do === "draw" && task.element === element);
  return pending ? ratingsAt(state, element).horsepower : 0;
}

/** What a Leader's hand is worth who has so many player-turns left: energy to attack with, and answers that save him. */
export function handWorth(state: State, element: number, turns: number): number {
  const { hand } = itemAt(state.elements, element).leader;
  const share = turns >= TURNS ? 1 : (turns + 0.5) / TURNS;
  let worth = 0;
  let answers = 0;
  for (const id of hand) {
    const card = cardIn(state, id);
    worth += card.answers ? answerWorth(answers++) : share * card.attack;
  }
  const room = limitOf(state, element) - hand.length;
  if (room < 0) return worth * (1 + ((1 - BEYOND) * room) / hand.length);
  return worth + DRAWN * Math.min(room, drawsNow(state, element));
}

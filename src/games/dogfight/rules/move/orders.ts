import { once, rememberedBy } from "../../../../core/remember.ts";
import type { MoveOrder } from "../grammar/order.ts";
import { keyOf, type Situation } from "../state/situation.ts";
import { type Draft, printDraft, readDraft, stepsOf } from "./grammar.ts";
import { isLegal } from "./legality.ts";

/** The legal orders of one situation. */
export interface OrderTable {
  /** By SPEED. */
  readonly orders: readonly MoveOrder[];
  readonly byText: ReadonlyMap<string, MoveOrder>;
}

const MOST_SPEED = 5;
const MARKS = ["", "+", "-", "--"] as const;

/** An order and what it says; made once for all tables. */
interface Known {
  readonly order: MoveOrder;
  readonly draft: Draft;
}

function known(text: string): Known {
  const { draft } = readDraft(text);
  const order: MoveOrder = Object.freeze({
    kind: "move",
    text: printDraft(draft),
    speed: draft.cost,
    steps: stepsOf(draft),
    climb: draft.mark?.climb ?? 0,
  });
  return { order, draft };
}

/** All words of F, L and R of a length. */
function words(length: number): readonly string[] {
  if (length === 0) return [""];
  return words(length - 1).flatMap((word) => [`${word}F`, `${word}L`, `${word}R`]);
}

/** Every order that costs no more than the largest ENGINE, legal somewhere or not. */
function universe(): readonly Known[] {
  const texts = ["0"];
  for (let length = 1; length <= MOST_SPEED; length++) {
    for (const word of words(length)) {
      for (const mark of MARKS) texts.push(word.replace(/F/g, "1") + mark);
    }
  }
  return texts.map(known).filter(({ draft }) => draft.cost <= MOST_SPEED);
}

const all = once(universe);

/** Whether an order neither turns nor changes the level. */
export function isStraight({ steps, climb }: MoveOrder): boolean {
  return !/[LR]/.test(steps) && climb === 0;
}

function build(situation: Situation): OrderTable {
  const legal = all().filter(({ draft }) => isLegal(draft, situation));
  const orders = Object.freeze(legal.map(({ order }) => order).sort((a, b) => a.speed - b.speed));
  return { orders, byText: new Map(orders.map((order) => [order.text, order])) };
}

/**
 * The legal orders of a situation. They depend on a few small numbers, so each list is made once, by asking
 * `isLegal` about every order there is, and shared by all aircraft and games.
 */
export const legalOrders = rememberedBy(keyOf, build);

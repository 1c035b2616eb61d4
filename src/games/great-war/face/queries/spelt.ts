import { type Token, tokensOf } from "../../../../core/orders/token.ts";
import { phraser } from "../../../../core/phrase.ts";
import type { SpeltOrder } from "../../../../face/queries/query.ts";
import type { MoveOrder } from "../../rules/grammar/order.ts";
import { ACTIONS, actionOf } from "../../rules/move/actions.ts";
import { stepsOfItems } from "../../rules/move/examine.ts";
import { orderOf } from "../../rules/move/print.ts";
import { type Draft, readMove } from "../../rules/move/read.ts";
import type { words } from "../words/en/queries.ts";

const phrase = phraser<typeof words>();

/** With which a move begins: its speed. */
const SPEED = /^\d{1,2}:$/;
/** What stands behind a move and is none of it. */
const BEHIND = /[^\p{L}\p{N}+-]+$/u;

/** The move that a text spells, if it is its one spelling. */
function moveOf(text: string, draft: Draft): MoveOrder | undefined {
  if (!draft.speed || draft.items.length === 0) return undefined;
  const order = orderOf({
    speed: draft.speed.mp,
    steps: stepsOfItems(draft),
    climb: draft.change?.metres ?? 0,
    glide: draft.glide !== null,
    strafe: draft.strafe !== null,
  });
  return order.text === text ? order : undefined;
}

/** The longest move that begins with the first of some words of a text. */
function longestMove(text: string, tokens: readonly Token[]): MoveOrder | undefined {
  let longest: MoveOrder | undefined;
  for (const { text: word, end } of tokens.slice(1)) {
    const [behind = ""] = BEHIND.exec(word) ?? [];
    const written = text.slice(0, end - behind.length);
    const draft = readMove(written);
    if (draft.fault) break;
    longest = moveOf(written, draft) ?? longest;
    // Behind a word with a stop the sentence goes on without the move.
    if (behind !== "") break;
  }
  return longest;
}

/** Steps of one kind counted together. */
function countedSteps({ steps }: MoveOrder) {
  const counted: { step: string; count: number }[] = [];
  for (const one of steps) {
    const step = ACTIONS[actionOf(one)]?.token ?? "";
    const last = counted.at(-1);
    if (last?.step === step) last.count += 1;
    else counted.push({ step, count: 1 });
  }
  return counted;
}

/** The move at the head of a text. */
export function spelt(text: string): SpeltOrder | undefined {
  const tokens = tokensOf(text);
  const move = SPEED.test(tokens[0]?.text ?? "") ? longestMove(text, tokens) : undefined;
  if (!move) return undefined;
  const { speed, climb, glide, strafe } = move;
  return {
    length: move.text.length,
    said: phrase("spelt", { speed, steps: countedSteps(move), climb, glide, strafe }),
  };
}

import type { MoveOrder } from "../grammar/order.ts";
import { type Draft, readDraft, stepsOf } from "../move/grammar.ts";
import { legalOrders } from "../move/orders.ts";
import type { Situation } from "../state/situation.ts";

/** What may be typed next. */
export interface NextTokens {
  /** Offset in the draft behind which the tokens go: its end, or the first token that does not fit. */
  readonly at: number;
  /** Tokens that lead to some legal order, in the order of a pad: digits, turns, marks. */
  readonly tokens: readonly string[];
  /** Whether the draft up to there is a legal order as it is. */
  readonly complete: boolean;
}

const DIGITS = ["1", "2", "3", "4", "5"] as const;
const TURNS = ["L", "R"] as const;
const MARKS = [
  { token: "+", climb: 1 },
  { token: "-", climb: -1 },
  { token: "--", climb: -2 },
] as const;

function declaredFits({ declared }: Draft, order: MoveOrder): boolean {
  return declared === null || declared.speed === order.speed;
}

function moreItems(steps: string, orders: readonly MoveOrder[]): readonly string[] {
  const leads = (more: string) => orders.some((order) => order.steps.startsWith(steps + more));
  return [...DIGITS.filter((digit) => leads("F".repeat(Number(digit)))), ...TURNS.filter(leads)];
}

function marks(steps: string, orders: readonly MoveOrder[]): readonly string[] {
  const fits = orders.filter((order) => order.steps === steps && steps !== "");
  return MARKS.filter(({ climb }) => fits.some((order) => order.climb === climb)).map(({ token }) => token);
}

/** After `-` only a second dash can follow, and only where a dive of two levels is legal. */
function afterMark(draft: Draft, steps: string, orders: readonly MoveOrder[]): readonly string[] {
  const deeper = orders.some((order) => order.steps === steps && order.climb === -2);
  return draft.mark?.climb === -1 && deeper ? ["-"] : [];
}

function tokensAfter(draft: Draft, orders: readonly MoveOrder[]): readonly string[] {
  const steps = stepsOf(draft);
  if (draft.mark) return afterMark(draft, steps, orders);
  if (draft.items.length > 0 && steps === "") return [];
  const zero = steps === "" && orders.some(({ text }) => text === "0") ? ["0"] : [];
  return [...zero, ...moreItems(steps, orders), ...marks(steps, orders)];
}

function isComplete({ items, mark }: Draft, steps: string, orders: readonly MoveOrder[]): boolean {
  if (items.length === 0) return false;
  return orders.some((order) => order.steps === steps && order.climb === (mark?.climb ?? 0));
}

/** The tokens that may follow a draft so that a legal order can still come of it. */
export function nextTokens(text: string, situation: Situation): NextTokens {
  const { fault } = readDraft(text);
  const at = fault && fault.reason !== "empty" ? fault.start : text.length;
  const { draft } = readDraft(text.slice(0, at));
  const orders = legalOrders(situation).orders.filter((order) => declaredFits(draft, order));
  const complete = isComplete(draft, stepsOf(draft), orders);
  return { at, tokens: tokensAfter(draft, orders), complete };
}

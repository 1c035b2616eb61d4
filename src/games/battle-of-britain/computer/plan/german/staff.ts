import type { UnderCard } from "../../../rules/grammar/order.ts";
import { PASS } from "../../../rules/orders/question.ts";
import type { Of } from "../../../rules/state/task.ts";
import { adjustable, spareIn } from "../../../rules/turn/alert.ts";
import type { Choice, Plan } from "../weigh.ts";
import { unwanted } from "./make-up.ts";

/** BB-R57: up to a fair number. */
export const bid: Plan<Of<"bid">> = ({ style }, { highest }) => [
  highest + 1 < style.fair
    ? { order: { kind: "bid", targets: highest + 1 }, value: 1 }
    : { order: PASS, value: 0 },
];

/** BB-86: squadrons for which others are better drawn: escorts as many as there are, bombers as many as are needed. */
export const alert: Plan<Of<"alert">> = ({ view, style, prompt }) => {
  const pass: Choice = { order: PASS, value: 0 };
  if (!style.odds) return [pass];
  const cards: UnderCard[] = [];
  const spare = new Map(Object.keys(view.pools).map((pool) => [pool, spareIn(view, pool)]));
  const open = adjustable(view, prompt.seat);
  for (const one of view.geschwader.filter(({ pool }) => open.includes(pool)))
    for (const type of unwanted(view, one, spare.get(one.pool) ?? 0)) {
      spare.set(one.pool, (spare.get(one.pool) ?? 0) - 1);
      cards.push({ formation: one.id, type });
    }
  return [...(cards.length > 0 ? [{ order: { kind: "under", cards }, value: 1 } as const] : []), pass];
};

import type { UnderCard } from "../../grammar/order.ts";
import { PASS } from "../../order/question.ts";
import { isBomber, typeOf } from "../../state/look.ts";
import type { State } from "../../state/state.ts";
import type { Of } from "../../state/task.ts";
import { adjustable, spareIn } from "../../turn/alert.ts";
import type { Plan } from "../weigh.ts";

/** Bombers that a geschwader needs: more only make a target of it. */
const BOMBERS = 2;
/** Dice by defence from which on a squadron is an escort. */
const ESCORT = 10;

/** BB-R57: up to a fair number. */
export const bid: Plan<Of<"bid">> = ({ style }, { highest }) => [
  highest + 1 < style.fair
    ? { order: { kind: "bid", targets: highest + 1 }, value: 1 }
    : { order: PASS, value: 0 },
];

/** What a geschwader would rather have anew: the weakest that neither escort nor are needed to bomb. */
function unwanted(state: State, squadrons: readonly string[]): readonly string[] {
  const value = (card: string) => typeOf(state.setup, card).dice * typeOf(state.setup, card).defence;
  const best = squadrons.toSorted((a, b) => value(b) - value(a));
  const bombers = best.filter((card) => isBomber(state.setup, card));
  const kept = bombers.slice(0, BOMBERS);
  const others = [...bombers.slice(BOMBERS), ...best.filter((card) => !isBomber(state.setup, card))];
  const escorts = others.filter((card) => value(card) >= ESCORT);
  const lacking = BOMBERS - kept.length;
  const rest = others.filter((card) => value(card) < ESCORT).toReversed();
  return [...rest, ...escorts.slice(0, Math.max(0, lacking - rest.length))];
}

/** BB-86: three or four bombers for each geschwader, as far as its Luftflotte has others to give. */
export const alert: Plan<Of<"alert">> = ({ view, style, prompt }) => {
  const cards: UnderCard[] = [];
  const spare = new Map(Object.keys(view.pools).map((pool) => [pool, spareIn(view, pool)]));
  const open = adjustable(view, prompt.seat);
  for (const one of view.geschwader.filter(({ pool }) => open.includes(pool)))
    for (const type of unwanted(view, one.squadrons)) {
      const left = spare.get(one.pool) ?? 0;
      if (left === 0) break;
      spare.set(one.pool, left - 1);
      cards.push({ formation: one.id, type });
    }
  const change = cards.length > 0 && style.odds;
  return [
    ...(change ? [{ order: { kind: "under", cards }, value: 1 } as const] : []),
    { order: PASS, value: 0 },
  ];
};

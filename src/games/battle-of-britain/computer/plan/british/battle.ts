import { itemAt } from "../../../../../core/item-at.ts";
import { present } from "../../../../../core/present.ts";
import { fighters, fighting, inSquare } from "../../../rules/battle/dogfight.ts";
import type { Against } from "../../../rules/grammar/order.ts";
import { DONE } from "../../../rules/orders/question.ts";
import { questionOf } from "../../../rules/orders/questions.ts";
import { geschwaderOf, wingOf } from "../../../rules/state/look.ts";
import { commandedBy } from "../../../rules/state/sides.ts";
import type { Of } from "../../../rules/state/task.ts";
import { aboard } from "../aboard.ts";
import { fightOdds } from "../fight-odds.ts";
import { bestFirst, bombChance, dealtOut, duellist, spread } from "../raid-odds.ts";
import type { Choice, Plan, PlanQuestion } from "../weigh.ts";
import { sum } from "../weigh.ts";
import { GERMAN_LOSS, RAF_LOSS, successIn } from "../worth.ts";
import { defendersFrom, fightWorth, wingsAt } from "./raids.ts";

/** Most ways to set squadrons that are weighed. */
const MOST = 300;

/** BB-108: all wings that are there together must promise enough. */
export const dogfights: Plan<Of<"dogfights">> = ({ view, prompt, style, whim }) => {
  const own = commandedBy(view, prompt.seat, fighters(view));
  const choices = own.flatMap((wing) =>
    inSquare(view, wing).map((raid): Choice => {
      const others = wingsAt(view, raid).filter(({ id }) => id !== wing.id);
      const all = defendersFrom(view, [wing, ...others].slice(0, Math.max(1, view.markers)));
      const promise = style.weighs ? fightWorth(view, raid, all) / all.length - style.dogfight : 1;
      const value = promise + whim();
      return { order: { kind: "attack", id: wing.id, at: raid.id }, value };
    }),
  );
  return [...choices, { order: DONE, value: 0 }];
};

/** What a way of setting squadrons promises against gruppen with fighters in front. */
function setWorth({ view }: PlanQuestion, against: readonly Against[]): number {
  const { sizes, wings, geschwader } = present(view.dogfight);
  const raid = geschwaderOf(view, geschwader);
  const { pool, square } = raid;
  const place = square as string;
  const { group } = wingOf(view, itemAt(wings, 0));
  const laid = dealtOut(bestFirst(view, aboard(view, raid), pool, place), sizes);
  const rows = sizes.map((_, at) => against.find(({ gruppe }) => gruppe === at + 1)?.squadrons ?? []);
  const odds = fightOdds(
    laid.map((row) => row.map((card) => duellist(view, card, pool, place))),
    rows.map((row) => row.map((card) => duellist(view, card, group, place))),
  );
  const fates = laid.flatMap((row, at) =>
    row.map((card, index) => ({ card, there: 1 - (odds.fallen[at]?.[index] ?? 0) })),
  );
  const lost = sum(fates.map(({ there }) => 1 - there));
  return GERMAN_LOSS * lost - RAF_LOSS * odds.rafLost - successIn(view) * bombChance(view, fates);
}

/** The best against the largest gruppe, one after another. */
function plainly({ view }: PlanQuestion): readonly Against[] {
  const { sizes, wings, geschwader } = present(view.dogfight);
  const { group } = wingOf(view, itemAt(wings, 0));
  const place = present(geschwaderOf(view, geschwader).square);
  return spread(bestFirst(view, fighting(view), group, place), sizes)
    .map((squadrons, at) => ({ gruppe: at + 1, squadrons }))
    .filter(({ squadrons }) => squadrons.length > 0);
}

/** BB-110. */
export const set: Plan<Of<"set">> = (asked, task) => {
  const { view, prompt, own, style } = asked;
  const plain = plainly(asked);
  const choices: Choice[] = [{ order: { kind: "set", against: plain }, value: setWorth(asked, plain) }];
  if (!style.odds) return choices;
  for (const order of questionOf(task)?.offer(view, task, { ...prompt, own }) ?? []) {
    if (order.kind === "set") choices.push({ order, value: setWorth(asked, order.against) });
    if (choices.length === MOST) break;
  }
  return choices;
};

import { present } from "../../../../../core/present.ts";
import { MOVES } from "../../../data/figures.ts";
import { gruppenOf } from "../../../rules/battle/gruppen.ts";
import { bombersOf, deciding, isOverTarget } from "../../../rules/bombing/bomb.ts";
import type { Order } from "../../../rules/grammar/order.ts";
import { distance } from "../../../rules/map/path.ts";
import { ordered } from "../../../rules/orders/choose.ts";
import { DONE } from "../../../rules/orders/question.ts";
import { geschwaderOf, isBomber, sortedTypes, squareOf, wingOf } from "../../../rules/state/look.ts";
import { commandedBy } from "../../../rules/state/sides.ts";
import type { Geschwader, State } from "../../../rules/state/state.ts";
import type { Of } from "../../../rules/state/task.ts";
import { inWing } from "../aboard.ts";
import { fightOdds } from "../fight-odds.ts";
import { bestFirst, bombChance, dealtOut, duellist, evenSizes, spread } from "../raid-odds.ts";
import type { Choice, Plan, PlanQuestion } from "../weigh.ts";
import { sum } from "../weigh.ts";
import { GERMAN_LOSS, RAF_LOSS, SUCCESS, successIn } from "../worth.ts";
import { hitChance } from "./targets.ts";

/** Most ways of laying that are weighed. */
const MOST = 200;
/** And that are told. */
const TOLD = 4;

/** Squadrons gruppe by gruppe. */
type Rows = readonly (readonly string[])[];

function rowsOf(sizes: readonly number[], types: readonly string[]): Rows {
  let at = 0;
  return sizes.map((size) => {
    at += size;
    return types.slice(at - size, at);
  });
}

function foeOf(view: State): Geschwader {
  return geschwaderOf(view, present(view.dogfight).geschwader);
}

/** Ways in which wings may be set that see nothing but sizes: spread out, or all against one gruppe of a size. */
function answersTo(sizes: readonly number[], raf: readonly string[]): readonly (readonly Rows[])[] {
  const massed = [...new Set(sizes)].map((size) =>
    sizes.flatMap((other, at) =>
      other === size ? [sizes.map((_, place) => (place === at ? raf : []))] : [],
    ),
  );
  return [[spread(raf, sizes)], ...massed];
}

/** What it promises to lay squadrons so, mostly against wings that spread out, in part against the answer that is worst. */
function laidWorth(view: State, sizes: readonly number[], types: readonly string[]): number {
  const { pool, square } = foeOf(view);
  const place = square as string;
  const [wing, other] = present(view.dogfight).wings.map((id) => wingOf(view, id));
  if (!wing) return 0;
  const raf = bestFirst(
    view,
    [...inWing(view, wing), ...(other ? inWing(view, other) : [])],
    wing.group,
    place,
  );
  const gruppen = rowsOf(sizes, types).map((row) => row.map((card) => duellist(view, card, pool, place)));
  const worthOf = (own: Rows): number => {
    const against = own.map((row) => row.map((card) => duellist(view, card, wing.group, place)));
    const odds = fightOdds(gruppen, against);
    const fallen = odds.fallen.flat();
    const there = types.map((card, index) => ({ card, there: 1 - (fallen[index] ?? 0) }));
    return RAF_LOSS * odds.rafLost - GERMAN_LOSS * sum(fallen) + successIn(view) * bombChance(view, there);
  };
  const values = answersTo(sizes, raf).map((alike) => sum(alike.map(worthOf)) / Math.max(1, alike.length));
  return (3 * (values[0] ?? 0) + Math.min(...values)) / 4;
}

/** Fighters in front of each gruppe, as far as there are any. */
function screened(view: State, sizes: readonly number[]): readonly string[] {
  const { squadrons, pool, square } = foeOf(view);
  return dealtOut(bestFirst(view, squadrons, pool, square as string), sizes).flat();
}

/** What the best way promises to lay squadrons into gruppen of these sizes. */
function bestLaid(view: State, sizes: readonly number[]): number {
  let best = laidWorth(view, sizes, screened(view, sizes));
  let weighed = 0;
  for (const types of ordered(sortedTypes(view.setup, foeOf(view).squadrons))) {
    best = Math.max(best, laidWorth(view, sizes, types));
    weighed += 1;
    if (weighed === MOST) break;
  }
  return best;
}

/** BB-109: even gruppen; or those that promise most. */
export const gruppen: Plan<Of<"gruppen">> = ({ view, style, whim }) => {
  const count = foeOf(view).squadrons.length;
  const even = evenSizes(count).join();
  return gruppenOf(count).map((sizes): Choice => {
    const value = style.odds ? bestLaid(view, sizes) : sizes.join() === even ? 30 : 0;
    return { order: { kind: "lay", sizes }, value: value + whim() };
  });
};

/** The same with gruppen of one size in an order by chance, which tells the enemy nothing. */
function mixed(
  sizes: readonly number[],
  types: readonly string[],
  pick: PlanQuestion["pick"],
): readonly string[] {
  const left = sizes.map((size, at) => ({ size, row: rowsOf(sizes, types)[at] ?? [] }));
  return sizes.flatMap((size) => {
    const alike = left.filter((one) => one.size === size);
    const next = alike[pick(alike.length)];
    if (!next) return [];
    left.splice(left.indexOf(next), 1);
    return next.row;
  });
}

/** BB-98, BB-109: fighters in front; or as promises most. */
export const lay: Plan<Of<"lay">> = ({ view, style, whim, pick }) => {
  const { sizes } = present(view.dogfight);
  const laid = (types: readonly string[]): Order => ({
    kind: "types",
    verb: "order",
    types: mixed(sizes, types, pick),
  });
  const plain = screened(view, sizes);
  if (!style.odds) return [{ order: laid(plain), value: whim() }];
  const choices = [{ types: plain, value: laidWorth(view, sizes, plain) }];
  for (const types of ordered(sortedTypes(view.setup, foeOf(view).squadrons))) {
    choices.push({ types, value: laidWorth(view, sizes, types) });
    if (choices.length === MOST) break;
  }
  return choices
    .toSorted((a, b) => b.value - a.value)
    .slice(0, TOLD)
    .map(({ types, value }): Choice => ({ order: laid(types), value }));
};

/** Over its target it bombs; with no bombers, or no fuel for the rest of the way, it goes home. */
function decided({ view }: PlanQuestion, one: Geschwader): readonly Choice[] {
  const chance = hitChance(view, one.squadrons);
  if (isOverTarget(view, one) && bombersOf(view, one).length > 0)
    return [{ order: { kind: "act", id: one.id, verb: "bomb" }, value: SUCCESS * chance }];
  const target = one.target === null ? undefined : squareOf(view.setup, one.target);
  const left =
    target === undefined ? Infinity : distance(present(one.square), target, view.setup.options.diagonal);
  const goesOn = left <= MOVES[0] * one.fuel && one.squadrons.some((card) => isBomber(view.setup, card));
  return goesOn ? [] : [{ order: { kind: "act", id: one.id, verb: "home" }, value: 1 }];
}

/** BB-80. */
export const bombing: Plan<Of<"bombing">> = (asked, { settled }) => {
  const { view, prompt } = asked;
  const own = commandedBy(view, prompt.seat, deciding(view, settled));
  return [...own.flatMap((one) => decided(asked, one)), { order: DONE, value: 0 }];
};

import { germanShares } from "../battle/declare.ts";
import { asFighters } from "../battle/fighters.ts";
import { bombersAt, freeAt, isJet } from "../battle/present.ts";
import type { Share } from "../battle/withhold.ts";
import type { Attack, Defence, Withheld } from "../grammar/order.ts";
import type { Engaged } from "../state/battle.ts";
import type { GermanState, State } from "../state/state.ts";
import { sharings, subsets } from "./enumerate.ts";

/** Every way to take so many factors of units. */
function* sharedBy(units: readonly Engaged[], count: number): Generator<readonly Engaged[]> {
  const most = units.map(({ factors }) => factors);
  for (const counts of sharings(count, most))
    yield units
      .map(({ unit }, at) => ({ unit, factors: counts[at] ?? 0 }))
      .filter(({ factors }) => factors > 0);
}

function factorsIn(units: readonly Engaged[]): number {
  return units.reduce((sum, { factors }) => sum + factors, 0);
}

/** Units of the same rating together, the lowest first; all together where anybody may be withheld (LW-73). */
function classesOf(
  state: State,
  { engaged, rule }: Share,
  keep: readonly string[],
): readonly (readonly Engaged[])[] {
  if (rule === "LW-73") return [engaged];
  const rated = asFighters(state, engaged, keep);
  const ratings = [...new Set(rated.map(({ e }) => e))].sort((one, other) => one - other);
  return ratings.map((rating) => engaged.filter((_, at) => rated[at]?.e === rating));
}

/** Every way to withhold so many factors of named units of a battle: whole classes of the lowest, then of the next. */
function* namedOf(classes: readonly (readonly Engaged[])[], count: number): Generator<readonly Engaged[]> {
  const [lowest = [], ...rest] = classes;
  const all = factorsIn(lowest);
  if (count > all && rest.length > 0)
    for (const others of namedOf(rest, count - all)) yield [...lowest, ...others];
  else yield* sharedBy(lowest, count);
}

/** Every way to withhold so many factors of named units of some battles. */
function* namedIn(
  shares: readonly (Share & { readonly classes: readonly (readonly Engaged[])[] })[],
  total: number,
): Generator<readonly Engaged[]> {
  const [first, ...rest] = shares;
  if (!first) {
    if (total === 0) yield [];
    return;
  }
  for (let count = Math.min(first.excess, total); count >= 0; count--)
    for (const others of namedIn(rest, total - count))
      for (const units of namedOf(first.classes, count)) yield [...units, ...others];
}

/** Every way to withhold: a number of the lowest, or factors of named units. */
function* withholdings(state: State, shares: readonly Share[], keep: readonly string[]): Generator<Withheld> {
  const excess = shares.reduce((sum, share) => sum + share.excess, 0);
  for (let count = 0; count <= excess; count++) yield { count, units: [] };
  const rated = shares.map((share) => ({ ...share, classes: classesOf(state, share, keep) }));
  for (let total = 1; total <= excess; total++)
    for (const units of namedIn(rated, total)) yield { count: 0, units };
}

/** What a side declares of its fighters: every choice of kept tanks and of what is withheld (LW-64, LW-75). */
export function* defences(
  state: State,
  shares: readonly Share[],
  units: readonly string[],
): Generator<Defence> {
  const carry = new Set(
    [...state.germans, ...state.americans].flatMap(({ id, tanks }) => (tanks ? [id] : [])),
  );
  for (const keep of subsets(units.filter((unit) => carry.has(unit))))
    for (const withhold of withholdings(state, shares, keep)) yield { keep, withhold };
}

type Sent = Pick<Attack, "bombers" | "direct" | "fighters">;

/** Every way to send Germans of a hex at the enemies that are there; jets may stay out (LW-71, LW-83). */
function* sendings(state: State, hex: string, able: readonly GermanState[]): Generator<Sent> {
  const ids = (units: readonly GermanState[]) => units.map(({ id }) => id);
  const jets = ids(able.filter((one) => isJet(state, one)));
  const others = ids(able.filter((one) => !isJet(state, one)));
  const [bombed, hunted] = [bombersAt(state, hex).length > 0, freeAt(state, hex).length > 0];
  const some = (units: readonly string[], there: boolean) => subsets(there ? units : []);
  for (const fighters of some(others, hunted)) {
    const bombers = others.filter((unit) => !fighters.includes(unit));
    if (bombers.length > 0 && !bombed) continue;
    for (const through of some(jets, bombed))
      for (const direct of some(
        jets.filter((unit) => !through.includes(unit)),
        bombed,
      ))
        for (const hunting of some(
          jets.filter((unit) => ![...through, ...direct].includes(unit)),
          hunted,
        ))
          yield { bombers: [...bombers, ...through], direct, fighters: [...fighters, ...hunting] };
  }
}

/** Every attack of a hex: everybody at the bombers first. */
export function* attacksAt(state: State, hex: string, able: readonly GermanState[]): Generator<Attack> {
  for (const sent of sendings(state, hex, able)) {
    const named = [...sent.bombers, ...sent.direct, ...sent.fighters];
    const shares = germanShares(state, hex, sent);
    if (named.length > 0) for (const defence of defences(state, shares, named)) yield { ...sent, ...defence };
  }
}

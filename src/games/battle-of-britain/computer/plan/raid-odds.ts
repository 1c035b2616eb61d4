import { present } from "../../../../core/present.ts";
import type { Duellist } from "../../rules/battle/duel.ts";
import { gruppenOf } from "../../rules/battle/gruppen.ts";
import { diceOfSquadron } from "../../rules/battle/strength.ts";
import { isBomber, typeOf } from "../../rules/state/look.ts";
import type { State } from "../../rules/state/state.ts";
import { fightOdds } from "./fight-odds.ts";

/** A German formation as it is met: its squadrons and where. */
export interface Raid {
  readonly pool: string;
  readonly square: string;
  readonly squadrons: readonly string[];
}

/** A wing as it fights: its squadrons, and its Group. */
export interface Defender {
  readonly group: string;
  readonly squadrons: readonly string[];
}

/** What comes of dogfights with a raid, on average. */
export interface RaidOdds {
  readonly rafLost: number;
  readonly germanLost: number;
  /** The chance that it bombs with a hit afterwards. */
  readonly bombs: number;
  /** Squadrons that are most likely left. */
  readonly left: readonly string[];
}

export function duellist(state: State, card: string, pool: string, square: string): Duellist {
  return { dice: diceOfSquadron(state, card, pool, square), defence: typeOf(state.setup, card).defence };
}

/** How well a squadron fights: its dice by the hits that it takes. */
function fightingValue(state: State, card: string, pool: string, square: string): number {
  const { dice, defence } = duellist(state, card, pool, square);
  return dice * defence;
}

/** Squadrons, the best in a fight first. */
export function bestFirst(
  state: State,
  cards: readonly string[],
  pool: string,
  square: string,
): readonly string[] {
  const values = new Map(cards.map((card) => [card, fightingValue(state, card, pool, square)]));
  return [...cards].sort((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
}

/** Dealt round in rows of these lengths: the first of all in front. */
export function dealtOut(cards: readonly string[], sizes: readonly number[]): readonly (readonly string[])[] {
  const rows = sizes.map((): string[] => []);
  const left = [...cards];
  while (left.length > 0) {
    const before = left.length;
    for (const [at, row] of rows.entries())
      if (row.length < (sizes[at] ?? 0) && left.length > 0) row.push(present(left.shift()));
    if (left.length === before) break;
  }
  return rows;
}

/** The sizes that differ least. */
export function evenSizes(count: number): readonly number[] {
  return gruppenOf(count).at(-1) ?? [];
}

/** Squadrons spread over the gruppen, the best against the largest. */
export function spread(cards: readonly string[], sizes: readonly number[]): readonly (readonly string[])[] {
  const rows = sizes.map((): string[] => []);
  for (const [at, card] of cards.entries()) rows[at % Math.max(1, rows.length)]?.push(card);
  return rows;
}

/** The chance of a hit with bombs, each squadron there with its chance (BB-115). */
export function bombChance(
  state: State,
  squadrons: readonly { readonly card: string; readonly there: number }[],
): number {
  let none = 1;
  for (const { card, there } of squadrons) {
    let miss = 1;
    for (let die = 0; die < typeOf(state.setup, card).bombs; die++) miss /= 2;
    none *= 1 - there + there * miss;
  }
  return 1 - none;
}

/** One dogfight more, fighters laid in front and the wing spread out. */
function foughtOn(
  state: State,
  { pool, square }: Raid,
  odds: RaidOdds,
  { group, squadrons }: Defender,
): RaidOdds {
  const { left } = odds;
  const sizes = evenSizes(left.length);
  const laid = dealtOut(bestFirst(state, left, pool, square), sizes);
  const own = spread(bestFirst(state, squadrons, group, square), sizes);
  const fight = fightOdds(
    laid.map((row) => row.map((card) => duellist(state, card, pool, square))),
    own.map((row) => row.map((card) => duellist(state, card, group, square))),
  );
  const fates = laid.flatMap((row, at) =>
    row.map((card, place) => ({ card, fallen: fight.fallen[at]?.[place] ?? 0 })),
  );
  const lost = fates.reduce((sum, { fallen }) => sum + fallen, 0);
  const there = fates.map(({ card, fallen }) => ({ card, there: 1 - fallen }));
  const rest = fates
    .toSorted((one, other) => one.fallen - other.fallen)
    .slice(0, Math.max(0, left.length - Math.round(lost)))
    .map(({ card }) => card);
  return {
    rafLost: odds.rafLost + fight.rafLost,
    germanLost: odds.germanLost + lost,
    bombs: bombChance(state, there),
    left: rest,
  };
}

/** What comes of dogfights, one after another: first of none, then of the first, then of the first two, and so on. */
export function raidOddsInTurn(
  state: State,
  raid: Raid,
  defenders: readonly Defender[],
): readonly RaidOdds[] {
  const there = raid.squadrons.map((card) => ({ card, there: 1 }));
  const unmet = { rafLost: 0, germanLost: 0, bombs: bombChance(state, there), left: raid.squadrons };
  const found: RaidOdds[] = [unmet];
  for (const defender of defenders) {
    const before = present(found.at(-1));
    found.push(before.left.length > 0 ? foughtOn(state, raid, before, defender) : before);
  }
  return found;
}

/** What comes of all of them. */
export function raidOdds(state: State, raid: Raid, defenders: readonly Defender[]): RaidOdds {
  return present(raidOddsInTurn(state, raid, defenders).at(-1));
}

export function hasBombers(state: State, squadrons: readonly string[]): boolean {
  return squadrons.some((card) => isBomber(state.setup, card));
}

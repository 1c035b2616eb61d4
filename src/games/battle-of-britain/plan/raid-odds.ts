import type { Duellist } from "../battle/duel.ts";
import { gruppenOf } from "../battle/gruppen.ts";
import { diceOfSquadron } from "../battle/strength.ts";
import { isBomber, typeOf } from "../state/look.ts";
import type { State } from "../state/state.ts";
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
      if (row.length < (sizes[at] ?? 0) && left.length > 0) row.push(left.shift() as string);
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

/** What comes of one dogfight after another, fighters laid in front and wings spread out. */
export function raidOdds(state: State, raid: Raid, defenders: readonly Defender[]): RaidOdds {
  const { pool, square } = raid;
  let there = raid.squadrons.map((card) => ({ card, there: 1 }));
  let [rafLost, germanLost] = [0, 0];
  let left = raid.squadrons;
  for (const { group, squadrons } of defenders) {
    if (left.length === 0) break;
    const sizes = evenSizes(left.length);
    const laid = dealtOut(bestFirst(state, left, pool, square), sizes);
    const own = spread(bestFirst(state, squadrons, group, square), sizes);
    const odds = fightOdds(
      laid.map((row) => row.map((card) => duellist(state, card, pool, square))),
      own.map((row) => row.map((card) => duellist(state, card, group, square))),
    );
    const fates = laid.flatMap((row, at) =>
      row.map((card, place) => ({ card, fallen: odds.fallen[at]?.[place] ?? 0 })),
    );
    const lost = fates.reduce((sum, { fallen }) => sum + fallen, 0);
    rafLost += odds.rafLost;
    germanLost += lost;
    there = fates.map(({ card, fallen }) => ({ card, there: 1 - fallen }));
    left = fates
      .toSorted((a, b) => a.fallen - b.fallen)
      .slice(0, Math.max(0, left.length - Math.round(lost)))
      .map(({ card }) => card);
  }
  return { rafLost, germanLost, bombs: bombChance(state, there), left };
}

export function hasBombers(state: State, squadrons: readonly string[]): boolean {
  return squadrons.some((card) => isBomber(state.setup, card));
}

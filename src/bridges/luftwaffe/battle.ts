import type { BattleTable } from "../../core/battle-tables.ts";
import type { Problem, SeatId, Spawn } from "../../core/game.ts";
import type { Strength } from "../../games/luftwaffe/data/types.ts";
import type { Mark } from "../common/fate.ts";
import { misfit as misfitOf } from "../common/refusal.ts";

/** The sides of a battle, as the campaign calls them. */
export const SIDES = ["american", "german"] as const;
export type BattleSide = (typeof SIDES)[number];

/** What the campaign says of a battle (LW-H6): combat factors by type, of bombers only those that can be reached. */
export interface Battle {
  readonly by: BattleTable;
  readonly american: readonly Strength[];
  readonly german: readonly Strength[];
  readonly bombers: readonly Strength[];
  /** Who of the campaign fights it: the American player, the German one. */
  readonly players: readonly [SeatId, SeatId];
}

export function battleOf({ values }: Spawn): Battle {
  const { by, american, german, bombers, players } = values as unknown as Battle;
  return { by, american, german, bombers, players };
}

/** What fights: American fighters, the bombers, German fighters. */
const FORCES = ["american", "bombers", "german"] as const;
type Force = (typeof FORCES)[number];

/** Aircraft of one type, and the combat factors for which all of them together stand. */
export interface Stand extends Strength {
  readonly force: Force;
  /** How many aircraft there are. */
  readonly count: number;
}

/** How many aircraft a table takes: fighters of a side, bombers, and fewest bombers of a type. */
export interface Room {
  readonly fighters: number;
  readonly bombers: number;
  readonly fewest: number;
}

function aircraft(all: readonly Strength[], each: number): number {
  return all.reduce((sum, { factors }) => sum + Math.ceil(factors / each), 0);
}

/** The fewest factors for which one aircraft may stand, on both sides alike, so that nobody has too many aircraft. */
function factorsEach({ american, german, bombers }: Battle, room: Room): number {
  const most = Math.max(1, ...[...american, ...german, ...bombers].map(({ factors }) => factors));
  for (let each = 1; each < most; each++) {
    const fits = aircraft(american, each) <= room.fighters && aircraft(german, each) <= room.fighters;
    if (fits && aircraft(bombers, each) <= room.bombers) return each;
  }
  return most;
}

/** The side for which aircraft fly. */
export function sideOf({ force }: Stand): BattleSide {
  return force === "german" ? "german" : "american";
}

/** Which aircraft stand for which factors: American fighters, bombers, Germans. */
export function standsOf(battle: Battle, room: Room): readonly Stand[] {
  const each = factorsEach(battle, room);
  return FORCES.flatMap((force) =>
    battle[force].map((one) => {
      const count = Math.ceil(one.factors / each);
      return { ...one, force, count: force === "bombers" ? Math.max(room.fewest, count) : count };
    }),
  );
}

/** Twelfths of the factors for which an aircraft stands that are lost with what became of it. */
type Shares = Readonly<Record<Mark, number>>;
/** What aircraft of each force cost; `escorts`: American fighters where bombers are too. */
export type Costs = Readonly<Record<Force | "escorts", Shares>>;
const TWELFTHS = 12;

/** Factors that aircraft of a type cost, to the nearest whole one: each stands for as many as the others. */
function lossOf({ factors, count }: Stand, marks: readonly Mark[], shares: Shares): number {
  const twelfths = marks.reduce((sum, mark) => sum + shares[mark], 0);
  return Math.floor((2 * factors * twelfths + count * TWELFTHS) / (2 * count * TWELFTHS));
}

function costOf(lost: readonly Strength[]): string {
  const some = lost.filter(({ factors }) => factors > 0);
  const sorted = some.toSorted((one, other) => (one.type < other.type ? -1 : 1));
  return sorted.length > 0 ? sorted.map(({ type, factors }) => `${type} ${factors}`).join(" ") : "none";
}

/** What the campaign is answered; `marks` by the stands. */
export function answerOf(
  stands: readonly Stand[],
  marks: readonly (readonly Mark[])[],
  costs: Costs,
): string {
  const escorted = stands.some(({ force }) => force === "bombers");
  const sharesOf = ({ force }: Stand) => costs[escorted && force === "american" ? "escorts" : force];
  const parts = SIDES.map((side) => {
    const lost = stands.flatMap((stand, at) => {
      const { type } = stand;
      const lost = { type, factors: lossOf(stand, marks[at] ?? [], sharesOf(stand)) };
      return sideOf(stand) === side ? [lost] : [];
    });
    return `${side} ${costOf(lost)}`;
  });
  return parts.join(" ");
}

/** Why the other game can't fight a battle: another table, a type that it doesn't know, more types than it has room for. */
export function misfit(
  battle: Battle,
  table: BattleTable,
  knows: (type: string, bomber: boolean) => boolean,
  room: Room,
): Problem | undefined {
  const { by, american, german, bombers } = battle;
  const types = (all: readonly Strength[]) => all.map(({ type }) => type);
  const wrong =
    misfitOf(by, table, types([...american, ...german]), (type) => knows(type, false)) ??
    misfitOf(by, table, types(bombers), (type) => knows(type, true));
  if (wrong) return wrong;
  const count = Math.max(american.length, german.length);
  if (count > room.fighters) return { code: "too-many", values: { count, most: room.fighters } };
  const bombing = bombers.length;
  if (bombing > room.bombers) return { code: "too-many", values: { count: bombing, most: room.bombers } };
  return undefined;
}

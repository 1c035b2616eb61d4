import { itemAt } from "../../../../core/item-at.ts";
import { clampDie, type Fire, losses } from "./fire.ts";
import { type Fighters, type Group, ranked, ranks, sameGroup, sameType } from "./ranks.ts";

/** What one die is thrown for: so many factors of a group that fire at a group of fighters, or at bombers. */
export interface Volley {
  readonly by: Group;
  /** Null: bombers. */
  readonly at: Group | null;
  readonly factors: number;
}

function isOne({ by: known, at: aim }: Omit<Volley, "factors">, by: Group, at: Group | null): boolean {
  if (at === null || aim === null) return at === aim && sameType(known, by);
  return sameGroup(known, by) && sameGroup(aim, at);
}

/** The volleys in which factors fire at what each of them faces, in the order in which they are first met. */
function gathered(pairs: readonly (readonly [Group, Group | null])[]): readonly Volley[] {
  const volleys: { by: Group; at: Group | null; factors: number }[] = [];
  for (const [by, at] of pairs) {
    const known = volleys.find((one) => isOne(one, by, at));
    if (known) known.factors += 1;
    else volleys.push({ by, at, factors: 1 });
  }
  return volleys;
}

/** LW-L32, LW-72: by rating from high to low, fighters before bombers, without bomber killer before those with it. */
function inOrder(volleys: readonly Volley[]): readonly Volley[] {
  return volleys.toSorted(
    (one, other) =>
      other.by.e - one.by.e ||
      Number(one.at === null) - Number(other.at === null) ||
      Number(one.by.killer) - Number(other.by.killer),
  );
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * LW-L29, LW-76: how a side fires at another: the first faces the first, and factors beyond the other's ranks face them again
 * from the top. `silent`: units of the side that stand in its ranks and don't fire (LW-57).
 */
export function volleysAt(
  firing: readonly Fighters[],
  targets: readonly Fighters[],
  silent: ReadonlySet<string> = NOBODY,
): readonly Volley[] {
  const faced = ranked(targets);
  if (faced.length === 0) return [];
  const pairs = ranks(firing).map(
    ({ unit, group }, at) => [unit, group, itemAt(faced, at % faced.length)] as const,
  );
  return inOrder(gathered(pairs.flatMap(([unit, by, at]) => (silent.has(unit) ? [] : [[by, at] as const]))));
}

/** LW-73: a die for each type at bombers, marked and unmarked bomber killers apart, and schools. */
export function volleysAtBombers(firing: readonly Fighters[]): readonly Volley[] {
  return inOrder(gathered(ranked(firing).map((by) => [by, null])));
}

/**
 * LW-78: Germans who attack bombers with escorts: as many as there are escorts face these, best against best, the rest
 * attack the bombers.
 */
export function volleysThrough(
  germans: readonly Fighters[],
  escorts: readonly Fighters[],
): readonly Volley[] {
  const faced = ranked(escorts);
  return inOrder(gathered(ranked(germans).map((by, at) => [by, faced[at] ?? null])));
}

/** LW-L54, LW-26, LW-86: what is added to the die of a volley, and the die itself after it. */
export function changedDie({ by, at }: Volley, die: number): number {
  const rating = at === null || by.rocket ? 0 : by.e - at.e;
  return clampDie(die + rating + (by.killer ? 1 : 0));
}

/** Factors that a volley costs at a die as thrown. */
export function lossesOf(volley: Volley, die: number): number {
  const fire: Fire = volley.at === null ? "bombers" : "fighters";
  return losses(fire, volley.factors, changedDie(volley, die));
}

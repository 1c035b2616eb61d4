/** Fighters of one unit that take part in a battle. */
export interface Fighters {
  readonly unit: string;
  readonly type: string;
  /** Its rating after reductions: kept tanks, bomber killer (LW-6). */
  readonly e: number;
  /** LW-81. */
  readonly killer: boolean;
  /** Schools fire apart from others of their type. */
  readonly school: boolean;
  readonly rocket: boolean;
  /** Factors that take part. */
  readonly factors: number;
}

/** One type of one rating and one mark: what a die is thrown for, and what takes a hit (LW-76, LW-77). */
export type Group = Omit<Fighters, "unit" | "factors">;

function groupOf({ unit: _, factors: __, ...group }: Fighters): Group {
  return group;
}

/** LW-76: whom one die is thrown for against fighters. */
export function sameGroup(one: Group, other: Group): boolean {
  return one.type === other.type && one.e === other.e && one.killer === other.killer;
}

/** LW-7, LW-73: whom one die is thrown for at bombers: a type, however many of its units kept their tanks. */
export function sameType(one: Group, other: Group): boolean {
  return one.type === other.type && one.school === other.school && one.killer === other.killer;
}

/** A factor of a side. */
interface Rank {
  readonly unit: string;
  readonly group: Group;
}

/** LW-75, LW-76: each factor, the best first; ties in the owner's order. */
export function ranks(side: readonly Fighters[]): readonly Rank[] {
  return side
    .toSorted((one, other) => other.e - one.e)
    .flatMap((fighters) =>
      Array.from({ length: fighters.factors }, () => ({ unit: fighters.unit, group: groupOf(fighters) })),
    );
}

/** LW-75, LW-76: each factor's group, the best first. */
export function ranked(side: readonly Fighters[]): readonly Group[] {
  return ranks(side).map(({ group }) => group);
}

/** Factors of a side. */
export function factorsOf(side: readonly { readonly factors: number }[]): number {
  return side.reduce((sum, { factors }) => sum + factors, 0);
}

/**
 * LW-75, LW-78: the side without so many of its factors, those of the lowest rating first and of these the last in the
 * owner's order.
 */
export function withheld(side: readonly Fighters[], count: number): readonly Fighters[] {
  let left = count;
  const kept = new Map<Fighters, number>();
  for (const fighters of side.toReversed().toSorted((one, other) => one.e - other.e)) {
    const away = Math.min(left, fighters.factors);
    left -= away;
    kept.set(fighters, fighters.factors - away);
  }
  return side
    .map((fighters) => ({ ...fighters, factors: kept.get(fighters) ?? fighters.factors }))
    .filter(({ factors }) => factors > 0);
}

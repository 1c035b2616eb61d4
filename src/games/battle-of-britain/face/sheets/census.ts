import { present } from "../../../../core/present.ts";
import type { Mark } from "../../../../face/sheet.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { State } from "../../rules/state/state.ts";

/** Squadrons of one type in a Group or Luftflotte, by what everybody may know of them (BB-94). */
export interface Census {
  readonly type: string;
  /** From the start. */
  readonly all: number;
  /** In formations or in the pile. */
  readonly ready: number;
  /** In the Damaged box; the Germans' are lost for good (BB-31). */
  readonly damaged: number;
  readonly stoodDown: number;
  /** Left the game uncounted (BB-56). */
  readonly withdrawn: number;
}

/** All squadrons of a pool, type by type in the order of the table. */
export function censusOf({ setup, pools }: State, pool: string): readonly Census[] {
  const { damaged, stoodDown, withdrawn } = present(pools[pool]);
  const { types, pools: entries } = tablesOf(setup);
  const squadrons = entries.find(({ id }) => id === pool)?.squadrons ?? {};
  return types.flatMap(({ id: type }): readonly Census[] => {
    const all = squadrons[type] ?? 0;
    if (all === 0) return [];
    const hurt = damaged[type] ?? 0;
    const resting = stoodDown.filter((one) => one.type === type).length;
    const left = all - hurt - resting;
    const gone = withdrawn.includes(type);
    return [
      { type, all, ready: gone ? 0 : left, damaged: hurt, stoodDown: resting, withdrawn: gone ? left : 0 },
    ];
  });
}

/** A box a squadron: crossed off the damaged, spent the stood down, filled in the withdrawn. */
export function marksOf({ ready, damaged, stoodDown, withdrawn }: Census): readonly Mark[] {
  const some = (count: number, mark: Mark) => Array.from({ length: count }, () => mark);
  return [
    ...some(ready, "open"),
    ...some(stoodDown, "spent"),
    ...some(damaged, "crossed"),
    ...some(withdrawn, "filled"),
  ];
}

/** What all squadrons of a pool come to. */
export function totalOf(census: readonly Census[], what: Exclude<keyof Census, "type">): number {
  return census.reduce((sum, one) => sum + one[what], 0);
}

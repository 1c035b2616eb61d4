import { BRITISH, GERMAN, type Side } from "./sides.ts";
import type { Tables } from "./tables.ts";

/** A wing or a geschwader of a set of tables, and its Group or Luftflotte. */
interface FormationEntry {
  readonly id: string;
  readonly pool: string;
  readonly side: Side;
}

/** Every wing and geschwader of a set of tables. */
export function formationsIn({ airfields, geschwader }: Tables): readonly FormationEntry[] {
  return [
    ...airfields.map(({ wing, group }) => ({ id: wing, pool: group, side: BRITISH }) as const),
    ...geschwader.map(({ id, pool }) => ({ id, pool, side: GERMAN }) as const),
  ];
}

import type { Side } from "../../data/sides.ts";
import type { HexName } from "../../data/tables.ts";

/** A unit's factors in a battle. */
export interface Engaged {
  readonly unit: string;
  readonly factors: number;
}

/** Who loses how many factors: of the first pool while it has any, then of the next (LW-77, LW-79). */
export interface Toll {
  readonly side: Side;
  readonly hits: number;
  readonly pools: readonly (readonly Engaged[])[];
}

/** A battle that is being fought (section 5.1). */
export interface Battle {
  readonly hex: HexName;
  /** D: at bombers and their escorts, at bombers past their escorts, at free fighters; O: at Germans. */
  readonly kind: "escorted" | "direct" | "free" | "counter";
  readonly attackers: readonly Engaged[];
  readonly defenders: readonly Engaged[];
  readonly bombers: readonly Engaged[];
  /** Kept drop tanks (LW-64). */
  readonly tanks: readonly string[];
  /** LW-84: losses of a battle of jets are taken at once. */
  readonly jets: boolean;
}

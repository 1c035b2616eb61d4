import type { DatedEvent } from "../../../../face/told.ts";
import type { Side } from "../../data/sides.ts";
import { sideOfPool } from "../../rules/state/look.ts";
import type { State } from "../../rules/state/state.ts";
import { poolOfFormation } from "../../rules/turn/alert.ts";
import type { Facts } from "../told.ts";

/** What squadrons are lost to; `plotted`, `cards`: battles that were fought on another table (BB-H10). */
export const CAUSES = ["intercept", "dogfight", "plotted", "cards", "flak", "fuel"] as const;
export type Cause = (typeof CAUSES)[number];

/** A squadron that was lost or stood down. */
export interface Casualty {
  readonly turn: number;
  readonly side: Side;
  /** Group or Luftflotte. */
  readonly pool: string;
  readonly type: string;
  readonly cause: Cause;
  /** Stood down: not lost, but out for two turns (BB-107). */
  readonly stood: boolean;
}

/** Every squadron that was lost or stood down, in the order in which it was told. */
export function casualtiesOf(state: State, told: readonly DatedEvent[]): readonly Casualty[] {
  const casualty = (turn: number, formation: string, type: string, cause: Cause, stood = false): Casualty => {
    const pool = poolOfFormation(state, formation) ?? "";
    return { turn, side: sideOfPool(state, pool), pool, type, cause, stood };
  };
  return told.flatMap(({ turn, event: { key, values } }): readonly Casualty[] => {
    switch (key) {
      case "event.losses": {
        const { formation, by, lost, stood } = values as Facts["event.losses"];
        const fallen = lost.map((type) => casualty(turn, formation, type, by));
        return stood === null ? fallen : [...fallen, casualty(turn, formation, stood, by, true)];
      }
      case "event.cost": {
        const { formations, by, lost, stood } = values as Facts["event.cost"];
        const [formation = ""] = formations;
        const cause = by === "cards" ? "cards" : "plotted";
        const fallen = lost.map((type) => casualty(turn, formation, type, cause));
        return stood === null ? fallen : [...fallen, casualty(turn, formation, stood, cause, true)];
      }
      case "event.duel": {
        const { wings, geschwader, raf, german, fallen } = values as Facts["event.duel"];
        return [
          ...(fallen[0] ? [casualty(turn, wings[0] ?? "", raf, "dogfight")] : []),
          ...(fallen[1] ? [casualty(turn, geschwader, german, "dogfight")] : []),
        ];
      }
      case "event.fuel": {
        const { id, lost } = values as Facts["event.fuel"];
        return lost.map((type) => casualty(turn, id, type, "fuel"));
      }
      default:
        return [];
    }
  });
}

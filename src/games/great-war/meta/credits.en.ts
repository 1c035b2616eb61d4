import type { Credits } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** Where the game comes from, in English. */
export const credits = {
  source:
    "After the rules adjustments by Pat McCormick and Kirk Hoffman to Richthofen's War. The base game (1972) belongs to its publisher; none of its text, art or printed tables is here.",
  ownTables: {
    tables:
      "The damage table, the aircraft chart, critical hits, deflection and the costs of maneuvers are our own tables, not the publisher's; who owns the printed game can load its values from a file.",
    plotting: "The maneuver schedules other than B, and simultaneous plotting.",
    scenarios: "The scenarios and what they pay points for.",
  },
} satisfies Credits<typeof meta>;

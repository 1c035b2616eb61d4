import { list, type Rows, table } from "../../../../face/book/chapter.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { SCENARIO_IDS, SCENARIOS } from "../../data/scenarios.ts";
import { leastTargets } from "../../rules/orders/plan.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { firstState } from "../../rules/state/first-state.ts";
import { chapter, phrase } from "./phrase.ts";

/** LW-113: what each single raid takes at the usual level: targets to name and to bomb, losses at most of all bombers. */
function raids(): Rows {
  return QUARTERS.map((month, quarter) => {
    const state = firstState(setupFrom({ raid: true, quarters: { from: month, to: month } }));
    const [bombers, named] = [state.bombersAtFirst, leastTargets(state)];
    return [
      phrase("quarter", { quarter }),
      named,
      Math.ceil((2 * named) / 3),
      `${Math.floor(bombers / 4)} / ${bombers}`,
    ];
  });
}

/** Scenarios that are campaigns, with what wins them. */
function campaigns(): Rows {
  return SCENARIO_IDS.flatMap((scenario) => {
    const { raid, from, to, options } = setupFrom(SCENARIOS[scenario]);
    if (raid) return [];
    return [[phrase("quarter", { quarter: from }), phrase("quarter", { quarter: to }), `${options.targets}`]];
  });
}

/** Who wins a campaign, and a single raid. */
export const VICTORY = [
  chapter("victory", [
    "campaign",
    table("caption", [phrase("line.from"), "to", "targets"], campaigns()),
    "raid",
    list("bombed", "lost"),
    table("raids", [phrase("forces.quarter"), "named", "needed", "may-lose"], raids()),
  ]),
];

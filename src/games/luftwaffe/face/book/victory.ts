import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { SCENARIO_IDS, SCENARIOS } from "../../data/scenarios.ts";
import { leastTargets } from "../../rules/orders/plan.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { firstState } from "../../rules/state/first-state.ts";
import { phrase } from "./phrase.ts";

/** LW-113: what each single raid takes at the usual level: targets to name and to bomb, losses at most of all bombers. */
function raids(): readonly (readonly Text[])[] {
  return QUARTERS.map((month, quarter) => {
    const state = firstState(setupFrom({ raid: true, quarters: { from: month, to: month } }));
    const [bombers, named] = [state.bombersAtFirst, leastTargets(state)];
    return [
      phrase("quarter", { quarter }),
      named.toString(),
      Math.ceil((2 * named) / 3).toString(),
      `${Math.floor(bombers / 4)} / ${bombers}`,
    ];
  });
}

/** Scenarios that are campaigns, with what wins them. */
function campaigns(): readonly (readonly Text[])[] {
  return SCENARIO_IDS.flatMap((scenario) => {
    const { raid, from, to, options } = setupFrom(SCENARIOS[scenario]);
    if (raid) return [];
    return [[phrase("quarter", { quarter: from }), phrase("quarter", { quarter: to }), `${options.targets}`]];
  });
}

/** Who wins a campaign, and a single raid. */
export const VICTORY: readonly Chapter[] = [
  {
    id: "victory",
    title: phrase("victory.title"),
    blocks: [
      text(phrase("victory.campaign")),
      table(
        phrase("victory.caption"),
        [phrase("line.from"), phrase("victory.to"), phrase("victory.targets")],
        campaigns(),
      ),
      text(phrase("victory.raid")),
      list(phrase("victory.bombed"), phrase("victory.lost")),
      table(
        phrase("victory.raids"),
        [
          phrase("forces.quarter"),
          phrase("victory.named"),
          phrase("victory.needed"),
          phrase("victory.may-lose"),
        ],
        raids(),
      ),
    ],
  },
];

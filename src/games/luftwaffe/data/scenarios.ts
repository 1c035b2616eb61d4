import { keysOf } from "../../../core/keys-of.ts";
import type { QUARTERS } from "./calendar.ts";
import type { Config } from "./config.ts";

function raid(month: (typeof QUARTERS)[number]): Config {
  return { raid: true, quarters: { from: month, to: month } };
}

/** LW-113: a single raid in each quarter. LW-H2: a year of four quarters, with a goal of our own. */
export const SCENARIOS = {
  campaign: {},
  "big-year": { quarters: { from: "1944-01", to: "1944-10" }, options: { targets: 56 } },
  wilhelmshaven: raid("1943-01"),
  bremen: raid("1943-04"),
  regensburg: raid("1943-07"),
  schweinfurt: raid("1943-10"),
  "big-week": raid("1944-01"),
  oil: raid("1944-04"),
  leipzig: raid("1944-07"),
  merseburg: raid("1944-10"),
  berlin: raid("1945-01"),
  "last-jets": raid("1945-04"),
} as const satisfies Readonly<Record<string, Config>>;

export type ScenarioId = keyof typeof SCENARIOS;
export const SCENARIO_IDS = keysOf(SCENARIOS);

export function isScenario(id: string): id is ScenarioId {
  return Object.hasOwn(SCENARIOS, id);
}

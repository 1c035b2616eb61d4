import { phraser } from "../../../core/phrase.ts";
import type { SetupFace, Switch, Turned } from "../../../face/setup.ts";
import type { Config, OptionsConfig } from "../config/config.ts";
import { optionsFrom, SWITCHES } from "../config/options.ts";
import { SCENARIOS } from "../scenarios.ts";
import { types } from "./setup-types.ts";
import type { words } from "./words/en/setup.ts";

const phrase = phraser<typeof words>();

/** What the config of a set-up page says besides its scenario; anything else counts as nothing said. */
function saidIn(config: unknown): Pick<Config, "options" | "seats"> {
  return typeof config === "object" && config !== null ? config : {};
}

/** How a set-up turns its switches. */
function turnedIn(config: unknown): OptionsConfig {
  return saidIn(config).options ?? {};
}

function scenarioOptions(scenario: string): OptionsConfig {
  const known = Object.entries(SCENARIOS).find(([id]) => id === scenario)?.[1];
  return known && "options" in known ? known.options : {};
}

function standing(scenario: string, config: unknown): Readonly<Record<string, Turned>> {
  const options = optionsFrom(turnedIn(config), optionsFrom(scenarioOptions(scenario)));
  return { ...options, turnLimit: options.turnLimit === "each-turn" };
}

function turn(scenario: string, config: unknown, id: string, to: Turned): unknown {
  const value = id === "turnLimit" ? (to === true ? "each-turn" : "game-turn") : to;
  const { seats } = saidIn(config);
  return { scenario, options: { ...turnedIn(config), [id]: value }, ...(seats && { seats }) };
}

const switches = SWITCHES.map(
  ({ option, rule }): Switch => ({
    kind: "on-off",
    id: option,
    name: { key: `option.${option}`, values: {} },
    help: { key: `option.${option}.help`, values: {} },
    rule,
  }),
);

/** The switches of a set-up, each with the ruling that it changes. */
export const setup: SetupFace = {
  groups: [{ id: "options", title: phrase("options"), switches }],
  standing,
  turn,
  types,
};

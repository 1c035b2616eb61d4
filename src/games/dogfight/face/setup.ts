import { phraser } from "../../../core/phrase.ts";
import { numberSwitch, onOffSwitch } from "../../../face/setup/switches.ts";
import type { SetupFace, Turned } from "../../../face/setup.ts";
import type { Config, OptionsConfig } from "../data/config.ts";
import { isScenarioId, SCENARIOS } from "../data/scenarios/scenarios.ts";
import { optionsFrom, SWITCHES } from "../rules/setup/options.ts";
import { types } from "./setup-types.ts";
import type { words } from "./words/en/setup.ts";

const phrase = phraser<typeof words>();

const TURNS = "turns";
const NO_LIMIT = 0;
/** More turns than that nobody plays in an evening. */
const MOST_TURNS = 40;

/** What the config of a set-up page says besides its scenario; anything else counts as nothing said. */
function saidIn(config: unknown): Pick<Config, "options" | "seats" | "turns"> {
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

/** whether only the last side would end a battle. */
function isEndless(scenario: string): boolean {
  return isScenarioId(scenario) && !("turns" in SCENARIOS[scenario]);
}

function standing(scenario: string, config: unknown): Readonly<Record<string, Turned>> {
  const options = optionsFrom(turnedIn(config), optionsFrom(scenarioOptions(scenario)));
  const { turns = NO_LIMIT } = saidIn(config);
  return {
    ...options,
    turnLimit: options.turnLimit === "each-turn",
    ...(isEndless(scenario) && { [TURNS]: turns }),
  };
}

/** What a set-up says with one switch turned. */
function turned(config: unknown, id: string, to: Turned): Pick<Config, "options" | "turns"> {
  const { options, turns } = saidIn(config);
  if (id === TURNS) return { ...(options && { options }), ...(to !== NO_LIMIT && { turns: Number(to) }) };
  const value = id === "turnLimit" ? (to === true ? "each-turn" : "game-turn") : to;
  return { options: { ...options, [id]: value }, ...(turns !== undefined && { turns }) };
}

function turn(scenario: string, config: unknown, id: string, to: Turned): unknown {
  const { seats } = saidIn(config);
  return { scenario, ...turned(config, id, to), ...(seats && { seats }) };
}

const switches = SWITCHES.map(({ option, rule }) => onOffSwitch(option, rule));

/** after how many turns damage decides a battle that has no end of its own. */
const limit = numberSwitch(
  TURNS,
  "R-42",
  () => [NO_LIMIT, MOST_TURNS],
  (turns) => (turns === NO_LIMIT ? phrase("turns.none") : phrase("turns.some", { turns })),
);

/** The switches of a set-up, each with the ruling that it changes. */
export const setup: SetupFace = {
  groups: [
    { id: "length", title: phrase("length"), switches: [limit] },
    { id: "options", title: phrase("options"), switches },
  ],
  standing,
  turn,
  types,
};

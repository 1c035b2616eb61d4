import type { OwnTables, SetupFace, Switch, Turned } from "../../../face/setup.ts";
import { DOGFIGHT_TURNS } from "../phase.ts";
import { highestOf, MOST_TURNS } from "../setup/check.ts";
import type { OptionsConfig } from "../setup/config.ts";
import { HIGHEST_START, type Options } from "../setup/options.ts";
import { tables } from "./own-tables.ts";
import { configOf, optionsOf, turnedOf, wholeOf } from "./setup-config.ts";
import { phrase } from "./setup-phrase.ts";
import { tablesIn, types } from "./setup-types.ts";

/** Where all begin when a level is chosen for the first time. */
const USUAL_LEVEL = 10;

type Named = "ammunition" | "thach" | "rollAgainstRollMoves" | "repeatDefence";
type Chosen =
  | "die"
  | "cards"
  | "start"
  | "pilots"
  | "gyroAdvantaged"
  | "verticalRollMaxDive"
  | "fuelTankBomber";

function onOff(id: Named, rule: string): Switch {
  return {
    kind: "on-off",
    id,
    name: phrase(`option.${id}`),
    help: phrase(`option.${id}.help`),
    rule,
  };
}

function choice(id: Chosen, ...choices: readonly string[]): Switch {
  return {
    kind: "choice",
    id,
    name: phrase(`option.${id}`),
    choices: choices.map((one) => ({
      id: one,
      name: phrase("choice", { id, choice: one }),
      help: phrase("choice.help", { id, choice: one }),
    })),
  };
}

/** The highest level at which this battle could begin. */
function ceiling(scenario: string, config: unknown): number {
  return Math.max(1, highestOf(wholeOf(scenario, config), tablesIn(config), HIGHEST_START));
}

function number(id: "level" | "highest" | "turns", rule: string, most: typeof ceiling): Switch {
  return {
    kind: "number",
    id,
    name: phrase(`option.${id}`),
    help: phrase(`option.${id}.help`),
    rule,
    range: (scenario, config) => [1, most(scenario, config)],
  };
}

function standing(scenario: string, config: unknown): Readonly<Record<string, Turned>> {
  const options = optionsOf(scenario, turnedOf(config));
  const { start, highest, cards, gyroAdvantaged, verticalRollMaxDive, ...others } = options;
  const { mission, turns } = wholeOf(scenario, config);
  const given = typeof start === "number";
  return {
    ...others,
    cards: `${cards}`,
    gyroAdvantaged: `${gyroAdvantaged}`,
    verticalRollMaxDive: `${verticalRollMaxDive}`,
    start: given ? "given" : start,
    ...(given ? { level: start } : { highest: Math.min(highest, ceiling(scenario, config)) }),
    ...(!mission && { turns: turns ?? DOGFIGHT_TURNS }),
  };
}

/** The option that a switch turns. */
function turned(scenario: string, config: unknown, id: string, to: Turned): OptionsConfig {
  switch (id) {
    case "cards":
    case "gyroAdvantaged":
    case "verticalRollMaxDive":
      return { [id]: Number(to) };
    case "start":
      return {
        start: to === "given" ? Math.min(USUAL_LEVEL, ceiling(scenario, config)) : (to as Options["start"]),
      };
    case "level":
      return { start: Number(to) };
    default:
      return { [id]: to };
  }
}

function turn(scenario: string, config: unknown, id: string, to: Turned): unknown {
  const now = turnedOf(config);
  if (id === "turns") return configOf(scenario, { ...now, turns: Number(to) });
  return configOf(scenario, { ...now, options: { ...now.options, ...turned(scenario, config, id, to) } });
}

/** What is agreed before a match, each with its rule, and the tables in force. */
export const setup: SetupFace = {
  groups: [
    { id: "die", title: phrase("option.die"), switches: [choice("die", "d6", "d12")] },
    {
      id: "start",
      title: phrase("option.start"),
      switches: [
        choice("start", "roll", "bid", "given"),
        number("level", "DIF-2.5.1", ceiling),
        number("highest", "DIF-2.5.2", ceiling),
      ],
    },
    { id: "pilots", title: phrase("option.pilots"), switches: [choice("pilots", "named", "lot")] },
    { id: "cards", title: phrase("option.cards"), switches: [choice("cards", "80", "110")] },
    {
      id: "options",
      title: phrase("options"),
      switches: [
        onOff("ammunition", "DIF-10.15"),
        onOff("thach", "DIF-10.11.3"),
        onOff("repeatDefence", "DIF-B8"),
        onOff("rollAgainstRollMoves", "DIF-R57"),
        number("turns", "DIF-B17", () => MOST_TURNS),
      ],
    },
    {
      id: "dive",
      title: phrase("option.verticalRollMaxDive"),
      switches: [choice("verticalRollMaxDive", "2", "1")],
    },
    { id: "gyro", title: phrase("option.gyroAdvantaged"), switches: [choice("gyroAdvantaged", "3", "2")] },
    {
      id: "fuel-tank",
      title: phrase("option.fuelTankBomber"),
      switches: [choice("fuelTankBomber", "destroys", "4hits")],
    },
  ],
  standing,
  turn,
  tables: tables as OwnTables,
  types,
};

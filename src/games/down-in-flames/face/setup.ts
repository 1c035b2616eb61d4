import { choiceGroup, choiceSwitch, numberSwitch, onOffSwitch } from "../../../face/setup/switches.ts";
import type { OwnTables, SetupFace, Turned } from "../../../face/setup.ts";
import type { OptionsConfig } from "../data/config.ts";
import { DOGFIGHT_TURNS } from "../data/phases.ts";
import { highestOf, MOST_TURNS } from "../rules/setup/check.ts";
import { HIGHEST_START, type Options } from "../rules/setup/options.ts";
import { tables } from "./own-tables.ts";
import { configOf, optionsOf, turnedOf, wholeOf } from "./setup-config.ts";
import { phrase } from "./setup-phrase.ts";
import { tablesIn, types } from "./setup-types.ts";

/** Where all begin when a level is chosen for the first time. */
const USUAL_LEVEL = 10;

/** The highest level at which this battle could begin. */
function ceiling(scenario: string, config: unknown): number {
  return Math.max(1, highestOf(wholeOf(scenario, config), tablesIn(config), HIGHEST_START));
}

function upToCeiling(scenario: string, config: unknown): readonly [number, number] {
  return [1, ceiling(scenario, config)];
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
    choiceGroup("die", "die", "d6", "d12"),
    {
      id: "start",
      title: phrase("option.start"),
      switches: [
        choiceSwitch("start", "roll", "bid", "given"),
        numberSwitch("level", "DIF-2.5.1", upToCeiling),
        numberSwitch("highest", "DIF-2.5.2", upToCeiling),
      ],
    },
    choiceGroup("pilots", "pilots", "named", "lot"),
    choiceGroup("cards", "cards", "80", "110"),
    {
      id: "options",
      title: phrase("options"),
      switches: [
        onOffSwitch("ammunition", "DIF-10.15"),
        onOffSwitch("thach", "DIF-10.11.3"),
        onOffSwitch("repeatDefence", "DIF-B8"),
        onOffSwitch("rollAgainstRollMoves", "DIF-R57"),
        numberSwitch("turns", "DIF-B17", () => [1, MOST_TURNS]),
      ],
    },
    choiceGroup("dive", "verticalRollMaxDive", "2", "1"),
    choiceGroup("gyro", "gyroAdvantaged", "3", "2"),
    choiceGroup("fuel-tank", "fuelTankBomber", "destroys", "4hits"),
  ],
  standing,
  turn,
  tables: tables as OwnTables,
  types,
};

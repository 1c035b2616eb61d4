import { BATTLE_CHOICES } from "../../../core/battle-tables.ts";
import { choiceGroup, choiceSwitch, numberSwitch } from "../../../face/setup/switches.ts";
import type { OwnTables, SetupFace, Turned } from "../../../face/setup.ts";
import { LAST_QUARTER, QUARTERS } from "../data/calendar.ts";
import type { Config } from "../data/config.ts";
import { JET_TABLES } from "../data/jets.ts";
import { LEVELS, MOST_TARGETS, plays, TAKE_OFFS } from "../data/options.ts";
import type { Quarter } from "../data/tables.ts";
import { tables } from "./own-tables.ts";
import { configOf, optionsOf, setupOf, turnedOf } from "./setup-config.ts";
import { phrase } from "./setup-phrase.ts";

/** LW-1: the Basic game is a single raid. */
const CAMPAIGN_LEVELS = LEVELS.filter((level) => level !== "basic");

/** What of it this scenario leaves open: a raid has its quarter and its own way to win (LW-113). */
function standing(scenario: string, config: unknown): Readonly<Record<string, Turned>> {
  const { raid, from, to } = setupOf(scenario, config);
  const { level, takeOff, targets, jetTable, battles = "dice" } = optionsOf(scenario, config);
  if (raid) return { raidLevel: level, takeOff, battles };
  return { level, takeOff, battles, from, to, targets, ...(plays(level, "substitution") && { jetTable }) };
}

function month(quarter: Quarter): (typeof QUARTERS)[number] {
  return QUARTERS[quarter] ?? QUARTERS[0];
}

/** The first quarter is never later than the last. */
function span(scenario: string, config: unknown, id: "from" | "to", quarter: Quarter): Config["quarters"] {
  const { from, to } = setupOf(scenario, config);
  return id === "from"
    ? { from: month(quarter), to: month(Math.max(quarter, to)) }
    : { from: month(Math.min(quarter, from)), to: month(quarter) };
}

function turn(scenario: string, config: unknown, id: string, to: Turned): unknown {
  const now = turnedOf(config);
  if (id === "from" || id === "to")
    return configOf(scenario, { ...now, quarters: span(scenario, config, id, Number(to)) });
  return configOf(scenario, { ...now, options: { ...now.options, [id === "raidLevel" ? "level" : id]: to } });
}

function quarterSwitch(id: "from" | "to") {
  return numberSwitch(
    id,
    "LW-11",
    () => [0, LAST_QUARTER],
    (quarter) => phrase("quarter", { quarter }),
  );
}

/** What is agreed before a match, each with its rule, and the tables in force. */
export const setup: SetupFace = {
  groups: [
    {
      id: "level",
      title: phrase("option.level"),
      switches: [choiceSwitch("level", ...CAMPAIGN_LEVELS), choiceSwitch("raidLevel", ...LEVELS)],
    },
    {
      id: "campaign",
      title: phrase("campaign"),
      switches: [
        quarterSwitch("from"),
        quarterSwitch("to"),
        numberSwitch("targets", "LW-112", () => [1, MOST_TARGETS]),
      ],
    },
    choiceGroup("takeOff", "takeOff", ...TAKE_OFFS),
    choiceGroup("battles", "battles", ...BATTLE_CHOICES),
    choiceGroup("jetTable", "jetTable", ...JET_TABLES),
  ],
  standing,
  turn,
  tables: tables as OwnTables,
};

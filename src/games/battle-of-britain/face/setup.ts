import { BATTLE_CHOICES } from "../../../core/battle-tables.ts";
import { choiceGroup, choiceSwitch, numberSwitch, onOffSwitch } from "../../../face/setup/switches.ts";
import type { OwnTables, SetupFace, Switch, Turned } from "../../../face/setup.ts";
import type { Text } from "../../../face/text.ts";
import { LAST_TURN } from "../data/calendar.ts";
import type { Config } from "../data/config.ts";
import { formationsIn } from "../data/formations.ts";
import { TABLES } from "../data/own.ts";
import { BOOK, EVEN, type Goal, isScenario } from "../data/scenarios.ts";
import { WEATHERS } from "../data/weather.ts";
import { MOST_TARGETS } from "../rules/setup/options.ts";
import { tables } from "./own-tables.ts";
import { configOf, formationsOf, optionsOf, tablesIn, turnedOf, turnsOf } from "./setup-config.ts";
import { phrase } from "./setup-phrase.ts";

/** Groups and Luftflotten, which every set of tables has. */
const POOLS = TABLES.pools.map(({ id }) => id);
const POOL = "pool-";

function pool(id: string): Switch {
  return {
    kind: "on-off",
    id: `${POOL}${id}`,
    name: phrase("pool", { pool: id }),
    help: phrase("pool.help", { pool: id }),
    rule: id.startsWith("LF") ? "BB-1" : "BB-5",
  };
}

/** Whether each Group and Luftflotte takes part; the last of a side can't be left out, so it is not offered. */
function poolsStanding(scenario: string, config: unknown): Readonly<Record<string, boolean>> {
  const taking = formationsOf(scenario, config);
  const all = formationsIn(tablesIn(config));
  const on = (id: string) => all.some((one) => one.pool === id && taking.includes(one.id));
  const sides = TABLES.pools.map(({ id, side }) => ({ id, side, on: on(id) }));
  const isLast = ({ side, on: isOn }: (typeof sides)[number]) =>
    isOn && sides.filter((one) => one.side === side && one.on).length === 1;
  return Object.fromEntries(
    sides.filter((one) => !isLast(one)).map((one) => [`${POOL}${one.id}`, one.on] as const),
  );
}

/** Goals that a scenario has a name for (BB-136, BB-H1). */
const GOALS = { even: EVEN, book: BOOK } as const;
type GoalId = keyof typeof GOALS;

function goalIn(scenario: string, id: GoalId): Goal | undefined {
  return isScenario(scenario) ? GOALS[id][scenario] : undefined;
}

/** Which of the goals with a name is in force, or that it is another; none where the scenario has but one. */
function goalStanding(scenario: string, config: unknown): Readonly<Record<string, Turned>> {
  const [even, book] = [goalIn(scenario, "even"), goalIn(scenario, "book")];
  if (!even || !book || isGoal(even, book)) return {};
  const now = optionsOf(scenario, config);
  return { goal: isGoal(even, now) ? "even" : isGoal(book, now) ? "book" : "own" };
}

/** A number of targets, and for which of the goals with a name it stands in a scenario. */
function targetsNamed(targets: number, scenario = ""): Text {
  const goals = (["even", "book"] as const).filter((id) => goalIn(scenario, id)?.targets === targets);
  return phrase("targets.named", { targets, goals });
}

function isGoal(one: Goal, other: Goal): boolean {
  return one.targets === other.targets && one.drawBelow === other.drawBelow;
}

function standing(scenario: string, config: unknown): Readonly<Record<string, Turned>> {
  return {
    ...optionsOf(scenario, config),
    ...turnsOf(scenario, config),
    ...poolsStanding(scenario, config),
    ...goalStanding(scenario, config),
  };
}

/** Formations with those of a Group or Luftflotte, or without; undefined where all take part. */
function withPool(scenario: string, config: unknown, id: string, on: boolean): Config["formations"] {
  const taking = formationsOf(scenario, config);
  const all = formationsIn(tablesIn(config));
  const left = all.filter((one) => (one.pool === id ? on : taking.includes(one.id)));
  return left.length === all.length ? undefined : left.map((one) => one.id);
}

/** The first turn is never later than the last. */
function span(scenario: string, config: unknown, id: "from" | "to", turn: number): Config["turns"] {
  const { from, to } = turnsOf(scenario, config);
  return id === "from" ? { from: turn, to: Math.max(turn, to) } : { from: Math.min(turn, from), to: turn };
}

function turn(scenario: string, config: unknown, id: string, to: Turned): unknown {
  const now = turnedOf(config);
  if (id === "from" || id === "to")
    return configOf(scenario, { ...now, turns: span(scenario, config, id, Number(to)) });
  if (id.startsWith(POOL))
    return configOf(scenario, {
      ...now,
      formations: withPool(scenario, config, id.slice(POOL.length), to === true),
    });
  const named = id === "goal" ? goalIn(scenario, to as GoalId) : undefined;
  const options = { ...now.options, ...(named ?? { [id]: to }) };
  const { targets, drawBelow } = optionsOf(scenario, { ...now, options });
  return configOf(scenario, {
    ...now,
    options: { ...options, ...(drawBelow > targets && { drawBelow: targets }) },
  });
}

/** What is agreed before a match (BB-15), each with its rule, and the tables in force. */
export const setup: SetupFace = {
  groups: [
    choiceGroup("weather", "weather", ...WEATHERS),
    {
      id: "span",
      title: phrase("turns"),
      switches: [
        numberSwitch("from", "BB-68", () => [1, LAST_TURN]),
        numberSwitch("to", "BB-68", () => [1, LAST_TURN]),
      ],
    },
    {
      id: "victory",
      title: phrase("victory"),
      switches: [
        choiceSwitch("goal", "even", "book"),
        numberSwitch("targets", "BB-136", () => [1, MOST_TARGETS], targetsNamed),
        numberSwitch("drawBelow", "BB-R57", (scenario, config) => [1, optionsOf(scenario, config).targets]),
        onOffSwitch("victoryInclusive", "BB-R5"),
        onOffSwitch("bid", "BB-R57"),
      ],
    },
    choiceGroup("markers", "markersPer", "turn", "tallyHo"),
    choiceGroup("duel", "duel", "cumulative", "oneRound", "threshold"),
    choiceGroup("battles", "battles", ...BATTLE_CHOICES),
    { id: "map", title: phrase("map"), switches: [onOffSwitch("diagonal", "BB-R3")] },
    { id: "formations", title: phrase("formations"), switches: POOLS.map(pool) },
  ],
  standing,
  turn,
  tables: tables as OwnTables,
};

import type { AircraftConfig, Config, Goal, LeaveConfig, PointsLine } from "../../../data/config.ts";
import { FATES } from "../prices.ts";
import { refuseConfig } from "../refuse-config.ts";
import { MAX_TURNS, setupFrom, sidesOf } from "../setup.ts";
import type { Checker } from "./checker.ts";
import { LONGEST_NAME } from "./checker.ts";

const MOST_LINES = 64;
const MOST_WORTH = 1000;
/** Goals that only the limit of turns can settle. */
const TIMED: readonly Goal[] = ["most-kills", "most-damage", "leave", "points"];

type Fleet = readonly AircraftConfig[];

function checkTurns({ turns, goal }: Config, check: Checker): void {
  if (turns !== undefined) check.number("turns", turns, 1, MAX_TURNS);
  else if (goal && TIMED.includes(goal)) {
    check.problems.push(refuseConfig("config-turns", { path: "turns", goal }));
  }
}

/** Fields of a goal stand only beside it, and `leave` can't do without its own. */
function checkFields({ goal = "last-side", leave, points }: Config, check: Checker): boolean {
  const add = (field: "leave" | "points", missing: boolean) => {
    check.problems.push(refuseConfig("config-goal", { path: field, goal, field, missing }));
    return false;
  };
  if (leave && goal !== "leave") return add("leave", false);
  if (points && goal !== "points") return add("points", false);
  return goal !== "leave" || leave !== undefined || add("leave", true);
}

function checkSide(path: string, side: string, fleet: Fleet, check: Checker): boolean {
  const known = sidesOf(fleet);
  if (known.includes(side)) return true;
  const found = side.slice(0, LONGEST_NAME);
  check.problems.push(refuseConfig("config-side", { path, found, known: known.slice(0, 4) }));
  return false;
}

/** Why a name can't stand in a list, or undefined: `side` says whose aircraft may be named. */
function fault(
  names: readonly string[],
  index: number,
  fleet: Fleet,
  whose: (side: string) => "own" | "other" | undefined,
): "unknown" | "twice" | "own" | "other" | undefined {
  const id = names[index];
  const named = fleet.find((one) => one.id === id);
  if (!named) return "unknown";
  return names.indexOf(named.id) < index ? "twice" : whose(named.side);
}

function checkNames(
  path: string,
  names: readonly string[] | undefined,
  fleet: Fleet,
  whose: (side: string) => "own" | "other" | undefined,
  check: Checker,
): void {
  if (!names) return;
  check.count(path, names.length, 1, fleet.length);
  names.forEach((name, index) => {
    const why = fault(names, index, fleet, whose);
    const found = name.slice(0, LONGEST_NAME);
    if (why) check.problems.push(refuseConfig("config-names", { path: `${path}.${index}`, found, why }));
  });
}

/** the aircraft must be of the side, and there must be enough of them. */
function checkLeave({ side, count, aircraft }: LeaveConfig, fleet: Fleet, check: Checker): void {
  if (!checkSide("leave.side", side, fleet, check)) return;
  const whose = (of: string) => (of === side ? undefined : "other");
  checkNames("leave.aircraft", aircraft, fleet, whose, check);
  const most = aircraft?.length ?? fleet.filter((one) => one.side === side).length;
  check.number("leave.count", count, 1, Math.max(1, most));
}

/** an own aircraft brought down earns nothing, and a kill knows no edge. */
function checkLine(line: PointsLine, path: string, fleet: Fleet, check: Checker): void {
  const { side, aircraft, edge, worth } = line;
  const kill = line.for === "kill";
  if (!checkSide(`${path}.side`, side, fleet, check)) return;
  if (kill && edge !== undefined) check.problems.push(refuseConfig("config-edge", { path: `${path}.edge` }));
  const whose = (of: string) => (kill && of === side ? "own" : undefined);
  checkNames(`${path}.aircraft`, aircraft, fleet, whose, check);
  if (worth !== undefined) check.number(`${path}.worth`, worth, 0, MOST_WORTH);
}

/** Whether a set-up that is right otherwise pays for nothing at all. */
function isWorthless(config: Config): boolean {
  const prices = setupFrom(config).scoring?.prices.flat() ?? [];
  return prices.every((price) => FATES.every((fate) => price[fate] === 0));
}

function checkPoints(lines: readonly PointsLine[], config: Config, fleet: Fleet, check: Checker): void {
  check.count("points", lines.length, 0, MOST_LINES);
  lines.forEach((line, index) => {
    checkLine(line, `points.${index}`, fleet, check);
  });
  if (check.problems.length > 0 || !isWorthless(config)) return;
  check.problems.push(refuseConfig("config-worthless", { path: "points" }));
}

/** What is wrong with the goal of a set-up, its fields and its limit of turns. */
export function checkGoal(config: Config, fleet: Fleet, check: Checker): void {
  checkTurns(config, check);
  if (!checkFields(config, check)) return;
  if (config.leave) checkLeave(config.leave, fleet, check);
  if (config.points) checkPoints(config.points, config, fleet, check);
}

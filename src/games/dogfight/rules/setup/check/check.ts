import { checkCommands } from "../../../../../core/commands.ts";
import type { Problem } from "../../../../../core/game.ts";
import { COLOURS, isColour, type Look } from "../../../../../core/look.ts";
import { PLAIN } from "../../../../../core/text.ts";
import type { AircraftConfig, CloudConfig, Config, CustomType } from "../../../data/config.ts";
import { isScenarioId, SCENARIOS } from "../../../data/scenarios/scenarios.ts";
import { isTypeId, TYPES } from "../../../data/types.ts";
import { refuseConfig } from "../refuse-config.ts";
import { ceilingOf, DEFAULT_TABLE, engineOf, sidesOf, TOP_LEVEL, wholeConfig } from "../setup.ts";
import { checkGoal } from "./check-goal.ts";
import { Checker, LONGEST_NAME } from "./checker.ts";

const LEAST_TABLE = 6;
const LARGEST_TABLE = 240;
const MOST_AIRCRAFT = 64;
const MOST_CLOUDS = 64;
const QUARTER = 0.25;
const HIGHEST_RATING = 5;
/** Fields that may stand beside the name of a scenario. */
const BESIDE: readonly string[] = ["scenario", "options", "seats", "turns"];
const MAT = /^[a-z0-9-]{1,40}$/;
/** Names that mean something else where ids are used. */
const TAKEN: readonly string[] = ["done", "table", "umpire"];

function checkTable({ table }: Config, check: Checker): void {
  if (!table) return;
  check.number("table.width", table.width, LEAST_TABLE, LARGEST_TABLE, QUARTER);
  check.number("table.depth", table.depth, LEAST_TABLE, LARGEST_TABLE, QUARTER);
  if (table.mat !== undefined && !MAT.test(table.mat)) check.add("mat", "table.mat", table.mat);
}

function checkCloud(cloud: CloudConfig, path: string, config: Config, check: Checker): void {
  const { width, depth } = config.table ?? DEFAULT_TABLE;
  check.number(`${path}.x`, cloud.x, 0, width, QUARTER);
  check.number(`${path}.y`, cloud.y, 0, depth, QUARTER);
  check.number(`${path}.radius`, cloud.radius, QUARTER, LARGEST_TABLE, QUARTER);
  const { bottom = 1, top = TOP_LEVEL } = cloud;
  const low = check.number(`${path}.bottom`, bottom, 1, TOP_LEVEL);
  const high = check.number(`${path}.top`, top, 1, TOP_LEVEL);
  if (low && high && bottom > top) check.problems.push(refuseConfig("config-cloud", { path, bottom, top }));
}

function checkCustom(type: CustomType, path: string, check: Checker): void {
  const { name } = type;
  if (name.trim() === "" || name.length > LONGEST_NAME || !PLAIN.test(name)) {
    const found = name.slice(0, LONGEST_NAME);
    check.problems.push(refuseConfig("config-text", { path: `${path}.name`, found, longest: LONGEST_NAME }));
  }
  check.number(`${path}.engine`, type.engine, 1, HIGHEST_RATING);
  check.number(`${path}.fuselage`, type.fuselage, 1, HIGHEST_RATING);
  check.number(`${path}.toHit`, type.toHit, 1, HIGHEST_RATING);
  check.number(`${path}.ceiling`, type.ceiling ?? TOP_LEVEL, 1, TOP_LEVEL);
  type.weapons.forEach((weapon, index) => {
    if (type.weapons.indexOf(weapon) !== index) {
      const at = `${path}.weapons.${index}`;
      check.problems.push(refuseConfig("config-twice", { path: at, found: weapon }));
    }
  });
  if (type.look) checkLook(type.look, `${path}.look`, check);
}

function checkLook(look: Look, path: string, check: Checker): void {
  for (const name of COLOURS) {
    if (isColour(look[name])) continue;
    const found = look[name].slice(0, LONGEST_NAME);
    check.problems.push(refuseConfig("config-colour", { path: `${path}.${name}`, found }));
  }
}

/** What is wrong with a type written out; nothing when it can fly. */
export function checkDesign(type: CustomType): readonly Problem[] {
  const check = new Checker();
  checkCustom(type, "aircraft", check);
  return check.problems;
}

function checkType({ type }: AircraftConfig, path: string, check: Checker): void {
  if (typeof type !== "string") checkCustom(type, path, check);
  else if (!isTypeId(type)) {
    const found = type.slice(0, LONGEST_NAME);
    check.problems.push(refuseConfig("config-type", { path, found, known: Object.keys(TYPES) }));
  }
}

function checkPlace(one: AircraftConfig, path: string, config: Config, check: Checker): void {
  const { width, depth } = config.table ?? DEFAULT_TABLE;
  check.number(`${path}.x`, one.x, 0, width, QUARTER);
  check.number(`${path}.y`, one.y, 0, depth, QUARTER);
  check.number(`${path}.heading`, one.heading, 1, 12);
}

/** any SPEED up to ENGINE; R-08: 0 only where it is allowed. §9: no aircraft begins above its ceiling. */
function checkFlight(one: AircraftConfig, path: string, config: Config, check: Checker): void {
  const engine = engineOf(one.type);
  const least = config.options?.allowZero ? 0 : 1;
  const most = engine !== undefined && engine >= 1 && engine <= HIGHEST_RATING ? engine : HIGHEST_RATING;
  check.number(`${path}.speed`, one.speed, least, most);
  if (one.level === undefined) return;
  const ceiling = config.options?.altitude ? ceilingOf(one.type) : TOP_LEVEL;
  check.number(`${path}.level`, one.level, 1, Math.min(ceiling ?? TOP_LEVEL, TOP_LEVEL));
}

function checkAircraft(one: AircraftConfig, index: number, config: Config, check: Checker): void {
  const path = `aircraft.${index}`;
  const others = config.aircraft ?? [];
  check.name(`${path}.id`, one.id, TAKEN);
  if (others.findIndex(({ id }) => id === one.id) < index) check.add("twice", `${path}.id`, one.id);
  if (others.some(({ side }) => side === one.id)) check.add("side", `${path}.id`, one.id);
  check.name(`${path}.side`, one.side, TAKEN);
  checkType(one, `${path}.type`, check);
  checkPlace(one, path, config, check);
  checkFlight(one, path, config, check);
}

function checkSides(aircraft: readonly AircraftConfig[], check: Checker): void {
  const found = sidesOf(aircraft);
  if (found.length !== 2) {
    check.problems.push(refuseConfig("config-sides", { path: "aircraft", found: found.slice(0, 4) }));
  }
}

/** A scenario's name stands for the whole set-up: only switches may stand beside it. */
function checkScenario(config: Config): readonly Problem[] {
  const { scenario = "" } = config;
  if (!isScenarioId(scenario)) {
    const found = scenario.slice(0, LONGEST_NAME);
    return [refuseConfig("config-scenario", { path: "scenario", found, known: Object.keys(SCENARIOS) })];
  }
  const found = Object.keys(config).filter((key) => !BESIDE.includes(key));
  return found.length > 0 ? [refuseConfig("config-mixed", { path: "scenario", found })] : [];
}

function checkWhole(config: Config): readonly Problem[] {
  const check = new Checker();
  const { aircraft, clouds = [] } = config;
  if (!aircraft) return [refuseConfig("config-missing", { path: "aircraft" })];
  checkTable(config, check);
  check.count("clouds", clouds.length, 0, MOST_CLOUDS);
  check.count("aircraft", aircraft.length, 2, MOST_AIRCRAFT);
  if (check.problems.length > 0) return check.problems;
  clouds.forEach((cloud, index) => {
    checkCloud(cloud, `clouds.${index}`, config, check);
  });
  aircraft.forEach((one, index) => {
    checkAircraft(one, index, config, check);
  });
  checkSides(aircraft, check);
  for (const problem of checkCommands(config.seats, aircraft)) check.problems.push(problem);
  checkGoal(config, aircraft, check);
  return check.problems;
}

/** What is wrong with a set-up of the right shape; nothing when it can be played. */
export function checkConfig(config: Config): readonly Problem[] {
  if (config.scenario === undefined) return checkWhole(config);
  const problems = checkScenario(config);
  return problems.length > 0 ? problems : checkWhole(wholeConfig(config) as Config);
}

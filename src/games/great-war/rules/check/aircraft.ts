import { nearest } from "../../../../core/input/nearest.ts";
import type { AircraftConfig, WholeConfig } from "../../data/config/config.ts";
import { LONGEST_NAME, refuseConfig } from "../../data/refusals.ts";
import { SIDES } from "../../data/sides.ts";
import type { AircraftType } from "../../data/tables.ts";
import { typesIn } from "../setup/roster.ts";
import { boardOf } from "../setup/whole-config.ts";
import { ACE_KILLS } from "../state/condition.ts";
import { fastestStart } from "../state/first-state.ts";
import type { Checker } from "./checker.ts";

const LEAST_AIRCRAFT = 2;
const MOST_AIRCRAFT = 40;
const STEP = 50;
const MOST_KILLS = 100;
const MODEL = /^[a-z0-9-]{1,40}$/;

function checkCrew({ crew = [] }: AircraftConfig, type: AircraftType, path: string, check: Checker): void {
  if (crew.length > type.seats) {
    const { seats, name } = type;
    check.problems.push(
      refuseConfig("config-crew", { path: `${path}.crew`, found: crew.length, seats, type: name }),
    );
  }
  crew.forEach(({ name = "", kills = 0, novice = false }, man) => {
    check.text(`${path}.crew.${man}.name`, name);
    check.number(`${path}.crew.${man}.kills`, kills, 0, MOST_KILLS);
    if (novice && kills >= ACE_KILLS) {
      check.problems.push(
        refuseConfig("config-novice", { path: `${path}.crew.${man}`, found: kills, ace: ACE_KILLS }),
      );
    }
  });
}

/** Altitude in steps of 50 m up to the ceiling, a speed that it can fly; balloons hang still. */
function checkFlight(one: AircraftConfig, type: AircraftType, path: string, check: Checker): void {
  const { altitude, speed, bombs = false } = one;
  const found = altitude;
  const high = Number.isSafeInteger(found) && found % STEP === 0 && found >= STEP && found <= type.ceiling;
  if (!high) {
    check.problems.push(
      refuseConfig("config-altitude", {
        path: `${path}.altitude`,
        found,
        from: STEP,
        to: type.ceiling,
        type: type.name,
      }),
    );
  }
  if (bombs && type.seats === 0) {
    check.problems.push(refuseConfig("config-bombs", { path: `${path}.bombs`, type: type.name }));
    return;
  }
  if (speed !== undefined) checkSpeed(speed, type, bombs, path, check);
}

function checkSpeed(found: number, type: AircraftType, bombs: boolean, path: string, check: Checker): void {
  const from = type.min;
  const to = fastestStart(type, bombs);
  if (Number.isSafeInteger(found) && found >= from && found <= to) return;
  check.problems.push(
    refuseConfig("config-speed", { path: `${path}.speed`, found, from, to, type: type.name, bombs }),
  );
}

/** A player flies for one side only, and for the other's name he can't be mistaken. */
function checkPlayer(
  one: AircraftConfig,
  all: readonly AircraftConfig[],
  path: string,
  check: Checker,
): void {
  const { player, side } = one;
  if (player === undefined || player === side) return;
  if (!check.name(`${path}.player`, player)) return;
  if (!all.some((other) => other.player === player && other.side !== side)) return;
  check.problems.push(refuseConfig("config-player", { path: `${path}.player`, player }));
}

function checkOne(one: AircraftConfig, index: number, config: WholeConfig, check: Checker): void {
  const path = `aircraft.${index}`;
  const types = typesIn(config);
  check.id(`${path}.id`, one.id);
  check.hex(`${path}.hex`, one.hex, boardOf(config));
  if (one.facing !== undefined) check.number(`${path}.facing`, one.facing, 0, 5);
  if (one.model !== undefined && !MODEL.test(one.model)) check.badName("model", `${path}.model`, one.model);
  checkPlayer(one, config.aircraft, path, check);
  const type = types.get(one.type);
  if (!type) {
    const found = one.type.slice(0, LONGEST_NAME);
    check.problems.push(
      refuseConfig("config-type", { path: `${path}.type`, found, known: nearest(found, [...types.keys()]) }),
    );
    return;
  }
  checkFlight(one, type, path, check);
  checkCrew(one, type, path, check);
}

function checkPlaces(aircraft: readonly AircraftConfig[], check: Checker): void {
  const taken = new Map<string, string>();
  aircraft.forEach(({ id, hex, altitude }, index) => {
    const place = `${hex} ${altitude}`;
    const first = taken.get(place);
    taken.set(place, first ?? id);
    if (first === undefined) return;
    check.problems.push(
      refuseConfig("config-place", { path: `aircraft.${index}.hex`, first, second: id, hex, altitude }),
    );
  });
}

/** Both sides have something in the air, and somebody on one of them has something to decide. */
function checkSides(config: WholeConfig, check: Checker): void {
  const { aircraft } = config;
  for (const side of SIDES) {
    if (aircraft.some((one) => one.side === side)) continue;
    check.problems.push(refuseConfig("config-sides", { path: "aircraft", side }));
  }
  const types = typesIn(config);
  if (aircraft.every(({ type }) => types.get(type)?.seats === 0)) {
    check.problems.push(refuseConfig("config-nobody", { path: "aircraft" }));
  }
}

/** What is wrong with the aircraft and balloons of a set-up. */
export function checkAircraft(config: WholeConfig, check: Checker): void {
  const { aircraft } = config;
  check.count("aircraft", aircraft.length, LEAST_AIRCRAFT, MOST_AIRCRAFT);
  if (aircraft.length > MOST_AIRCRAFT) return;
  aircraft.forEach((one, index) => {
    checkOne(one, index, config, check);
  });
  checkPlaces(aircraft, check);
  checkSides(config, check);
}

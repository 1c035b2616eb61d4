import type { AircraftConfig, CloudConfig, Config, LeaveConfig, PointsLine } from "../../data/config.ts";
import { optionsFrom } from "../../rules/setup/options.ts";
import { DEFAULT_TABLE, sidesOf, wholeConfig } from "../../rules/setup/setup.ts";
import { type Draft, type DraftAircraft, type DraftCloud, type DraftLine, EMPTY } from "./draft.ts";

type Side = DraftAircraft["side"];

/** A number as it is typed; nothing for one that is left out. */
function typed(figure: number | undefined): string {
  return figure === undefined ? "" : `${figure}`;
}

function keyAt(letter: string, index: number): string {
  return `${letter}${index + 1}`;
}

/** Side names by index; a set-up of fewer than two sides is given what it lacks. */
function namesOf(aircraft: readonly AircraftConfig[]): [string, string] {
  const [first = EMPTY.sides[0], second] = sidesOf(aircraft);
  return [first, second ?? EMPTY.sides.find((name) => name !== first) ?? EMPTY.sides[1]];
}

function aircraftOf(one: AircraftConfig, index: number, side: Side): DraftAircraft {
  return {
    key: keyAt("a", index),
    side,
    id: one.id,
    type: one.type,
    x: typed(one.x),
    y: typed(one.y),
    heading: typed(one.heading),
    speed: typed(one.speed),
    level: typed(one.level),
  };
}

function cloudOf(cloud: CloudConfig, index: number): DraftCloud {
  return {
    key: keyAt("c", index),
    x: typed(cloud.x),
    y: typed(cloud.y),
    radius: typed(cloud.radius),
    bottom: typed(cloud.bottom),
    top: typed(cloud.top),
  };
}

/** How names of sides and aircraft in a set-up become indexes and keys of its draft. */
interface Names {
  side(name: string): Side;
  keys(ids: readonly string[] | undefined): readonly string[] | null;
}

function lineOf(line: PointsLine, index: number, names: Names): DraftLine {
  return {
    key: keyAt("p", index),
    side: names.side(line.side),
    for: line.for,
    edge: line.edge ?? null,
    aircraft: names.keys(line.aircraft),
    worth: typed(line.worth),
  };
}

function leaveOf(leave: LeaveConfig | undefined, names: Names): Draft["leave"] {
  if (!leave) return EMPTY.leave;
  const { side, edge, count, aircraft } = leave;
  return { side: names.side(side), edge, count: typed(count), aircraft: names.keys(aircraft) };
}

/** The draft of a set-up that can be played, named or whole. */
export function draftOf(config: Config): Draft {
  const whole = wholeConfig(config) ?? {};
  const { table, aircraft = [], clouds = [], turns, goal = EMPTY.goal, leave, points = [] } = whole;
  const sides = namesOf(aircraft);
  const names: Names = {
    side: (name) => (name === sides[1] ? 1 : 0),
    keys: (ids) =>
      ids?.map((id) =>
        keyAt(
          "a",
          aircraft.findIndex((one) => one.id === id),
        ),
      ) ?? null,
  };
  const { width, depth, mat = DEFAULT_TABLE.mat } = table ?? DEFAULT_TABLE;
  return {
    table: { width: typed(width), depth: typed(depth), mat },
    sides,
    aircraft: aircraft.map((one, index) => aircraftOf(one, index, names.side(one.side))),
    clouds: clouds.map(cloudOf),
    options: optionsFrom(whole.options),
    turns: typed(turns),
    goal,
    leave: leaveOf(leave, names),
    lines: points.map((line, index) => lineOf(line, index, names)),
  };
}

import { rowOf } from "../../../../face/editor/rows.ts";
import { given } from "../../../../face/editor/typed.ts";
import { numberOf, optional } from "../../../../face/figures.ts";
import type {
  AircraftConfig,
  CloudConfig,
  Config,
  LeaveConfig,
  OptionsConfig,
  PointsLine,
} from "../../data/config.ts";
import { BY_THE_BOOK, type Options } from "../../rules/setup/options.ts";
import type { Draft, DraftAircraft, DraftCloud, DraftLine } from "./draft.ts";

function aircraftOf(one: DraftAircraft, { sides }: Draft): AircraftConfig {
  return given<AircraftConfig>({
    id: one.id.trim(),
    side: sides[one.side].trim(),
    type: one.type as AircraftConfig["type"],
    x: numberOf(one.x),
    y: numberOf(one.y),
    heading: numberOf(one.heading),
    speed: numberOf(one.speed),
    level: optional(one.level),
  });
}

function cloudOf(cloud: DraftCloud): CloudConfig {
  return given<CloudConfig>({
    x: numberOf(cloud.x),
    y: numberOf(cloud.y),
    radius: numberOf(cloud.radius),
    bottom: optional(cloud.bottom),
    top: optional(cloud.top),
  });
}

/** Only what differs from the book. */
function optionsOf(options: Options): OptionsConfig | undefined {
  const turned = Object.entries(options).filter(
    ([name, value]) => value !== BY_THE_BOOK[name as keyof Options],
  );
  return turned.length > 0 ? (Object.fromEntries(turned) as OptionsConfig) : undefined;
}

function idsOf(keys: readonly string[] | null, { aircraft }: Draft): string[] | undefined {
  return keys?.flatMap((key) => rowOf(aircraft, key)?.id.trim() ?? []);
}

function lineOf(line: DraftLine, draft: Draft): PointsLine {
  return given<PointsLine>({
    side: draft.sides[line.side].trim(),
    for: line.for,
    edge: line.edge ?? undefined,
    aircraft: idsOf(line.aircraft, draft),
    worth: optional(line.worth),
  });
}

function leaveOf(draft: Draft): LeaveConfig {
  const { side, edge, count, aircraft } = draft.leave;
  return given<LeaveConfig>({
    side: draft.sides[side].trim(),
    edge,
    count: numberOf(count),
    aircraft: idsOf(aircraft, draft),
  });
}

/**
 * The aircraft in the order of the set-up. Sides are in the order in which aircraft name them, so one of the first
 * side comes first; otherwise rows stay where they are.
 */
export function inOrder(aircraft: readonly DraftAircraft[]): readonly DraftAircraft[] {
  const first = aircraft.find(({ side }) => side === 0);
  if (!first || aircraft[0] === first) return aircraft;
  return [first, ...aircraft.filter((one) => one !== first)];
}

/** The set-up that a draft stands for; a text that is no number becomes NaN, which `check` refuses. */
export function configOf(draft: Draft): Config {
  const { table, aircraft, clouds, options, turns, goal, lines } = draft;
  return given<Config>({
    scenario: undefined,
    options: optionsOf(options),
    table: { width: numberOf(table.width), depth: numberOf(table.depth), mat: table.mat },
    clouds: clouds.length > 0 ? clouds.map(cloudOf) : undefined,
    aircraft: inOrder(aircraft).map((one) => aircraftOf(one, draft)),
    turns: optional(turns),
    goal: goal === "last-side" ? undefined : goal,
    leave: goal === "leave" ? leaveOf(draft) : undefined,
    points: goal === "points" ? lines.map((line) => lineOf(line, draft)) : undefined,
  });
}

import { slugOf } from "../../../../core/text.ts";
import { within } from "../../../../face/figures.ts";
import { MOST_MOUNTS, MOST_SEATS } from "../../data/lists.ts";
import { TABLES } from "../../data/own.ts";
import { typeSchema } from "../../data/schema.ts";
import type { AircraftType } from "../../data/tables.ts";
import { single } from "../../data/types/mounts.ts";

/** What stands for a text that is no number: no figure of a type may be it, so that the check refuses it. */
export const NO_FIGURE = -1;

/** What ids of designs begin with, so that none is one of our tables. */
const PREFIX = "own-";
const LONGEST_ID = 40;

/** The id of a design: its name in small letters, digits and hyphens. */
export function idFor(name: string): string {
  return `${PREFIX}${slugOf(name) || "type"}`.slice(0, LONGEST_ID);
}

/** A design with a name, and with the id that goes with it. */
export function named(type: AircraftType, name: string): AircraftType {
  return { ...type, id: idFor(name), name };
}

/** An empty sheet: a plain single-seater of 1917. */
export const FRESH: AircraftType = {
  id: idFor(""),
  name: "",
  nation: "GB",
  from: "1917-04",
  seats: 1,
  max: 9,
  min: 4,
  climb: 100,
  dive: 400,
  diveSpeed: 5,
  ceiling: 5000,
  damage: 10,
  schedule: "C",
  silhouette: 0,
  mounts: [single(20)],
  flags: ["fighter"],
  model: "sopwith-pup",
};

/** The types of our tables that somebody sits in, by name. */
export const FLOWN: readonly AircraftType[] = TABLES.aircraft
  .filter(({ seats }) => seats > 0)
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** A type of the list as a design of one's own. */
export function designFrom(type: AircraftType): AircraftType {
  const { provisional: _, ...own } = type;
  return { ...own, id: idFor(type.name), model: type.model ?? type.id };
}

/** A design of the right shape, whether it may fly or not. */
export function shaped(data: unknown): AircraftType | undefined {
  const read = typeSchema.safeParse(data);
  return read.success ? read.data : undefined;
}

/** A design near this one that can be drawn, whatever is wrong with it. */
export function drawable(type: AircraftType): AircraftType {
  const seats = within(Math.round(type.seats), 1, MOST_SEATS);
  const max = within(Math.round(type.max), 1, 30);
  const metres = (figure: number, least: number) => within(Math.round(figure / 50) * 50, least, 10_000);
  return {
    ...type,
    seats,
    max,
    min: within(Math.round(type.min), 1, max),
    diveSpeed: within(Math.round(type.diveSpeed), 0, max),
    climb: metres(type.climb, 0),
    dive: metres(type.dive, 0),
    ceiling: metres(type.ceiling, 50),
    damage: within(Math.round(type.damage), 1, 99),
    mounts: type.mounts.slice(0, MOST_MOUNTS).map(({ barrels, ...mount }) => ({
      ...mount,
      man: within(Math.round(mount.man), 0, seats - 1),
      barrels: barrels.slice(0, 2).map(({ id, drums }) => ({
        id,
        drums: drums.slice(0, 10).map((attacks) => within(Math.round(attacks), 1, 99)),
      })),
    })),
  };
}

import { numberOf, numberOr, within } from "../../../../face/figures.ts";
import { toggled } from "../../../../face/subset.ts";
import { FLAGS, MOST_SEATS, NATIONS, SCHEDULES } from "../../data/lists.ts";
import type { AircraftType, Flag, Mount } from "../../data/tables.ts";
import { NO_FIGURE, named } from "./design.ts";
import { changedMounts } from "./mounts.ts";

/** The silhouette in tailing that is no other than in combat. */
export const SAME = "same";

const FIGURES = ["max", "min", "climb", "dive", "diveSpeed", "ceiling", "damage"] as const;

function figure(text: string): number {
  const found = numberOf(text);
  return Number.isNaN(found) ? NO_FIGURE : found;
}

/** Guns of men who are no longer aboard are handed to the last who is. */
function handedOver(mounts: readonly Mount[], seats: number): readonly Mount[] {
  return mounts.map((mount) => ({ ...mount, man: within(mount.man, 0, seats - 1) }));
}

/** 4.10b: single-seaters are fighters, until somebody says otherwise. */
function withSeats(type: AircraftType, seats: number): AircraftType {
  const others = type.flags.filter((flag) => flag !== "fighter");
  const flags: readonly Flag[] = seats === 1 ? [...others, "fighter"] : others;
  return { ...type, seats, flags, mounts: handedOver(type.mounts, seats) };
}

function withFlag(type: AircraftType, flag: string, on: boolean): AircraftType {
  return { ...type, flags: toggled(FLAGS, type.flags, flag, on) };
}

function withTail({ tailSilhouette: _, ...type }: AircraftType, text: string): AircraftType {
  return text === SAME ? type : { ...type, tailSilhouette: figure(text) };
}

/** A design with one of its fields set to something. */
export function changed(type: AircraftType, field: string, value: string | boolean): AircraftType {
  const text = `${value}`;
  const number = FIGURES.find((known) => known === field);
  if (number) return { ...type, [number]: figure(text) };
  if (field.startsWith("mounts.")) return { ...type, mounts: changedMounts(type, field.slice(7), text) };
  if (field.startsWith("flags.")) return withFlag(type, field.slice(6), value === true);
  switch (field) {
    case "name":
      return named(type, text);
    case "nation":
      return { ...type, nation: NATIONS.find((known) => known === text) ?? type.nation };
    case "from":
      return { ...type, from: text };
    case "seats":
      return withSeats(type, within(Math.round(numberOr(text, 1)), 1, MOST_SEATS));
    case "schedule":
      return { ...type, schedule: SCHEDULES.find((known) => known === text) ?? type.schedule };
    case "silhouette":
      return { ...type, silhouette: figure(text) };
    case "tailSilhouette":
      return withTail(type, text);
    case "model":
      return { ...type, model: text };
    default:
      return type;
  }
}

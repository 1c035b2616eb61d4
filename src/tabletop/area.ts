import type { Spot } from "./place.ts";
import type { SideIndex } from "./side.ts";

/**
 * How the ground of an area is printed; each has a pattern beside its colour. `side`: in its side's hatching; `task`:
 * that side has something to do there; `done`: it has done it, or can't any more.
 */
export type AreaTone =
  | "land"
  | "sea"
  | "hills"
  | "town"
  | "side"
  | "forbidden"
  | "weather"
  | "lit"
  | "task"
  | "done";

/** Whether an area is a part of the map itself, and not something laid over a mat that has land of its own. */
export function isGround({ tone }: Pick<Area, "tone">): boolean {
  return tone !== "task" && tone !== "done";
}

/** A part of the map: a country, a group's sector, a zone of weather. Later ones lie on earlier ones. */
export interface Area {
  /** Unique among everything on the table. */
  readonly id: string;
  /** Its corners in inches, at least three; the last is joined to the first. */
  readonly outline: readonly Spot[];
  readonly tone: AreaTone;
  readonly side?: SideIndex;
  /** Printed on it. */
  readonly label?: string;
  /** Where the label stands; left out: in the middle of its corners. */
  readonly labelAt?: Spot;
}

/** The name of something to be done on the table, where it belongs. */
export interface GoalName extends Spot {
  readonly id: string;
  readonly text: string;
}

/** What is to be done, and what is done, by name; a goal in several pieces has one on each. */
export function goalNames(areas: readonly Area[] = []): readonly GoalName[] {
  return areas.flatMap(({ id, label, labelAt, tone }) =>
    label !== undefined && labelAt && !isGround({ tone }) ? [{ id, text: label, ...labelAt }] : [],
  );
}

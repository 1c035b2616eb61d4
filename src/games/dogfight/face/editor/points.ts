import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { type AircraftType, isTypeId, pointsOf, TYPES } from "../../data/types.ts";
import { TOP_LEVEL } from "../../rules/setup/setup.ts";
import type { Draft, DraftAircraft } from "./draft.ts";

/** The figures of a drafted type, or undefined for an unknown one. */
export function typeOf(type: DraftAircraft["type"]): AircraftType | undefined {
  if (typeof type !== "string") return { ...type, ceiling: type.ceiling ?? TOP_LEVEL };
  return isTypeId(type) ? TYPES[type] : undefined;
}

/** What people call a drafted type. */
export function titleOf(type: DraftAircraft["type"]): string {
  return typeOf(type)?.name ?? String(type);
}

/** Design points of an aircraft; an unknown type counts for nothing. */
export function pointsFor({ type }: Pick<DraftAircraft, "type">): number {
  const known = typeOf(type);
  return known ? pointsOf(known) : 0;
}

/** Design points of both sides. */
export function sidePoints({ aircraft }: Draft): readonly [number, number] {
  const sum = (side: SideIndex) =>
    aircraft.reduce((points, one) => points + (one.side === side ? pointsFor(one) : 0), 0);
  return [sum(0), sum(1)];
}

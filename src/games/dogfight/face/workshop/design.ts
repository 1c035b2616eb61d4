import { type CustomType, typeSchema } from "../../data/config.ts";
import { type AircraftType, TYPES, type TypeId } from "../../data/types.ts";
import { LIKENESSES } from "./liveries.ts";
import { PLAIN_LOOK } from "./suggest.ts";

/** A design of the right shape, whether it may fly or not. */
export function shapedDesign(data: unknown): CustomType | undefined {
  const read = typeSchema.safeParse(data);
  return read.success ? read.data : undefined;
}

/** An empty sheet: the least of everything that still turns and shoots. */
export function freshDesign(): CustomType {
  return { name: "", engine: 3, fuselage: 3, toHit: 2, weapons: ["front"], ceiling: 16, look: PLAIN_LOOK };
}

/** A type of the list as a design of one's own. */
export function designFrom(id: TypeId): CustomType {
  const { name, engine, fuselage, toHit, weapons, ceiling }: AircraftType = TYPES[id];
  return { name, engine, fuselage, toHit, weapons: [...weapons], ceiling, look: LIKENESSES[id] };
}

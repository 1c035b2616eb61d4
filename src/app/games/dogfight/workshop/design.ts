import type { Problem } from "../../../../core/game.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import { readShape } from "../../../../core/shape.ts";
import { checkDesign } from "../../../../games/dogfight/check.ts";
import { type CustomType, typeSchema } from "../../../../games/dogfight/config.ts";
import { type AircraftType, TYPES, type TypeId } from "../../../../games/dogfight/types.ts";
import { LIKENESSES } from "./liveries.ts";
import { PLAIN_LOOK } from "./suggest.ts";

/** A design of unknown origin, judged by the same rules as a type written out in a set-up. */
export function readDesign(data: unknown): Result<CustomType, readonly Problem[]> {
  const read = readShape(typeSchema, data);
  if (!read.ok) return read;
  const problems = checkDesign(read.value);
  return problems.length > 0 ? fail(problems) : ok(read.value);
}

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

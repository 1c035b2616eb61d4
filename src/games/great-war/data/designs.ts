import type { Problem } from "../../../core/game.ts";
import { readShape } from "../../../core/input/shape.ts";
import { fail, ok, type Result } from "../../../core/result.ts";
import { Cells } from "./cells.ts";
import { checkType } from "./check-type.ts";
import { MOST_SEATS } from "./lists.ts";
import { TABLES } from "./own.ts";
import { typeSchema } from "./schema.ts";
import type { AircraftType, Tables } from "./tables.ts";

const MOST_TYPES = 40;

interface Typed {
  readonly tables?: Tables | null | undefined;
  readonly types?: readonly AircraftType[] | undefined;
}

/** What is wrong with the types of somebody's own in a set-up: each is sound, and none has a name of the tables. */
export function checkOwnTypes({ tables, types = [] }: Typed): readonly Problem[] {
  const cells = new Cells();
  if (!cells.count("types", types, 0, MOST_TYPES)) return cells.problems;
  const taken = new Set((tables ?? TABLES).aircraft.map(({ id }) => id));
  types.forEach((type, index) => {
    const at = `types.${index}`;
    if (taken.has(type.id)) cells.refuse(`${at}, id`, type.id, "twice");
    taken.add(type.id);
    checkType(type, `${at}, `, cells);
  });
  return cells.problems;
}

/** What is wrong with a design; nothing when it can fly. Somebody sits in it: balloons are no designs. */
export function checkDesign(type: AircraftType): readonly Problem[] {
  const cells = new Cells();
  if (type.seats === 0) cells.whole("seats", type.seats, 1, MOST_SEATS);
  checkType(type, "", cells);
  return cells.problems;
}

/** A design of unknown origin, judged by the same rules as a type of a set of tables. */
export function readDesign(data: unknown): Result<AircraftType, readonly Problem[]> {
  const read = readShape(typeSchema, data);
  if (!read.ok) return read;
  const problems = checkDesign(read.value);
  return problems.length > 0 ? fail(problems) : ok(read.value);
}

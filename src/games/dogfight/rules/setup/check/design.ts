import type { Problem } from "../../../../../core/game.ts";
import { readShape } from "../../../../../core/input/shape.ts";
import { fail, ok, type Result } from "../../../../../core/result.ts";
import { type CustomType, typeSchema } from "../../../data/config.ts";
import { checkDesign } from "./check.ts";

/** A design of unknown origin, judged by the same rules as a type written out in a set-up. */
export function readDesign(data: unknown): Result<CustomType, readonly Problem[]> {
  const read = readShape(typeSchema, data);
  if (!read.ok) return read;
  const problems = checkDesign(read.value);
  return problems.length > 0 ? fail(problems) : ok(read.value);
}

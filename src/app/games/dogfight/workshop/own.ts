import { useMemo } from "react";
import type { Problem } from "../../../../core/game.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import { readShape } from "../../../../core/shape.ts";
import { checkDesign } from "../../../../games/dogfight/check.ts";
import { type CustomType, typeSchema } from "../../../../games/dogfight/config.ts";
import { useOwnAircraft } from "../../../workshop/own.ts";

/** A design of unknown origin, judged by the same rules as a type written out in a set-up. */
export function readDesign(data: unknown): Result<CustomType, readonly Problem[]> {
  const read = readShape(typeSchema, data);
  if (!read.ok) return read;
  const problems = checkDesign(read.value);
  return problems.length > 0 ? fail(problems) : ok(read.value);
}

/** An own aircraft that can stand in a set-up as `type`. */
export interface OwnType {
  readonly id: string;
  readonly type: CustomType;
}

/** The own aircraft of the dogfight that may fly, the latest first, now and whenever they change. */
export function useOwnTypes(): readonly OwnType[] {
  const own = useOwnAircraft("dogfight");
  return useMemo(
    () =>
      own.flatMap(({ id, design }) => {
        const read = readDesign(design);
        return read.ok ? [{ id, type: read.value }] : [];
      }),
    [own],
  );
}

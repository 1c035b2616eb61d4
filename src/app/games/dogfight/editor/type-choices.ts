import { useMemo } from "react";
import { type CustomType, typeSchema } from "../../../../games/dogfight/config.ts";
import { isTypeId, TYPES } from "../../../../games/dogfight/types.ts";
import { useOwnAircraft } from "../../../workshop/own.ts";
import type { DraftAircraft } from "./draft.ts";
import { titleOf } from "./points.ts";

type Type = DraftAircraft["type"];

/** A type that an aircraft may be of: an id for lists, what people call it, and how it stands in a set-up. */
export interface TypeChoice {
  readonly id: string;
  readonly label: string;
  readonly type: Type;
}

/** The list of the game. */
export const LISTED: readonly TypeChoice[] = Object.entries(TYPES).map(([id, { name }]) => ({
  id,
  label: name,
  type: id,
}));

const WRITTEN_OUT = "written-out";

/** Own aircraft of the workshop that fit this game. */
export function useOwnTypes(): readonly TypeChoice[] {
  const own = useOwnAircraft("dogfight");
  return useMemo(
    () =>
      own.flatMap(({ id, name, design }) => {
        const read = typeSchema.safeParse(design);
        return read.success ? [{ id: `own-${id}`, label: name, type: read.data satisfies CustomType }] : [];
      }),
    [own],
  );
}

function isSame(a: Type, b: Type): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** The types that an aircraft may be changed to, with its own among them whatever it is. */
export function useTypeChoices(type: Type) {
  const own = useOwnTypes();
  const known = [...LISTED, ...own];
  const found = known.find((choice) => isSame(choice.type, type));
  const strange = typeof type !== "string" || !isTypeId(type);
  const all = found || !strange ? known : [...known, { id: WRITTEN_OUT, label: titleOf(type), type }];
  return {
    choices: all,
    value: found?.id ?? WRITTEN_OUT,
    typeOf: (id: string): Type => all.find((choice) => choice.id === id)?.type ?? type,
  };
}

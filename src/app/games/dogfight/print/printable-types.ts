import { useMemo } from "react";
import type { CustomType } from "../../../../games/dogfight/config.ts";
import { TYPES } from "../../../../games/dogfight/types.ts";
import { useOwnAircraft } from "../../../workshop/own.ts";
import { readDesign } from "../workshop/design.ts";
import { OWN } from "./choice.ts";

/** A type that sheets can be printed of: of the list, or somebody's own. */
export interface PrintableType {
  /** Its id in a choice. */
  readonly id: string;
  readonly name: string;
  readonly type: string | CustomType;
}

const LISTED: readonly PrintableType[] = Object.entries(TYPES).map(([id, { name }]) => ({
  id,
  name,
  type: id,
}));

/** Own aircraft that may fly, the latest first, then the list. */
export function usePrintableTypes(): readonly PrintableType[] {
  const own = useOwnAircraft("dogfight");
  return useMemo(() => {
    const mine = own.flatMap(({ id, design }) => {
      const read = readDesign(design);
      return read.ok ? [{ id: `${OWN}${id}`, name: read.value.name, type: read.value }] : [];
    });
    return [...mine, ...LISTED];
  }, [own]);
}

import type { HangarFace } from "../../../face/hangar.ts";
import { TYPES } from "../data/types.ts";
import { values } from "./papers/tables.ts";
import { modelOf } from "./tabletop/symbols.ts";

/** The types of both sides with their line in the table of values. */
export const hangar: HangarFace = {
  words: ["papers"],
  types: TYPES.map((type) => ({ model: modelOf(type), title: type.name, blocks: () => [values([type])] })),
};

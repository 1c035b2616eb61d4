import { keysOf } from "../../../core/keys-of.ts";
import type { HangarFace } from "../../../face/hangar.ts";
import type { Block } from "../../../face/sheet.ts";
import { TYPES } from "../data/types.ts";
import { fleetOfTypes } from "./fleet.ts";
import { figuresOf } from "./sheets.ts";
import { modelOf } from "./tabletop.ts";

/** The figures of its record sheet, its ceiling included. */
function blocksOf(type: string): readonly Block[] {
  const { subjects } = fleetOfTypes([{ type, count: 1 }]);
  return subjects.map((subject) => figuresOf({ ...subject, levels: true }, "paper"));
}

/** Every type of the list has a miniature of its own. */
export const hangar: HangarFace = {
  words: ["sheets"],
  types: keysOf(TYPES).map((id) => ({
    model: modelOf({ model: id }),
    title: TYPES[id].name,
    blocks: () => blocksOf(id),
  })),
};

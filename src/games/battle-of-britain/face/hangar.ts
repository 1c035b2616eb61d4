import type { HangarFace } from "../../../face/hangar.ts";
import type { Block } from "../../../face/sheet.ts";
import { figures } from "../../../face/sheets/blocks.ts";
import type { SquadronType } from "../data/tables.ts";
import { TYPES } from "../data/types.ts";
import { phrase } from "./papers/phrase.ts";
import { diceOf } from "./papers/squadrons.ts";

/** Miniatures of the types whose squadrons fly here; of the others there is none. */
const MODELS: Readonly<Record<string, string>> = {
  Spitfire: "dogfight/spitfire-ia",
  Hurricane: "dogfight/hurricane-i",
  Defiant: "dogfight/defiant-i",
  Gladiator: "dogfight/gladiator",
  Bf109: "dogfight/bf-109e-3",
  Bf110: "dogfight/bf-110c",
  Ju87: "dogfight/ju-87b-2",
  He111: "dogfight/he-111h",
  Ju88: "dogfight/ju-88a",
};

/** The figures of its squadrons' cards. */
function blocksOf(type: SquadronType): readonly Block[] {
  return [
    figures(
      [phrase("paper.squadron.dice"), diceOf(type, "")],
      [phrase("paper.squadron.defence"), type.defence],
      [phrase("paper.squadron.bombs"), type.bombs],
    ),
  ];
}

/** The types of both sides with the figures of a squadron; what has no miniature of its own is a generic twin. */
export const hangar: HangarFace = {
  words: ["papers"],
  types: TYPES.map((type) => ({
    model: MODELS[type.id] ?? "generic/generic-twin",
    title: type.name,
    blocks: () => blocksOf(type),
  })),
};

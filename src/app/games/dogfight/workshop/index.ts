import type { CustomType } from "../../../../games/dogfight/config.ts";
import { readDesign } from "../../../../games/dogfight/design.ts";
import { TYPES, type TypeId } from "../../../../games/dogfight/types.ts";
import type { GameWorkshop } from "../../game-workshop.ts";
import { duelOf, pieceOf, sheetOf } from "./board.ts";
import { designFrom, freshDesign, shapedDesign } from "./design.ts";
import { Figures } from "./Figures.tsx";
import { PLAIN_LOOK, suggestedLook } from "./suggest.ts";

const IDS = Object.keys(TYPES) as TypeId[];

/** A design written by somebody who gave it no look gets one. */
function shaped(data: unknown): CustomType | undefined {
  const type = shapedDesign(data);
  return type && { ...type, look: type.look ?? suggestedLook(type) };
}

/** What the dogfight brings to the workshop. */
export const workshop: GameWorkshop = {
  fresh: freshDesign,
  starts: IDS.map((id) => ({ id, name: TYPES[id].name, design: designFrom(id) })),
  shaped,
  read: readDesign,
  nameOf: (design) => (design as CustomType).name,
  named: (design, name) => ({ ...(design as CustomType), name }),
  lookOf: (design) => (design as CustomType).look ?? PLAIN_LOOK,
  withLook: (design, look) => ({ ...(design as CustomType), look }),
  suggested: (design) => suggestedLook(design as CustomType),
  piece: (design) => pieceOf(design as CustomType),
  duel: (design, foe) => duelOf(design as CustomType, foe),
  Figures,
  sheet: (design) => sheetOf(design as CustomType),
};

import type { HangarFace, HangarType } from "../../../face/hangar.ts";
import type { Block } from "../../../face/sheet.ts";
import { TABLES } from "../data/own.ts";
import type { AircraftType } from "../data/tables.ts";
import { fleetOfTypes } from "./fleet.ts";
import { damageBlock, figuresBlock, gunsBlock, limitsBlock } from "./pad-blocks.ts";
import { modelOf } from "./picture/tabletop.ts";
import { LIVERIES } from "./workshop/models.ts";

/** What its status pad says of it before anything has happened. */
function blocksOf(id: string): readonly Block[] {
  const { pads } = fleetOfTypes({ [id]: 1 });
  return pads.flatMap((pad): readonly Block[] => {
    const damage = damageBlock(pad);
    if (pad.airframe.balloon) return [damage];
    return [figuresBlock(pad, "paper"), limitsBlock(pad), gunsBlock(pad), damage];
  });
}

function typeOf({ id, name }: AircraftType, model: string): HangarType {
  return { model: modelOf({ model }), title: name, blocks: () => blocksOf(id) };
}

/** The colours of a famous airman on a type: `fokker-dr-i-red`. */
function painted(id: string): readonly string[] {
  return LIVERIES.filter((livery) => livery.replace(/-[a-z]+$/, "") === id);
}

/** Every type of our tables, those of famous airmen in their colours, too. */
export const hangar: HangarFace = {
  words: ["sheets"],
  types: TABLES.aircraft.flatMap((type) =>
    [type.model ?? type.id, ...painted(type.id)].map((model) => typeOf(type, model)),
  ),
};

import { anyWorkshop, type WorkshopFace } from "../../../face/workshop.ts";
import { readDesign } from "../data/own-types.ts";
import type { AircraftType } from "../data/tables.ts";
import { modelOf } from "./picture/tabletop.ts";
import { duelOf, foeOf, shownOf, sideOf } from "./workshop/board.ts";
import { changed } from "./workshop/change.ts";
import { designFrom, FLOWN, FRESH, named, shaped } from "./workshop/design.ts";
import { faultsOf } from "./workshop/faults.ts";
import { phrase } from "./workshop/phrase.ts";
import { sectionsOf } from "./workshop/sections.ts";

const greatWar: WorkshopFace<AircraftType> = {
  title: phrase("workshop"),
  keep: phrase("keep"),
  kind: "aircraft",
  fresh: FRESH,
  starts: FLOWN.map((type) => ({ id: type.id, name: type.name, design: designFrom(type) })),
  shaped,
  read: readDesign,
  nameOf: ({ name }) => name,
  named,
  sections: sectionsOf,
  faults: faultsOf,
  change: changed,
  likeness: ({ id, model = id }) => ({ model: modelOf({ model }) }),
  shown: shownOf,
  trial: { title: phrase("fly"), about: phrase("fly.about"), foe: foeOf, side: sideOf, config: duelOf },
};

/** Where one makes an aircraft of one's own for the Great War. */
export const workshop = anyWorkshop(greatWar);

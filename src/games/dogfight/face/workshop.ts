import { keysOf } from "../../../core/keys-of.ts";
import { anyWorkshop, type DesignFault, type WorkshopFace } from "../../../face/workshop.ts";
import type { CustomType } from "../data/config.ts";
import { TYPES } from "../data/types.ts";
import { checkDesign } from "../rules/setup/check/check.ts";
import { readDesign } from "../rules/setup/check/design.ts";
import { duelOf, shownOf } from "./workshop/board.ts";
import { changed } from "./workshop/change.ts";
import { designFrom, freshDesign, shapedDesign } from "./workshop/design.ts";
import { figuresSection } from "./workshop/figures.ts";
import { lookOf, lookSection } from "./workshop/look.ts";
import { phrase } from "./workshop/phrase.ts";
import { suggestedLook } from "./workshop/suggest.ts";

const IDS = keysOf(TYPES);

/** A design written by somebody who gave it no look gets one. */
function shaped(data: unknown): CustomType | undefined {
  const type = shapedDesign(data);
  return type && { ...type, look: type.look ?? suggestedLook(type) };
}

/** What is wrong with a design; paths of the check begin with `aircraft`, those of the look are of no field. */
function faultsOf(type: CustomType): readonly DesignFault[] {
  return checkDesign(type).map((problem) => {
    const [, field = null] = String(problem.values.path).split(".");
    return { field, problem };
  });
}

const dogfight: WorkshopFace<CustomType> = {
  title: phrase("workshop"),
  keep: phrase("keep"),
  kind: "aircraft",
  fresh: freshDesign(),
  starts: IDS.map((id) => ({ id, name: TYPES[id].name, design: designFrom(id) })),
  shaped,
  read: readDesign,
  nameOf: ({ name }) => name,
  named: (type, name) => ({ ...type, name }),
  sections: (type) => [figuresSection(type), lookSection(type)],
  faults: faultsOf,
  change: changed,
  likeness: (type) => ({ model: "", look: lookOf(type) }),
  shown: shownOf,
  trial: {
    title: phrase("fly"),
    about: phrase("fly.about"),
    foe: () => "bf-109e-3",
    side: () => 0,
    config: duelOf,
  },
};

/** Where one makes an aircraft of one's own for the dogfight. */
export const workshop = anyWorkshop(dogfight);

import type { Problem } from "../../../core/game.ts";
import type { DesignFault, WorkshopFace } from "../../../face/workshop.ts";
import { anyWorkshop } from "../../../face/workshop.ts";
import { checkDesign, readDesign } from "../data/designs.ts";
import type { AircraftType } from "../data/tables.ts";
import { modelOf } from "./picture/tabletop.ts";
import { duelOf, foeOf, shownOf, sideOf } from "./workshop/board.ts";
import { changed } from "./workshop/change.ts";
import { designFrom, FLOWN, FRESH, named, shaped } from "./workshop/design.ts";
import { phrase } from "./workshop/phrase.ts";
import { sectionsOf } from "./workshop/sections.ts";

const MOUNT = /^mount ([^,]*), (\w+)/;
/** The field that a cell of the check is of: `max`, `mount front, gun, drums, no. 1`; null where it is of none. */
function fieldOf(cell: string, { mounts }: AircraftType): string | null {
  const found = MOUNT.exec(cell);
  if (!found) return /^\w+/.exec(cell)?.[0] ?? null;
  const [, id, part] = found;
  const index = mounts.findIndex((mount) => mount.id === id);
  return index < 0 ? null : `mounts.${index}.${part}`;
}

/** What is wrong with a design, each with its field. */
export function faultsOf(type: AircraftType): readonly DesignFault[] {
  return checkDesign(type).map((problem: Problem) => ({
    field: fieldOf(String(problem.values.cell), type),
    problem,
  }));
}

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

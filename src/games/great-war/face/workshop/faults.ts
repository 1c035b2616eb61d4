import type { Problem } from "../../../../core/game.ts";
import type { DesignFault } from "../../../../face/workshop.ts";
import { checkDesign } from "../../data/own-types.ts";
import type { AircraftType } from "../../data/tables.ts";

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

import type { PieceId } from "../../../core/game.ts";
import { hexLabel } from "../../../core/geometry/hex-map.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Glance } from "../../../face/glance.ts";
import { rosterOf, typeOf } from "../rules/setup/roster.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

/** Altitude and speed, points left, jams and wounds; of who flies no more only why; of a gun below its kind and hex. */
export function glanceOf({ setup, aircraft, guns }: View, id: PieceId): Glance | undefined {
  const gun = guns.find((below) => below?.id === id);
  if (gun)
    return { figures: [phrase("glance.gun", { kind: gun.kind }), hexLabel(gun.hex)], left: [], alarms: [] };
  const index = rosterOf(setup).indexOf.get(id) ?? -1;
  const one = aircraft[index];
  const airframe = setup.airframes[index];
  if (!one || !airframe) return undefined;
  const { status, altitude, speed, damage } = one;
  if (status !== "flying") return { figures: [], left: [], alarms: [phrase("glance.gone", { status })] };
  const of = typeOf(setup, index).damage;
  const jams = one.guns.flat().filter(({ jammed }) => jammed).length;
  const crew = one.crew.map(({ health }) => health);
  const hurt = crew.some((health) => health !== "fit");
  return {
    figures: [`${altitude} m`, ...(airframe.balloon ? [] : [`${speed} MP`])],
    left: [{ left: Math.max(0, of - damage), of }],
    alarms: [
      ...(jams > 0 ? [phrase("glance.jam", { jams })] : []),
      ...(hurt ? [phrase("glance.hurt", { crew })] : []),
    ],
  };
}

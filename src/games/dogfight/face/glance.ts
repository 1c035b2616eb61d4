import type { PieceId } from "../../../core/game.ts";
import { phraser } from "../../../core/phrase.ts";
import type { Glance } from "../../../face/glance.ts";
import { listOf } from "../data/weapons.ts";
import { rosterOf } from "../rules/state/roster.ts";
import type { View } from "../rules/view/view.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

/** Level and heading, FUSELAGE and ENGINE left, weapons lost; of who is out of the game only how. */
export function glanceOf({ setup, aircraft }: View, id: PieceId): Glance | undefined {
  const index = rosterOf(setup).indexOf.get(id) ?? -1;
  const one = aircraft[index];
  const airframe = setup.airframes[index];
  if (!one || !airframe) return undefined;
  const { status } = one;
  if (status !== "flying") return { figures: [], left: [], alarms: [phrase("glance.gone", { status })] };
  const lost = listOf(airframe.weapons & ~one.weapons);
  return {
    figures: [
      ...(setup.options.altitude ? [phrase("glance.level", { level: one.level })] : []),
      phrase("glance.heading", { heading: one.heading }),
    ],
    left: [
      { label: "FUSELAGE", left: Math.max(0, one.fuselage), of: airframe.fuselage },
      { label: "ENGINE", left: Math.max(0, one.engine), of: airframe.engine },
    ],
    alarms: lost.map((weapon) => phrase("glance.lost", { weapon })),
  };
}

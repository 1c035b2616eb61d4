import type { PieceId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import type { View } from "../../../games/dogfight/view.ts";

/** What is said of an aircraft to those who don't see it: type, side, level, clock heading, damage. */
export function descriptionOf({ setup, aircraft }: View, id: PieceId): Phrase {
  const index = setup.airframes.findIndex((one) => one.id === id);
  const airframe = setup.airframes[index];
  const one = aircraft[index];
  if (!airframe || !one) return { key: id, values: {} };
  return {
    key: "piece.described",
    values: {
      id,
      title: airframe.title,
      side: setup.sides[airframe.side],
      status: one.status,
      heading: one.heading,
      level: setup.options.altitude ? one.level : null,
      fuselage: [one.fuselage, airframe.fuselage],
      engine: [one.engine, airframe.engine],
    },
  };
}

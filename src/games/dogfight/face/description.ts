import type { PieceId } from "../../../core/game.ts";
import type { Phrase } from "../../../core/phrase.ts";
import { listOf } from "../data/weapons.ts";
import { bearing } from "../rules/fire/ruling.ts";
import type { View } from "../rules/view/view.ts";

/** The enemies that could fire at an aircraft as all stand now. */
function bearersOn(view: View, target: number): readonly PieceId[] {
  const { airframes } = view.setup;
  const bears = (shooter: number) =>
    airframes[shooter]?.side !== airframes[target]?.side &&
    view.aircraft[shooter]?.status === "flying" &&
    bearing(view, shooter, target) !== 0;
  return airframes.flatMap(({ id }, shooter) => (bears(shooter) ? [id] : []));
}

/** What is said of an aircraft to those who don't see it: type, side, level, clock heading, damage, who bears on it. */
export function descriptionOf(view: View, id: PieceId): Phrase {
  const { setup, aircraft } = view;
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
      lost: listOf(airframe.weapons & ~one.weapons),
      bearers: one.status === "flying" ? bearersOn(view, index) : [],
    },
  };
}

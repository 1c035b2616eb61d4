import type { Report } from "../../core/game.ts";
import type { Values } from "../../core/phrase.ts";
import { toInches } from "../../core/surd.ts";
import type { View } from "./view.ts";
import { listOf } from "./weapons.ts";

/** The state of play in fields: x and y in inches, heading a clock numeral, weapons those that still work. */
export function reportOf({ turn, phase, aircraft, setup }: View): Report {
  const pieces = aircraft.map((one, index): [string, Values] => {
    const airframe = setup.airframes[index];
    const fields = {
      x: toInches(one.at.xp, one.at.xq),
      y: toInches(one.at.yp, one.at.yq),
      heading: one.heading,
      level: one.level,
      speed: one.speed,
      engine: one.engine,
      fuselage: one.fuselage,
      weapons: [...listOf(one.weapons)],
      status: one.status,
    };
    return [airframe?.id ?? "", fields];
  });
  return { turn, phase, pieces: Object.fromEntries(pieces) };
}

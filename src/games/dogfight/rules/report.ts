import type { Report } from "../../../core/game.ts";
import { toInches } from "../../../core/geometry/surd.ts";
import type { Phrase, Values } from "../../../core/phrase.ts";
import { listOf } from "../data/weapons.ts";
import type { Points } from "./outcome/damage.ts";
import { scoreOf } from "./outcome/score.ts";
import type { View } from "./view/view.ts";

/** The score as the header of the table tells it. */
function standingOf({ setup }: View, points: Points): Phrase {
  const { sides, scoring } = setup;
  const target = scoring?.target;
  if (!target) return { key: "standing.points", values: { sides, points } };
  const { side, count } = target;
  return { key: "standing.across", values: { side: sides[side], across: points[side], count } };
}

/** The state of play in fields: x and y in inches, heading a clock numeral, weapons those that still work. Points by side. */
export function reportOf(view: View): Report {
  const { turn, phase, aircraft, setup } = view;
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
  const points = scoreOf(view);
  const [first, second] = setup.sides;
  return {
    turn,
    phase,
    pieces: Object.fromEntries(pieces),
    ...(points && { score: { [first]: points[0], [second]: points[1] }, standing: standingOf(view, points) }),
  };
}

import type { GameEvent } from "../../../../core/game.ts";
import type { Cue, Lost } from "../../../../tabletop/cue.ts";
import { isNight, typeOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import { factorsIn } from "../../words/told-factors.ts";
import { phrase, type Say } from "../phrase.ts";
import type { Facts } from "../told.ts";
import { symbolOf } from "./symbols.ts";

/** Units of one type and what they lose; no factors where they are lost whole. */
interface Toll {
  readonly units: string[];
  factors: number;
}

/** What an event costs: units, each with its factors; 0 for all that it had. */
function costOf({ key, values }: GameEvent): readonly (readonly [unit: string, factors: number])[] {
  switch (key) {
    case "event.loses":
    case "event.strafes":
      return (values as Facts["event.loses"]).lost.map(factorsIn);
    case "event.lost-in-air":
      return (values as Facts["event.lost-in-air"]).units.map((unit) => [unit, 0]);
    default:
      return [];
  }
}

/** What an event costs as it is dealt out, a type each. */
export function lossesIn(view: View, event: GameEvent, say: Say): readonly Cue[] {
  const tolls = new Map<string, Toll>();
  for (const [unit, factors] of costOf(event)) {
    const type = [...view.americans, ...view.germans].find(({ id }) => id === unit)?.type;
    if (type === undefined) continue;
    const toll = tolls.get(type) ?? { units: [], factors: 0 };
    toll.units.push(unit);
    toll.factors += factors;
    tolls.set(type, toll);
  }
  const lost = [...tolls].map(([id, { units, factors }]): Lost => {
    const type = typeOf(view, id);
    const night = units.some((unit) => isNight(view, unit));
    return {
      of: units,
      side: type.side,
      label: type.name,
      title: say(phrase("loss.title", { units, type: type.name, factors })),
      symbol: symbolOf(type, night),
      ...(factors > 0 && { figures: [{ value: `−${factors}`, label: say(phrase("unit.factors")) }] }),
      to: "tote-forces",
    };
  });
  return lost.length > 0 ? [{ kind: "losses", lost }] : [];
}

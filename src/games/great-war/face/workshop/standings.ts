import type { Text } from "../../../../face/text.ts";
import type { Rank } from "../../../../face/workshop.ts";
import type { AircraftType } from "../../data/tables.ts";
import type { Ranked } from "../words/en/workshop.ts";
import { FLOWN, NO_FIGURE } from "./design.ts";
import { phrase } from "./phrase.ts";

interface Scale {
  readonly id: Ranked;
  readonly from: number;
  readonly to: number;
  readonly step: number;
  readonly written: number;
}

const SCALES: readonly Scale[] = [
  { id: "max", from: 5, to: 15, step: 1, written: 1 },
  { id: "climb", from: 0, to: 300, step: 50, written: 50 },
  { id: "ceiling", from: 2000, to: 8000, step: 500, written: 1000 },
];
/** Names of types that one likes to read at once. */
const MOST_NAMES = 3;

function told(id: Scale["id"], figure: number | null): Text {
  if (figure === null) return phrase("standing.missing");
  const same = FLOWN.filter((type) => type[id] === figure).map(({ name }) => name);
  const more = FLOWN.filter((type) => type[id] > figure).length;
  if (same.length === 0) return phrase("standing.apart", { more, of: FLOWN.length });
  return phrase("standing.like", {
    names: same.slice(0, MOST_NAMES),
    others: Math.max(0, same.length - MOST_NAMES),
  });
}

/** Where a design stands among the types of our tables by what tells them apart most. */
export function standingsOf(type: AircraftType): readonly Rank[] {
  return SCALES.map((scale) => {
    const listed = FLOWN.map((one) => one[scale.id]);
    const value = type[scale.id] === NO_FIGURE ? null : type[scale.id];
    const [least, most] = [Math.min(...listed), Math.max(...listed)];
    return {
      ...scale,
      title: phrase(scale.id),
      figure: phrase("standing.figure", { id: scale.id, value }),
      label: phrase("standing.scale", { id: scale.id, value, least, most }),
      value,
      listed,
      told: told(scale.id, value),
    };
  });
}

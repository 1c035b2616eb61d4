import { list, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { QUALITIES, type Quality } from "../../data/quality.ts";
import { LOTS } from "../../rules/opening/first-state.ts";
import { allowance } from "../../rules/ratings/bursts.ts";
import { handLimit, ratingsOf } from "../../rules/ratings/ratings.ts";
import { wingmanRatings } from "../../rules/ratings/wingman.ts";
import { REGULAR } from "./bursts.ts";
import { chapter, phrase } from "./phrase.ts";
import { typeNamed } from "./types.ts";

/** A type whose Wingman draws 3 to attack and 4 to defend. */
const EXAMPLE = "a6m2";
const SOUND = { damaged: false, cockpit: false, loaded: false, rockets: "none" } as const;

function changed(figure: number): string {
  if (figure === 0) return "0";
  return figure > 0 ? `+${figure}` : `−${-figure}`;
}

/** When Advantaged, with a standard sight. */
function bursts(quality: Quality): number {
  return allowance(typeNamed(EXAMPLE), { ...REGULAR, quality }, 1, 3);
}

/** Hand, bursts and ratings of a Leader beside a Regular's. */
function asLeader(quality: Quality): string {
  const ratings = (one: Quality) => ratingsOf(typeNamed(EXAMPLE), 1, one, SOUND);
  const hand = handLimit(ratings(quality), quality) - handLimit(ratings("regular"), "regular");
  const skill = ratings(quality).agility - ratings("regular").agility;
  return [changed(hand), changed(bursts(quality) - bursts("regular")), changed(skill)].join(", ");
}

function asWingman(quality: Quality): Text {
  if (quality === "ace") return phrase("pilots.none");
  const at = (turn: number) => {
    const { offense, defense } = wingmanRatings(
      typeNamed(EXAMPLE),
      quality,
      { damaged: false, cockpit: false },
      turn,
    );
    return `${offense}/${defense}`;
  };
  return at(1) === at(2) ? at(1) : phrase("pilots.on-even-turns", { odd: at(1), even: at(2) });
}

/** Faces of the D12 with which lots make a pilot of a quality. */
function lot(quality: Quality): string {
  const [first, last] = [LOTS.indexOf(quality) + 1, LOTS.lastIndexOf(quality) + 1];
  return first === last ? first.toString() : `${first}–${last}`;
}

function qualities(): Rows {
  return QUALITIES.map((quality) => [
    phrase(`pilots.${quality}`),
    asLeader(quality),
    asWingman(quality),
    lot(quality),
  ]);
}

/** Wingmen, and who flies. */
export const WINGMEN = [
  chapter("wingmen", ["attack", "defend", "position", "alone"]),
  chapter("pilots", [
    table("caption", ["quality", "leader", "wingman", "lot"], qualities()),
    list("gifts", "secret"),
  ]),
];

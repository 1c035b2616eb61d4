import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { TABLES } from "../../data/own.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import { ROOM } from "../../data/tables.ts";
import { phrase } from "./phrase.ts";

/** The turn in which the fighters of the examples cross the R line, or take off. */
const START = 4;

/** LW-62: the turn by which a fighter that crosses on the fourth must be back. */
function americans(): readonly (readonly Text[])[] {
  return TABLES.types.flatMap(({ name, side, tanks, endurance }) =>
    side === AMERICAN && endurance !== null && tanks !== null
      ? [[name, (START + endurance).toString(), (START + tanks).toString()]]
      : [],
  );
}

/** LW-63: the turn by which a German unit that takes off on the fourth must have landed. */
function germans(): readonly (readonly Text[])[] {
  return TABLES.types.flatMap(({ name, side, tanks, endurance }) =>
    side === GERMAN && endurance !== null
      ? [[name, (START + endurance).toString(), tanks === null ? "–" : (START + tanks).toString()]]
      : [],
  );
}

/** How one flies, how long, from where, and what fighters are told to do. */
export const FLIGHT: readonly Chapter[] = [
  {
    id: "flight",
    title: phrase("flight.title"),
    blocks: [
      text(phrase("flight.moves")),
      list(phrase("flight.bombers"), phrase("flight.enemies"), phrase("flight.barred")),
    ],
  },
  {
    id: "time",
    title: phrase("time.title"),
    blocks: [
      text(phrase("time.american")),
      table(
        phrase("time.american-caption", { turn: START }),
        [phrase("aircraft.type"), phrase("time.without"), phrase("time.with")],
        americans(),
      ),
      text(phrase("time.german")),
      table(
        phrase("time.german-caption", { turn: START }),
        [phrase("aircraft.type"), phrase("time.without"), phrase("time.with")],
        germans(),
      ),
      text(phrase("time.tanks")),
      list(phrase("time.dropped"), phrase("time.kept"), phrase("time.in-1943")),
    ],
  },
  {
    id: "landing",
    title: phrase("landing.title"),
    blocks: [
      text(phrase("landing.where", { room: ROOM })),
      list(
        phrase("landing.again"),
        phrase("landing.single"),
        phrase("landing.groups"),
        phrase("landing.type"),
        phrase("landing.raf"),
      ),
    ],
  },
  {
    id: "missions",
    title: phrase("missions.title"),
    blocks: [
      text(phrase("missions.two")),
      list(phrase("missions.escort"), phrase("missions.free"), phrase("missions.home")),
      text(phrase("strafing.how")),
      list(phrase("strafing.order"), phrase("strafing.guns"), phrase("strafing.fire")),
    ],
  },
];

import { list, type Rows, table } from "../../../../face/book/chapter.ts";
import { TABLES } from "../../data/own.ts";
import { AMERICAN, GERMAN } from "../../data/sides.ts";
import { ROOM } from "../../data/tables.ts";
import { chapter, phrase } from "./phrase.ts";

/** The turn in which the fighters of the examples cross the R line, or take off. */
const START = 4;

/** LW-62: the turn by which a fighter that crosses on the fourth must be back. */
function americans(): Rows {
  return TABLES.types.flatMap(({ name, side, tanks, endurance }) =>
    side === AMERICAN && endurance !== null && tanks !== null
      ? [[name, START + endurance, START + tanks]]
      : [],
  );
}

/** LW-63: the turn by which a German unit that takes off on the fourth must have landed. */
function germans(): Rows {
  return TABLES.types.flatMap(({ name, side, tanks, endurance }) =>
    side === GERMAN && endurance !== null
      ? [[name, START + endurance, tanks === null ? "–" : START + tanks]]
      : [],
  );
}

/** How one flies, how long, from where, and what fighters are told to do. */
export const FLIGHT = [
  chapter("flight", ["moves", list("bombers", "enemies", "barred")]),
  chapter("time", [
    "american",
    table(
      phrase("time.american-caption", { turn: START }),
      [phrase("aircraft.type"), "without", "with"],
      americans(),
    ),
    "german",
    table(
      phrase("time.german-caption", { turn: START }),
      [phrase("aircraft.type"), "without", "with"],
      germans(),
    ),
    "tanks",
    list("dropped", "kept", "in-1943"),
  ]),
  chapter("landing", [
    phrase("landing.where", { room: ROOM }),
    list("again", "single", "groups", "type", "raf"),
  ]),
  chapter("missions", [
    "two",
    list("escort", "free", "home"),
    phrase("strafing.how"),
    list(phrase("strafing.order"), phrase("strafing.guns"), phrase("strafing.fire")),
  ]),
];

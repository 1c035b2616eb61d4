import { list, type Row, type Rows, steps, table } from "../../../../face/book/chapter.ts";
import { CALENDAR, type Rotation } from "../../data/calendar.ts";
import { TABLES } from "../../data/own.ts";
import { GROUPS } from "../../data/tables.ts";
import { nameOf } from "./names.ts";
import { chapter, phrase } from "./phrase.ts";
import { type Example, played, RAF } from "./played.ts";

/** Cities of a Group with what each produces, and all of it. */
function production(): Rows {
  return GROUPS.map((group) => {
    const cities = TABLES.cities.filter((city) => city.group === group);
    return [
      group,
      cities.map((city) => `${nameOf(city.id)} ${city.square} (${city.production})`).join(", "),
      cities.reduce((sum, city) => sum + city.production, 0),
    ];
  });
}

function rotationRow({ from, to, gives, gains, times }: Rotation, turn: number): Row {
  return [`${turn}`, from, to, nameOf(gives), nameOf(gains), times];
}

function rotations(): Rows {
  return CALENDAR.flatMap(({ rotations: all = [] }, at) => all.map((one) => rotationRow(one, at + 1)));
}

/** London is knocked out, Southampton hurt, three squadrons and two facilities are to be repaired. */
export const REPAIR: Example = {
  tasks: [{ do: "dice", group: "11" }],
  pools: { 11: { damaged: { Spitfire: 1, Hurricane: 2 } } },
  state: { hits: { London: 3, Southampton: 2 }, out: ["Dover", "Hawkinge"] },
  answers: ["repair squadron 8 facility 3"],
  dice: [RAF("o o o o o + - - o o -")],
};

/** What staffs do: repair, rotate, reinforce. */
export const REPAIRS = [
  chapter("repair", [
    "dice",
    table("caption", [phrase("head.group"), "cities", "all"], production()),
    list("split", "roundel", "knocked-out", "germans"),
    "example",
    steps(...played(REPAIR)),
  ]),
  chapter("rotation", [
    "exchange",
    table("caption", [phrase("calendar.turn"), "from", "to", "gives", "gains", "times"], rotations()),
    list("optional", "reinforcement", "withdrawal"),
  ]),
  chapter("special", [list("stood-down", "big-wing", "ace", "luftflotte-5", "pool")]),
];

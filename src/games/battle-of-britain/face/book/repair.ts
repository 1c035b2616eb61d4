import { type Chapter, list, steps, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { CALENDAR, type Rotation } from "../../data/calendar.ts";
import { TABLES } from "../../data/own.ts";
import { GROUPS } from "../../data/tables.ts";
import { nameOf } from "./names.ts";
import { phrase } from "./phrase.ts";
import { type Example, played, RAF } from "./played.ts";

/** Cities of a Group with what each produces, and all of it. */
function production(): readonly (readonly Text[])[] {
  return GROUPS.map((group) => {
    const cities = TABLES.cities.filter((city) => city.group === group);
    return [
      group,
      cities.map((city) => `${nameOf(city.id)} ${city.square} (${city.production})`).join(", "),
      cities.reduce((sum, city) => sum + city.production, 0).toString(),
    ];
  });
}

function rotationRow({ from, to, gives, gains, times }: Rotation, turn: number): readonly Text[] {
  return [`${turn}`, from, to, nameOf(gives), nameOf(gains), times.toString()];
}

function rotations(): readonly (readonly Text[])[] {
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
export const REPAIRS: readonly Chapter[] = [
  {
    id: "repair",
    title: phrase("repair.title"),
    blocks: [
      text(phrase("repair.dice")),
      table(
        phrase("repair.caption"),
        [phrase("head.group"), phrase("repair.cities"), phrase("repair.all")],
        production(),
      ),
      list(
        phrase("repair.split"),
        phrase("repair.roundel"),
        phrase("repair.knocked-out"),
        phrase("repair.germans"),
      ),
      text(phrase("repair.example")),
      steps(...played(REPAIR)),
    ],
  },
  {
    id: "rotation",
    title: phrase("rotation.title"),
    blocks: [
      text(phrase("rotation.exchange")),
      table(
        phrase("rotation.caption"),
        [
          phrase("calendar.turn"),
          phrase("rotation.from"),
          phrase("rotation.to"),
          phrase("rotation.gives"),
          phrase("rotation.gains"),
          phrase("rotation.times"),
        ],
        rotations(),
      ),
      list(phrase("rotation.optional"), phrase("rotation.reinforcement"), phrase("rotation.withdrawal")),
    ],
  },
  {
    id: "special",
    title: phrase("special.title"),
    blocks: [
      list(
        phrase("special.stood-down"),
        phrase("special.big-wing"),
        phrase("special.ace"),
        phrase("special.luftflotte-5"),
        phrase("special.pool"),
      ),
    ],
  },
];

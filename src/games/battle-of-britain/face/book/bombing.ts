import { list, type Rows, steps, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { CITY_HITS } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { atLeast } from "./odds.ts";
import { chapter, phrase } from "./phrase.ts";
import { type Example, LW, played } from "./played.ts";

/** Dice of raids, from a single bomber to six Ju 87s. */
const DICE = [2, 4, 6, 8, 10, 12, 18] as const;

function percent(hits: number, dice: number): Text {
  return phrase("percent", { chance: atLeast(GERMAN, hits, dice) });
}

function chances(): Rows {
  return DICE.map((dice) => [dice, percent(1, dice), percent(2, dice), percent(CITY_HITS, dice)]);
}

/** Three bombers over Poling. */
export const BOMBS: Example = {
  tasks: [{ do: "bombing", settled: [] }],
  geschwader: {
    id: "2A",
    square: "M06",
    flown: true,
    fuel: 1,
    target: "Poling",
    squadrons: ["Do17", "Ju88", "Ju88"],
  },
  answers: ["2A bomb", "lose Ju88"],
  dice: [LW("+ - o o o -")],
};

/** Three Bf 109s on the third fuel. */
export const FUEL: Example = {
  tasks: [{ do: "reach-home" }],
  geschwader: { id: "2A", square: "P08", flown: true, fuel: 0, squadrons: ["Bf109", "Bf109", "Bf109"] },
  answers: [],
  dice: [LW("- + o")],
};

/** Bombs, flak, fuel and the way home. */
export const BOMBING = [
  chapter("bombing", [
    "throw",
    list("cross", "roundel", "success", "again", "at-once"),
    table("caption", ["dice", "one", "two", "three"], chances()),
    "example",
    steps(...played(BOMBS)),
  ]),
  chapter("fuel", ["home", list("check", "early", "line"), "example", steps(...played(FUEL))]),
];

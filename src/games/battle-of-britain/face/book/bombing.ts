import { type Chapter, list, steps, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { CITY_HITS } from "../../data/figures.ts";
import { GERMAN } from "../../data/sides.ts";
import { atLeast } from "./odds.ts";
import { phrase } from "./phrase.ts";
import { type Example, LW, played } from "./played.ts";

/** Dice of raids, from a single bomber to six Ju 87s. */
const DICE = [2, 4, 6, 8, 10, 12, 18] as const;

function percent(hits: number, dice: number): Text {
  return phrase("percent", { chance: atLeast(GERMAN, hits, dice) });
}

function chances(): readonly (readonly Text[])[] {
  return DICE.map((dice) => [dice.toString(), percent(1, dice), percent(2, dice), percent(CITY_HITS, dice)]);
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
export const BOMBING: readonly Chapter[] = [
  {
    id: "bombing",
    title: phrase("bombing.title"),
    blocks: [
      text(phrase("bombing.throw")),
      list(
        phrase("bombing.cross"),
        phrase("bombing.roundel"),
        phrase("bombing.success"),
        phrase("bombing.again"),
        phrase("bombing.at-once"),
      ),
      table(
        phrase("bombing.caption"),
        [phrase("bombing.dice"), phrase("bombing.one"), phrase("bombing.two"), phrase("bombing.three")],
        chances(),
      ),
      text(phrase("bombing.example")),
      steps(...played(BOMBS)),
    ],
  },
  {
    id: "fuel",
    title: phrase("fuel.title"),
    blocks: [
      text(phrase("fuel.home")),
      list(phrase("fuel.check"), phrase("fuel.early"), phrase("fuel.line")),
      text(phrase("fuel.example")),
      steps(...played(FUEL)),
    ],
  },
];

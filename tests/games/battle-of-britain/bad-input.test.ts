import { describe, expect, it } from "vitest";
import { say } from "../../../src/core/phrase.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/game.ts";
import { TABLES } from "../../../src/games/battle-of-britain/tables/own.ts";
import { de } from "../../../src/games/battle-of-britain/words/de.ts";
import { en } from "../../../src/games/battle-of-britain/words/en.ts";
import { type Match, scene, TALLY_HO } from "./examples/play.ts";

/** The first refusal of an answer in a language. */
function told(match: Match, text: string, words: typeof en): string {
  const [prompt] = match.prompts();
  if (!prompt) throw new Error("nothing is asked");
  const read = game.parse(text, prompt, game.view(match.state, prompt.seat), new Map());
  if (read.ok) throw new Error(`${text} is legal`);
  const [{ code, values }] = read.error as [(typeof read.error)[number]];
  return say(words, { key: code, values });
}

const aloft = () =>
  scene({ tasks: TALLY_HO, geschwader: { "2A": { has: "3 He111", square: "P08", flown: true, fuel: 1 } } });
const gruppen = () =>
  scene({
    tasks: [{ do: "gruppen" }],
    geschwader: { "2A": { has: "5 Do17", square: "Q08" } },
    wings: { "11B": { has: "Spitfire", square: "Q08" } },
    state: { dogfight: { wings: ["11B"], geschwader: "2A", sizes: [], laid: [] } },
  });
const missions = () =>
  scene({
    tasks: [{ do: "missions" }],
    geschwader: { "2A": "Do17" },
    state: { hand: ["Hull", "Derby", "Dover", "Exeter"] },
  });

describe("bad input gets one sentence with what would be right", () => {
  it.each([
    [
      "a square off the map",
      aloft,
      "2A fly Z99 5",
      "“Z99” is no square of the map; it has columns A to T and rows 01 to 25.",
    ],
    [
      "a geschwader out of fuel",
      aloft,
      "2A fly N09 10",
      "2A needs 2 fuel for that and has 1; choose a shorter move or send it home.",
    ],
    [
      "a gruppe of five",
      gruppen,
      "lay 5",
      "5 squadrons lie in gruppen of 3 1 1 and 2 2 1; three gruppen where that is possible, none of more than three.",
    ],
    [
      "a mission that nobody holds",
      missions,
      "mission London",
      "London is not in the hand; name a card that is.",
    ],
    ["no answer at all", missions, "", "Something is missing; asked is a mission of the hand."],
  ] as const)("%s", (_, match, text, sentence) => {
    const english = told(match(), text, en);
    expect(english.startsWith(sentence)).toBe(true);
    expect(told(match(), text, de)).not.toMatch(/undefined|NaN|\[object/);
  });

  it("a set of tables with 49 targets", () => {
    const [problem] = game.check({ tables: { ...TABLES, radar: TABLES.radar.slice(1) } });
    expect(say(en, { key: problem?.code ?? "", values: problem?.values ?? {} })).toBe(
      "tables: cities, airfields and radar stations make 49 target cards; they must make 50.",
    );
  });

  it("names the token that fails, its rule and near answers", () => {
    const match = aloft();
    const [prompt] = match.prompts();
    const read = prompt && game.parse("2A fly Z99 5", prompt, game.view(match.state, prompt.seat), new Map());
    expect(read?.ok === false && read.error[0]).toMatchObject({
      code: "off-map",
      rule: "BB-33",
      token: { start: 7, end: 10 },
    });
    expect(read?.ok === false && read.error[0]?.near?.length).toBe(3);
    expect(read?.ok === false && read.error[0]?.near?.every((near) => near.startsWith("2A "))).toBe(true);
  });
});

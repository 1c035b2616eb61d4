import { describe, expect, it } from "vitest";
import type { Problem } from "../../../src/core/game.ts";
import { say } from "../../../src/core/phrase.ts";
import { battleOfBritain as game } from "../../../src/games/battle-of-britain/computer/game.ts";
import type { Config } from "../../../src/games/battle-of-britain/data/config.ts";
import { TABLES } from "../../../src/games/battle-of-britain/data/own.ts";
import { readTables } from "../../../src/games/battle-of-britain/rules/setup/read-tables.ts";
import { de } from "../../../src/games/battle-of-britain/words/de.ts";
import { en } from "../../../src/games/battle-of-britain/words/en.ts";
import type { Words } from "../../../src/games/battle-of-britain/words/phrases.ts";
import { type Match, scene, TALLY_HO } from "./examples/play.ts";

/** The first refusal of an answer. */
function refused(match: Match, text: string): Problem {
  const [prompt] = match.prompts();
  if (!prompt) throw new Error("nothing is asked");
  const read = game.parse(text, prompt, game.view(match.state, prompt.seat), new Map());
  if (read.ok) throw new Error(`${text} is legal`);
  return read.error[0] as Problem;
}

/** Its sentence in a language. */
function told({ code, values }: Problem, words: Words): string {
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

const scramble = () =>
  scene({
    tasks: [{ do: "wing-step", wing: "11D", geschwader: "2A", left: 3 }],
    geschwader: { "2A": { has: "3 He111", square: "R08", flown: true, fuel: 1 } },
    wings: { "11D": "3 Spitfire" },
  });

describe("bad input gets one sentence with what would be right", () => {
  it.each([
    [
      "a square off the map",
      aloft,
      "2A fly Z99 5",
      "BB-33",
      "“Z99” is no square of the map; it has columns A to T and rows 01 to 25.",
      "„Z99“ ist kein Feld der Karte; sie hat die Spalten A bis T und die Reihen 01 bis 25.",
    ],
    [
      "a wing in place of a geschwader",
      aloft,
      "11B fly P09 5",
      "BB-88",
      "11B can't be ordered now; name a geschwader that is to move, or may still take off.",
      "11B kann jetzt keinen Befehl bekommen; bitte ein Geschwader nennen, das am Zug ist oder noch starten darf.",
    ],
    [
      "a step off the map",
      scramble,
      "to U07",
      "BB-33",
      "“U07” is no square of the map; it has columns A to T and rows 01 to 25.",
      "„U07“ ist kein Feld der Karte; sie hat die Spalten A bis T und die Reihen 01 bis 25.",
    ],
    [
      "a geschwader out of fuel",
      aloft,
      "2A fly N09 10",
      "BB-119",
      "2A needs 2 fuel for that and has 1; choose a shorter move or send it home.",
      "2A braucht dafür 2 Treibstoff und hat 1; möglich ist ein kürzerer Zug oder der Heimflug.",
    ],
    [
      "a gruppe of five",
      gruppen,
      "lay 5",
      "BB-109",
      "5 squadrons lie in gruppen of 3 1 1 and 2 2 1; three gruppen where that is possible, none of more than three.",
      "5 Staffeln liegen in Gruppen zu 3 1 1 und 2 2 1; drei Gruppen, wo das geht, keine mit mehr als drei.",
    ],
    [
      "a mission that nobody holds",
      missions,
      "mission London",
      "BB-74",
      "London is not in the hand; name a card that is.",
      "London ist nicht auf der Hand; bitte eine Karte nennen, die es ist.",
    ],
    [
      "no answer at all",
      missions,
      "",
      "BB-68",
      "Something is missing; asked is a mission of the hand.",
      "Etwas fehlt; gefragt ist ein Auftrag von der Hand.",
    ],
  ] as const)("%s", (_, match, text, rule, english, german) => {
    const problem = refused(match(), text);
    expect(problem.rule).toBe(rule);
    for (const [words, sentence] of [
      [en, english],
      [de, german],
    ] as const)
      expect(told(problem, words).slice(0, sentence.length)).toBe(sentence);
  });

  it.each([
    ["as a set-up", (tables: object) => game.check({ tables } as Config)],
    [
      "as a file",
      (tables: object) => {
        const read = readTables(JSON.stringify({ name: "Mine", ...tables }));
        return read.ok ? [] : read.error;
      },
    ],
  ])("a set of tables with 49 targets, %s", (_, problemsOf) => {
    const [problem, ...others] = problemsOf({ ...TABLES, radar: TABLES.radar.slice(1) });
    expect(others).toEqual([]);
    expect(problem?.rule).toBe("BB-7");
    expect(told(problem as Problem, en)).toBe(
      "tables: cities, airfields and radar stations make 49 target cards; they must make 50.",
    );
    expect(told(problem as Problem, de)).toBe(
      "tables: Städte, Flugplätze und Radarstationen ergeben 49 Zielkarten; es müssen 50 sein.",
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

import { describe, expect, test } from "vitest";
import { answerTo } from "../../src/cli/run.ts";
import type { Language } from "../../src/core/language.ts";
import { MAX_REFUSAL_LENGTH } from "../../src/core/limits.ts";
import { games } from "../conformance/games.ts";
import { FIGHT } from "./documents.ts";

async function refused(document: object | string, language: Language = "en") {
  const text = typeof document === "string" ? document : JSON.stringify(document);
  const answer = await answerTo(text, games, language);
  if (answer.ok) throw new Error("this file should have been refused");
  return answer;
}

async function sentence(document: object | string, language: Language = "en"): Promise<string | undefined> {
  return (await refused(document, language)).problems[0]?.message;
}

const [RED, BLUE] = FIGHT.config.aircraft;

/** The fight with other aircraft. */
function flownBy(...aircraft: readonly object[]) {
  return { ...FIGHT, config: { ...FIGHT.config, aircraft } };
}

describe("names are told whole", () => {
  const three = flownBy(RED as object, BLUE as object, { ...BLUE, id: "G1", side: "green", x: 30 });

  test("in English and in German", async () => {
    expect(await sentence(three)).toBe(
      "config.aircraft: there must be exactly two sides, not 3 (red, blue and green).",
    );
    expect(await sentence(three, "de")).toBe(
      "config.aircraft: nötig sind genau zwei Seiten, nicht 3 (red, blue und green).",
    );
  });
});

describe("broken JSON", () => {
  test("names line and column, in English and in German", async () => {
    expect(await sentence('{"format": 2,\n "game": dogfight}')).toBe(
      "This is no JSON document: d can't stand at line 2, column 10.",
    );
    expect(await sentence('{"format": 2,', "de")).toBe(
      "Das ist kein ganzes JSON-Dokument: es endet zu früh, in Zeile 1, Spalte 14.",
    );
  });
});

describe("table and umpire", () => {
  test.each(["table", "umpire", "Umpire"])("%s is no id of an aircraft, and no side", async (name) => {
    for (const document of [
      flownBy({ ...RED, id: name }, BLUE as object),
      flownBy({ ...RED, side: name }, BLUE as object),
    ])
      expect((await refused(document)).problems[0]).toMatchObject({ code: "config-id" });
  });
});

describe("control characters", () => {
  const built = { name: "Bad\u0000name", engine: 3, fuselage: 3, toHit: 3, weapons: ["front"] };

  test("are refused in the name of a type and in a title", async () => {
    expect(await sentence(flownBy({ ...RED, type: built }, BLUE as object))).toBe(
      "config.aircraft.0.type.name: a name has 1 to 60 characters and no control characters.",
    );
    expect(await sentence({ ...FIGHT, title: "two\nlines" })).toBe(
      "title must be one line without control characters.",
    );
    expect(await sentence({ ...FIGHT, title: "two\nlines" }, "de")).toBe(
      "title muss eine Zeile ohne Steuerzeichen sein.",
    );
  });
});

describe("a wrong number of rolls", () => {
  const rolled = (rolls: readonly number[]) => ({
    ...FIGHT,
    dice: undefined,
    entries: [{ answers: { R1: "3", B1: "3" }, rolls }],
  });

  test.each([
    [[5, 2, 4], "en", '"rolls" must list just the faces that fall here: 2, not 3.'],
    [[5, 2, 4], "de", '"rolls" muss genau die Augenzahlen nennen, die hier fallen: 2, nicht 3.'],
    [
      [5],
      "en",
      "The faces run out: blue must throw d6 (Initiative of Blue: the higher fires first); add 1 face.",
    ],
  ] as const)("%j, %s", async (rolls, language, wanted) => {
    expect(await sentence(rolled(rolls), language)).toBe(wanted);
  });
});

describe("a field has one name", () => {
  test("whether its shape or its figure is refused", async () => {
    expect(await sentence(flownBy({ ...RED, speed: "3" }, BLUE as object))).toMatch(
      /^config\.aircraft\.0\.speed /,
    );
    expect(await sentence(flownBy({ ...RED, speed: 9 }, BLUE as object))).toMatch(
      /^config\.aircraft\.0\.speed/,
    );
    expect(await sentence({ ...FIGHT, config: { scenario: "x" } })).toMatch(/^config\.scenario/);
    const war = { format: 2, game: "great-war", config: { scenario: "x" } };
    expect(await sentence(war)).toMatch(/^config\.scenario/);
  });
});

describe("no refusal is longer than its limit", () => {
  const big = "x".repeat(3_000_000);
  test.each([
    ["a long unknown field", { ...FIGHT, [big]: 1 }],
    [
      "many unknown fields",
      { ...FIGHT, ...Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`field${at}`, 1])) },
    ],
    ["a long unknown prompt", { ...FIGHT, entries: [{ answers: { [big]: "3" } }] }],
    [
      "many unknown prompts",
      {
        ...FIGHT,
        entries: [
          { answers: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`prompt${at}`, "3"])) },
        ],
      },
    ],
    ["a long order", { ...FIGHT, entries: [{ answers: { R1: "x".repeat(4000), B1: "y".repeat(4000) } }] }],
    ["a long game", { ...FIGHT, game: big }],
    ["a long scenario", { ...FIGHT, config: { scenario: big } }],
    ["a long agreement", { ...FIGHT, entries: [{ takeBack: 1, by: big }] }],
    ["no JSON", `{"${big}`],
    [
      "many bad aircraft",
      flownBy(
        ...Array.from({ length: 64 }, () => ({
          ...RED,
          id: big.slice(0, 1000),
          side: "?".repeat(1000),
          speed: 99,
        })),
      ),
    ],
  ])("%s", async (_, document) => {
    const answer = await refused(document);
    expect(JSON.stringify(answer).length).toBeLessThanOrEqual(MAX_REFUSAL_LENGTH);
    expect(answer.problems.length).toBeGreaterThan(0);
    expect(answer.problems.length).toBeLessThanOrEqual(20);
  });

  test("and says how many problems it does not list", async () => {
    const answers = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`prompt${at}`, "3"]));
    const answer = await refused({ ...FIGHT, entries: [{ answers }] });
    expect(answer.problems.length + (answer.more ?? 0)).toBe(1002);
  });
});

import { describe, expect, test } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import type { FileFault } from "../../../src/core/file/fault.ts";
import { openFile, parseFile } from "../../../src/core/file/file.ts";
import { dogfight } from "../../../src/games/dogfight/computer/game.ts";
import { game as raid } from "../duel.ts";

const NAMES = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

function fold(text: string, game = raid): FileFault | undefined {
  const file = parseFile(text);
  if (!file.ok) return file.error;
  const opened = openFile(game, file.value, seededDice("names"));
  return opened.ok ? undefined : opened.error;
}

const DUEL = '"format": 1, "game": "raid", "dice": {"seed": "x"}';
const answers = (name: string, text: string) =>
  `{${DUEL}, "config": {"scenario": "duel"}, "entries": [{"answers": {"${name}": "${text}"}}]}`;

describe.each(NAMES)("%s is refused like any other name", (name) => {
  test("as a prompt", () => {
    const found = fold(answers(name, "3"));
    expect(found?.problems.some(({ code }) => code === "unknown-prompt" || code === "shape")).toBe(true);
  });

  test("as an order", () => {
    const found = fold(answers("R1", name));
    expect(found?.problems.find(({ prompt }) => prompt === "R1")?.code).toBe("grammar-move");
  });

  test("as a key of the document, the dice and the set-up", () => {
    const found = [
      fold(`{${DUEL}, "config": {"scenario": "duel"}, "${name}": 1}`),
      fold(`{${DUEL}, "config": {"scenario": "duel", "${name}": 1}}`),
      fold(`{"format": 1, "game": "raid", "dice": {"${name}": "x"}, "config": {"scenario": "duel"}}`),
    ];
    for (const one of found) expect(one?.problems.map(({ code }) => code)).toContain("shape");
  });

  test("as a game and as a scenario", () => {
    expect(fold(`{"format": 1, "game": "${name}", "config": {}}`)?.problems[0]?.code).toBe("file-game");
    const found = fold(`{"format": 1, "game": "dogfight", "config": {"scenario": "${name}"}}`, dogfight);
    expect(found?.problems[0]?.code).toBe("config-scenario");
  });

  test("as the seat that agrees to a take-back", () => {
    const entries = `[{"takeBack": 1, "agreed": ["${name}"]}]`;
    const found = fold(`{${DUEL}, "config": {"scenario": "duel"}, "entries": ${entries}}`);
    expect(found?.problems[0]?.code).toBe("take-back-count");
  });
});

const plane = (id: string, side: string, type: string, x: number) =>
  `{"id": "${id}", "side": "${side}", "type": "${type}", "x": ${x}, "y": 6, "heading": 12, "speed": 2}`;
const dogfightFile = (id: string, side: string, type: string, answer: string) =>
  `{"format": 1, "game": "dogfight", "dice": {"seed": "x"},
    "config": {"table": {"width": 48, "depth": 36},
      "aircraft": [${plane(id, side, type, 10)}, ${plane("B1", "blue", "a6m2", 20)}]},
    "entries": [{"answers": {"${id}": "2", "B1": "${answer}"}}]}`;

describe.each(NAMES)("an aircraft", (name) => {
  test(`of the type ${name} is refused`, () => {
    expect(fold(dogfightFile("R1", "red", name, "2"), dogfight)?.problems[0]?.code).toBe("config-type");
  });

  test(`with the order ${name} is refused`, () => {
    const found = fold(dogfightFile("R1", "red", "a6m2", name), dogfight);
    expect([found?.entry, found?.problems[0]?.prompt, found?.problems[0]?.code]).toEqual([0, "B1", "E1"]);
  });

  test(`of the name or the side ${name} is refused or flies like any other`, () => {
    for (const text of [dogfightFile(name, "red", "a6m2", "2"), dogfightFile("R1", name, "a6m2", "2")]) {
      const found = fold(text, dogfight);
      if (found) expect(found.problems[0]?.code).toMatch(/^(config-|shape)/);
    }
  });
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { allTargets } from "../../../src/games/battle-of-britain/deck/targets.ts";
import { print } from "../../../src/games/battle-of-britain/grammar/print.ts";
import { read, tokensOf } from "../../../src/games/battle-of-britain/grammar/read.ts";
import { USUAL } from "../../../src/games/battle-of-britain/setup/options.ts";
import { SCENARIO_IDS } from "../../../src/games/battle-of-britain/setup/scenarios.ts";
import { formationsIn } from "../../../src/games/battle-of-britain/tables/formations.ts";
import { TABLES } from "../../../src/games/battle-of-britain/tables/own.ts";

const README = readFileSync(join(import.meta.dirname, "../../../README.md"), "utf8");
const [, section = ""] = /## The Battle of Britain\n([\s\S]*?)\n## /.exec(README) ?? [];

/** Answers of the table; those that go on from another begin with dots. */
const ANSWERS = [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, text = ""]) => text).filter((text) => !text.startsWith("...")),
);

function finder(ids: readonly string[]) {
  return (text: string) => ids.find((id) => id.toLowerCase() === text);
}

const NAMES = {
  type: finder(TABLES.types.map(({ id }) => id)),
  target: finder(allTargets(TABLES)),
  formation: finder(formationsIn(TABLES).map(({ id }) => id)),
};

it("every answer of the README's table is one, as it is spelled", () => {
  expect(ANSWERS.length).toBeGreaterThan(25);
  for (const text of ANSWERS) {
    const order = read(tokensOf(text), NAMES);
    expect("misread" in order ? order : print(order)).toBe(text);
  }
});

it("every scenario and every option stands in the README", () => {
  for (const id of [...SCENARIO_IDS, ...Object.keys(USUAL)]) expect(section).toContain(`\`${id}\``);
});

import { expect, test } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { LEDGER } from "../../../../src/games/battle-of-britain/ledger/index.ts";
import { meta } from "../../../../src/games/battle-of-britain/meta/meta.ts";
import { narrate } from "../../../../src/games/battle-of-britain/rules/narrate.ts";
import { reveal, tell } from "../../../../src/games/battle-of-britain/rules/state/tell.ts";
import { de } from "../../../../src/games/battle-of-britain/words/de.ts";
import { en } from "../../../../src/games/battle-of-britain/words/en.ts";

const flak = reveal("event.losses", { formation: "2A", hits: 3, by: "flak", lost: ["do-17"], stood: null });
const combat = reveal("event.losses", {
  formation: "11B",
  hits: 2,
  by: "intercept",
  lost: [],
  stood: "spitfire",
});
const weather = tell("event.weather-dice", { german: "+", british: "o", flies: true });

test("the log names the rule by which losses, combat and weather were decided, at the end of its sentence", () => {
  expect(say(en, narrate(flak))).toMatch(/^2A takes 3 hits from flak: .* lost \(BB-117\)\.$/);
  expect(say(en, narrate(combat))).toMatch(/ stood down \(BB-106\)\.$/);
  expect(say(en, narrate(weather))).toMatch(/The Luftwaffe flies \(BB-18\)\.$/);
  expect(say(de, narrate(weather))).toMatch(/Die Luftwaffe fliegt \(BB-18\)\.$/);
});

test("what was only done names no rule, and the diary, which tells of the days, names none at all", () => {
  expect(say(en, narrate(tell("event.holds", { id: "2A" })))).toBe("2A stays where it is.");
  expect(say(en, flak)).not.toContain("BB-");
});

test("every rule that the log names stands in the ledger, and its number is a link", () => {
  const keys = Object.keys(en).filter((key) => key.startsWith("event."));
  const rules = keys.flatMap((key) => narrate({ key, values: {} }).values.rule ?? []);
  expect(rules.length).toBeGreaterThan(25);
  const known = new Set(LEDGER.map(({ id }) => id as unknown));
  expect(rules.filter((rule) => !known.has(rule))).toEqual([]);
  expect(rules.filter((rule) => !meta.numbers.test(String(rule)))).toEqual([]);
});

import { describe, expect, test } from "vitest";
import { readChoice } from "../../../src/app/print/choice.ts";
import { papers } from "../../../src/games/dogfight/face/papers.ts";
import { papers as greatWar } from "../../../src/games/great-war/face/papers.ts";

const OWN = { name: "Own", engine: 5, fuselage: 2, toHit: 1, weapons: ["rear"] };
const PRINTABLE = { parts: papers.parts, types: papers.types([{ id: "abc", design: OWN }]) };

describe("the choice", () => {
  const asked = { match: false, scenario: null, scenarios: ["duel", "bounce"] };
  const usual = { parts: ["records", "pads"], source: "scenario", scenario: "duel", types: {}, turns: 10 };

  test.each([
    null,
    7,
    "text",
    [],
    { parts: "records", turns: 9, types: [3], scenario: "nowhere", source: "moon" },
  ])("from %j is the usual one", (kept) => {
    expect(readChoice(kept, asked, PRINTABLE)).toEqual(usual);
  });

  test("keeps what is whole, in order, and drops the rest", () => {
    const kept = {
      parts: ["cards", "arcs", "tea"],
      source: "types",
      scenario: "bounce",
      types: { swordfish: 2, "own:abc": 1, __proto__: 3, concorde: 1, "il-2": 99, "yak-9": 0.5 },
      turns: 12,
    };
    expect(readChoice(kept, asked, PRINTABLE)).toEqual({
      parts: ["arcs", "cards"],
      source: "types",
      scenario: "bounce",
      types: { swordfish: 2, "own:abc": 1 },
      turns: 12,
    });
  });

  test("does what the address asks first", () => {
    expect(readChoice({ source: "types" }, { ...asked, match: true }, PRINTABLE).source).toBe("match");
    const choice = readChoice(
      { source: "types", scenario: "duel" },
      { ...asked, scenario: "bounce" },
      PRINTABLE,
    );
    expect([choice.source, choice.scenario]).toEqual(["scenario", "bounce"]);
  });

  test("offers no own aircraft that may not fly", () => {
    const bad = { id: "bad", design: { ...OWN, engine: 99 } };
    expect(papers.types([bad]).map(({ id }) => id)).not.toContain("own:bad");
  });

  test("is of the game's own parts and types", () => {
    const kept = { parts: ["cards", "arcs", "fire"], types: { "fokker-dr-i": 2, spitfire: 1 } };
    const choice = readChoice(kept, asked, { parts: greatWar.parts, types: greatWar.types([]) });
    expect([choice.parts, choice.types]).toEqual([["fire", "cards"], { "fokker-dr-i": 2 }]);
  });
});

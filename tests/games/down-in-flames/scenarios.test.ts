import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { LANGUAGES } from "../../../src/core/language.ts";
import { downInFlames as game } from "../../../src/games/down-in-flames/computer/game.ts";
import { SCENARIO_IDS } from "../../../src/games/down-in-flames/data/scenarios/scenarios.ts";
import { folder } from "../../../src/games/down-in-flames/index.ts";
import { meta, metaWords } from "../../../src/games/down-in-flames/meta/meta.ts";

describe("what the menu says", () => {
  it("says whose the base game is and that nobody who owns it has endorsed these rules, in every language", async () => {
    for (const language of LANGUAGES) {
      const { source, ownTables } = await folder.credits(language);
      const { title } = await metaWords(language);
      expect(title.length).toBeGreaterThan(0);
      expect(source).toContain("Down in Flames");
      expect(source).toContain("GMT Games");
      expect(Object.keys(ownTables).sort()).toEqual([...meta.ownTables].sort());
    }
    expect((await metaWords("en")).title).toBe("Dogfight with cards");
    expect((await folder.credits("en")).source).toMatch(/not endorsed, sponsored or sanctioned/);
  });
});

describe("the scenarios", () => {
  it("are those of the menu, of as many pieces as they have", () => {
    expect([...SCENARIO_IDS]).toEqual(meta.scenarios.map(({ id }) => id));
    for (const { id, pieces } of meta.scenarios) {
      const { elements, formations } = game.setup({ scenario: id }, seededDice(id)).state.setup;
      const flying = elements.reduce((sum, { wingman }) => sum + (wingman ? 2 : 1), 0);
      expect([id, formations.reduce((sum, { count }) => sum + count, flying)]).toEqual([id, pieces]);
    }
  });
});

import { existsSync, readdirSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { picturesOf } from "../../../scripts/game-pictures.ts";
import { diceProblem, diceSetting, MAX_SEED_LENGTH } from "../../../src/app/pages/setup/dice-choice.ts";
import { pictureOf } from "../../../src/app/scenario/ScenarioPicture.tsx";
import { GAMES } from "../../../src/games/index.ts";
import { gamesWith } from "../../whole-games.ts";

describe("the choice of dice", () => {
  it("becomes the setting of a match file", () => {
    expect(diceSetting({ from: "secure", seed: "left over" })).toBeUndefined();
    expect(diceSetting({ from: "typed", seed: "" })).toEqual({ typed: true });
    expect(diceSetting({ from: "seeded", seed: " Friday " })).toEqual({ seed: "Friday" });
  });

  it("from a text needs one, and not too long a one", () => {
    expect(diceProblem({ from: "secure", seed: "" })).toBeUndefined();
    expect(diceProblem({ from: "seeded", seed: "  " })).toBe("missing");
    expect(diceProblem({ from: "seeded", seed: "x".repeat(MAX_SEED_LENGTH + 1) })).toBe("long");
    expect(diceProblem({ from: "seeded", seed: "Friday" })).toBeUndefined();
  });
});

const MEASURED = await gamesWith(async ({ balance }) => Object.keys(await balance()).length > 0);

describe("how even a scenario is", () => {
  it.each(MEASURED)("is told of scenarios of $meta.id in figures that add up", async ({ meta, balance }) => {
    const told = Object.entries((await balance()) ?? {});
    expect(told).not.toEqual([]);
    for (const [id, { games, wins, draws, turns }] of told) {
      expect(meta.scenarios.map((scenario) => scenario.id)).toContain(id);
      expect(wins[0] + wins[1] + draws, id).toBe(games);
      expect(turns, id).toBeGreaterThan(0);
    }
  });
});

describe("the picture of a scenario", () => {
  it("has been taken of every scenario of a game that has pictures", async () => {
    for (const { meta } of await gamesWith(({ meta: { pictures } }) => pictures))
      for (const { id } of meta.scenarios) {
        expect(pictureOf(meta, id)).toBe(`pictures/${meta.id}-${id}.webp`);
        expect(existsSync(new URL(`${id}.webp`, picturesOf(meta.id))), id).toBe(true);
      }
  });

  it("is light", () => {
    const folders = GAMES.map(({ meta }) => picturesOf(meta.id)).filter((folder) => existsSync(folder));
    expect(folders.length).toBeGreaterThan(4);
    for (const file of folders.flatMap((folder) =>
      readdirSync(folder).map((name) => new URL(name, folder)),
    )) {
      // The home page's is shown larger.
      const most = file.pathname.endsWith("/film.webp") ? 70_000 : 41_000;
      expect(statSync(file).size).toBeLessThan(most);
    }
  });

  it("is none of a game that nobody has taken any of", () => {
    expect(pictureOf({ id: "other", rules: 1, scenarios: [], ownTables: [] }, "unheard")).toBeUndefined();
  });
});

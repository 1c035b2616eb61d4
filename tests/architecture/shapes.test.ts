import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shapesIn } from "../../scripts/shapes/types.ts";
import { gamesWith } from "../whole-games.ts";

/** What is kept of the shapes of a game, in its folder. */
function shapesFile(id: string): URL {
  return new URL(`../../src/games/${id}/data/shapes.json`, import.meta.url);
}

const SHAPED = await gamesWith(({ meta }) => existsSync(shapesFile(meta.id)));
const IDS = SHAPED.map(({ meta }) => meta.id);

// Where it differs: `npx tsx scripts/build-shapes.ts`.
test("what states and views of a game look like is what the types of its rules say", () => {
  const found = shapesIn(IDS.map((id) => `src/games/${id}/computer/game.ts`));
  for (const [place, id] of IDS.entries()) {
    const kept = readFileSync(shapesFile(id), "utf8");
    expect(JSON.parse(kept), `${id}/data/shapes.json`).toEqual(found[place]);
  }
});

test.each(SHAPED.map((entry) => [entry.meta.id, entry] as const))(
  "%s judges states from outside",
  async (_, entry) => {
    expect(await entry.judge()).toBeDefined();
  },
);

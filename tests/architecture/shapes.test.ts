import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { shapesIn } from "../../scripts/shapes/types.ts";
import { GAMES } from "../../src/games/index.ts";

const IDS = GAMES.map(({ meta }) => meta.id);

// Where it differs: `npx tsx scripts/build-shapes.ts`.
test("what states and views of every game look like is what the types of its rules say", () => {
  const found = shapesIn(IDS.map((id) => `src/games/${id}/game.ts`));
  for (const [place, id] of IDS.entries()) {
    const kept = readFileSync(new URL(`../../src/games/${id}/shapes.json`, import.meta.url), "utf8");
    expect(JSON.parse(kept), `${id}/shapes.json`).toEqual(found[place]);
  }
});

test.each(GAMES.map((entry) => [entry.meta.id, entry] as const))(
  "%s judges states from outside",
  async (_, entry) => {
    expect(await entry.judge()).toBeDefined();
  },
);

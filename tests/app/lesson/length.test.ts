import { expect, test } from "vitest";
import { GAMES } from "../../../src/games/index.ts";

const TAUGHT = GAMES.filter(({ meta }) => meta.pages?.includes("lesson"));

test.each(TAUGHT)("the lesson of $meta.id is as long as menus say", async ({ meta, face }) => {
  const script = await face("lesson");
  expect(meta.lessonTurns).toBe(script?.turns.length);
});

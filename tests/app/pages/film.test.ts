import { describe, expect, test } from "vitest";
import { loadScenes } from "../../../src/app/pages/home/film/scenes.ts";
import { GAMES } from "../../../src/games/index.ts";

const FILMED = GAMES.slice(0, 1);

describe.each(FILMED)("the film of $meta.id", (entry) => {
  test("is a short battle in which aircraft fly, fire, hit and fall", async () => {
    const scenes = await loadScenes(entry, "en");
    const clips = scenes.flatMap(({ line }) => line.clips);
    const kinds = new Set(clips.map(({ cue }) => cue.kind));
    expect([...kinds].sort()).toEqual(["fall", "fly", "reveal", "shot"]);
    expect(clips.some(({ cue }) => cue.kind === "shot" && cue.hit)).toBe(true);
    const seconds = scenes.reduce((sum, { line }) => sum + line.duration, 0) / 1000;
    expect(seconds).toBeGreaterThan(12);
    expect(seconds).toBeLessThan(40);
  });

  test("goes on from where the scene before ended, and a turn begins where orders are opened", async () => {
    const scenes = await loadScenes(entry, "en");
    for (const [i, { line, opens }] of scenes.entries()) {
      const before = scenes[i - 1]?.line.after;
      if (before) expect(line.before.pieces).toEqual(before.pieces);
      expect(line.clips[0]?.cue.kind === "reveal").toBe(opens);
    }
    expect(scenes.filter(({ opens }) => opens).length).toBeGreaterThan(1);
  });
});

test("a game without a film has no scenes", async () => {
  const [, other] = GAMES;
  expect(other && (await other.film())).toBeUndefined();
  expect(other && (await loadScenes(other, "en"))).toEqual([]);
});

import { expect, test } from "vitest";
import { bake } from "../../../src/scene/dice/bake.ts";
import { DicePlayer } from "../../../src/scene/dice/player.ts";

const baked = bake({ dice: [{ kind: "d6", face: 4, colour: "red" }], seed: 2 });

function playerWithMoments(onImpact?: (speed: number) => void) {
  const moments: number[] = [];
  const player = new DicePlayer({ pose: (_, moment) => moments.push(moment) }, onImpact);
  return { player, moments };
}

test("plays every moment up to the last frame, then lets the thrower go on", async () => {
  const { player, moments } = playerWithMoments();
  const done = player.play(baked);
  player.advance(5);
  while (player.advance(1 / 30)) expect(player.playing).toBe(true);
  await done;
  expect(moments[0]).toBe(0);
  expect(moments[1]).toBeCloseTo(2, 9);
  expect(moments.at(-1)).toBe(baked.frames - 1);
  expect(player.playing).toBe(false);
});

test("twice the speed takes half the frames", () => {
  const frames = [1, 2].map((speed) => {
    const { player, moments } = playerWithMoments();
    player.play(baked, speed);
    while (player.advance(1 / 60));
    return moments.length;
  });
  expect(Math.abs((frames[0] ?? 0) - 2 * (frames[1] ?? 0))).toBeLessThan(3);
});

test("a slow machine skips frames but never leaps over the tumble", () => {
  const { player, moments } = playerWithMoments();
  player.play(baked);
  player.advance(0);
  player.advance(30);
  expect(moments.at(-1)).toBeCloseTo(6, 9);
});

test("skip shows the end at once", async () => {
  const { player, moments } = playerWithMoments();
  const done = player.play(baked);
  player.advance(0);
  player.skip();
  await done;
  expect(moments.at(-1)).toBe(baked.frames - 1);
  expect(player.advance(1)).toBe(false);
});

test("a new throw or a stop lets whoever waits for the last one go on", async () => {
  const { player } = playerWithMoments();
  const first = player.play(baked);
  const second = player.play(baked);
  await first;
  expect(player.playing).toBe(true);
  player.stop();
  await second;
});

test("without a throw there is nothing to draw", () => {
  const { player, moments } = playerWithMoments();
  expect(player.advance(1)).toBe(false);
  player.skip();
  expect(moments).toEqual([]);
});

test("every impact sounds once", () => {
  const heard: number[] = [];
  const { player } = playerWithMoments((speed) => heard.push(speed));
  player.play(baked);
  while (player.advance(1 / 24));
  expect(heard).toEqual(baked.impacts.map(({ speed }) => speed));
  expect(heard.length).toBeGreaterThan(0);
});

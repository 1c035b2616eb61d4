import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followShown } from "../../../src/app/sound/follow.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import type { Cue } from "../../../src/tabletop/tabletop.ts";
import { timeline } from "../../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../../tabletop/fixtures.ts";

const SHOT: Cue = { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true };
const AFTER = table(
  [piece("R1", [pose(10, 10, 0)]), piece("B1", [pose(20, 20, 180)])],
  [SHOT, { ...SHOT, hit: false }, { kind: "fall", piece: "B1", how: "destroyed" }],
);
const LINE = timeline(beforeOf(AFTER), AFTER);
const [FIRST] = LINE.clips;
const ALL = ["hit", "miss", "lost"];

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function followed() {
  const player = createPlayer();
  const told: string[] = [];
  const leave = followShown(player, ({ earcon }) => told.push(earcon));
  return { player, told, leave };
}

test("a signal comes when the table has shown what it is of, and once", () => {
  const { player, told } = followed();
  player.load(LINE);
  expect(told).toEqual([]);
  player.seek((FIRST?.duration ?? 0) - 1);
  expect(told).toEqual([]);
  player.seek((FIRST?.duration ?? 0) + 1);
  expect(told).toEqual(["hit"]);
  player.finish();
  expect(told).toEqual(ALL);
  player.finish();
  expect(told).toEqual(ALL);
});

test("what is shown at once is told at once, and again when it is shown again", () => {
  const { player, told } = followed();
  player.instant = true;
  player.load(LINE);
  player.play();
  expect(told).toEqual(ALL);
  player.load(LINE);
  player.play();
  expect(told).toEqual([...ALL, ...ALL]);
});

test("what was over when it was loaded is not told, nor what is seen backwards, in a hurry, or by nobody", () => {
  const { player, told, leave } = followed();
  player.load(LINE, "end");
  player.seek(0);
  player.load(LINE);
  player.speed = 30;
  player.finish();
  expect(told).toEqual([]);
  player.speed = 1;
  leave();
  player.load(LINE);
  player.finish();
  expect(told).toEqual([]);
});

test("who comes in the middle is told what is still to come", () => {
  const player = createPlayer();
  player.load(LINE);
  player.seek((FIRST?.duration ?? 0) + 1);
  const told: string[] = [];
  followShown(player, ({ earcon }) => told.push(earcon));
  player.finish();
  expect(told).toEqual(["miss", "lost"]);
});

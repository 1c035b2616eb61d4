import { expect, test } from "vitest";
import { createPlayer } from "../../src/scene/player.ts";
import { createStage, lineOf, moveStage, setStage } from "../../src/scene/stage.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../tabletop/fixtures.ts";

test("a piece that has just been put on the stage stands where it is before any frame is drawn", () => {
  const stage = createStage();
  setStage(stage, table([piece("R1", [pose(12, 7, 90)])]), undefined, 0);
  const [actor] = stage.actors;
  expect(actor?.pose).toMatchObject({ x: 12, y: 7, heading: 90, present: 1 });
});

test("smoke drifts on while something happens, and is at its beginning before and after it", () => {
  const flown = table([piece("R1", [pose(12, 7, 0), pose(12, 13, 0)])], [{ kind: "fly" }]);
  const line = timeline(beforeOf(flown), flown);
  const stage = createStage();
  const drift = (now: number) => {
    moveStage(stage, flown, line, now);
    return stage.drift;
  };
  expect(drift(0)).toBe(0);
  expect(drift(line.duration)).toBeCloseTo(0, 9);
  const early = drift(100);
  expect(drift(250)).toBeGreaterThan(early);
  expect(drift(100)).toBe(early);
  moveStage(stage, flown, undefined, 0);
  expect(stage.drift).toBe(0);
});

test("a timeline is on the stage with everybody who is there before or after, and only over the tabletop it leads to", () => {
  const both = table([piece("R1", [pose(12, 7, 0), pose(12, 13, 0)]), piece("B1", [pose(20, 7, 0)])]);
  const after = { ...both, pieces: both.pieces.slice(0, 1), cues: [{ kind: "fly" as const }] };
  const line = timeline({ ...beforeOf(after), pieces: both.pieces }, after);
  const stage = createStage(2);
  setStage(stage, after, line, 0);
  expect(stage.modelScale).toBe(2);
  expect(stage.actors.map(({ id }) => id).toSorted()).toEqual(["B1", "R1"]);
  setStage(stage, after, undefined, 0);
  expect(stage.actors.map(({ id }) => id)).toEqual(["R1"]);
  const player = Object.assign(createPlayer(), { timeline: line });
  expect([lineOf(after, player), lineOf(both, player)]).toEqual([line, undefined]);
});

test("pieces look as before until what happens to them has happened, and their layers are told once", () => {
  const shot = piece("R1", [pose(12, 7, 0), pose(12, 13, 0)], {
    damage: { airframe: 0.5, engine: 0, propellersStopped: false },
  });
  const after = table(
    [shot, piece("B1", [pose(14, 20, 180)], { side: 1 })],
    [{ kind: "fly" }, { kind: "shot", from: "B1", to: "R1", weapon: "front", hit: true }],
  );
  const before = beforeOf(after);
  const whole = {
    ...before,
    pieces: before.pieces.map((one) => ({
      ...one,
      damage: { airframe: 0, engine: 0, propellersStopped: false },
    })),
  };
  const line = timeline(whole, after);
  const stage = createStage();
  setStage(stage, after, line, 0);
  const seen = (now: number) => {
    moveStage(stage, after, line, now);
    const actor = stage.actors.find(({ id }) => id === "R1");
    return [actor?.shown.damage?.airframe, stage.moving];
  };
  const looks = stage.looks;
  expect(seen(10)).toEqual([0, true]);
  expect(stage.looks).toBe(looks);
  expect(seen(line.duration)).toEqual([0.5, false]);
  const told = stage.looks;
  expect(told).toBeGreaterThan(looks);
  expect(seen(line.duration)).toEqual([0.5, false]);
  expect(stage.looks).toBe(told);
  expect(seen(10)).toEqual([0, true]);
  expect(stage.now).toBe(10);
  moveStage(stage, after, undefined, 10);
  expect([stage.now, stage.moving, stage.air.risen]).toEqual([-1, false, 1]);
});

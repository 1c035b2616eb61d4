import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPlayer } from "../../src/scene/player.ts";
import { timeline } from "../../src/tabletop/timeline.ts";
import { beforeOf, piece, pose, table } from "../tabletop/fixtures.ts";

const AFTER = table(
  [piece("R1", [pose(10, 10, 0), pose(10, 14, 0)]), piece("B1", [pose(20, 20, 180), pose(20, 18, 180)])],
  [{ kind: "fly" }, { kind: "shot", from: "R1", to: "B1", weapon: "front", hit: true }],
);
const LINE = timeline(beforeOf(AFTER), AFTER);

let waiting: ((time: number) => void)[] = [];
let clock = 0;

/** Lets the screen draw one frame, some milliseconds after the last. */
function frame(ms = 16): void {
  clock += ms;
  const due = waiting;
  waiting = [];
  for (const callback of due) callback(clock);
}

beforeEach(() => {
  waiting = [];
  clock = 0;
  vi.stubGlobal("requestAnimationFrame", (callback: (time: number) => void) => waiting.push(callback));
  vi.stubGlobal("cancelAnimationFrame", () => {
    waiting = [];
  });
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a player", () => {
  it("does nothing without a timeline", () => {
    const player = createPlayer();
    player.play();
    player.skip();
    player.finish();
    player.seek(5);
    expect(player).toMatchObject({ playing: false, now: 0, clip: -1 });
  });

  it("takes a timeline up at its start, or at its end", () => {
    const player = createPlayer();
    player.load(LINE);
    expect(player).toMatchObject({ playing: false, now: 0, clip: 0, loads: 1 });
    player.load(LINE, "end");
    expect(player).toMatchObject({ now: LINE.duration, clip: 1, loads: 2 });
  });

  it("plays in real time, times its speed", () => {
    const player = createPlayer();
    player.load(LINE);
    player.speed = 2;
    player.play();
    frame(500);
    expect(player.now).toBe(0);
    frame(16);
    expect(player.now).toBe(32);
    frame(16);
    expect(player.now).toBe(64);
  });

  it("counts a pause of the page as one slow frame", () => {
    const player = createPlayer();
    player.load(LINE);
    player.play();
    frame();
    frame(60_000);
    expect(player.now).toBe(100);
  });

  it("stops at the end, and plays again from the start", () => {
    const player = createPlayer();
    player.load(LINE);
    player.seek(LINE.duration - 10);
    player.play();
    frame();
    frame(16);
    expect(player).toMatchObject({ playing: false, now: LINE.duration });
    frame(16);
    expect(player.now).toBe(LINE.duration);
    player.play();
    expect(player).toMatchObject({ playing: true, now: 0 });
  });

  /** Plays two timelines, one at each speed, one right after the other, in so many frames; gives the instant of the second. */
  function playOn(speeds: readonly [number, number], frames: number, ms: number) {
    const player = createPlayer();
    player.load(LINE);
    [player.speed] = speeds;
    player.seek(LINE.duration - 100 * speeds[0]);
    let rounds = 0;
    player.subscribe(() => {
      if (player.playing || rounds++ > 0) return;
      player.load(LINE);
      player.speed = speeds[1];
      player.play();
    });
    player.play();
    frame();
    for (let i = 0; i < frames; i++) frame(ms);
    expect(player.playing).toBe(true);
    return player.now;
  }

  it.each([
    { speeds: [1, 1] as const, now: 60 },
    { speeds: [4, 1] as const, now: 60 },
    { speeds: [1, 0.5] as const, now: 30 },
  ])(
    "goes on where something else ends as far as time has passed, however long its frames: at $speeds",
    ({ speeds, now }) => {
      for (const frames of [2, 5, 16, 40])
        expect(playOn([...speeds], frames, 160 / frames)).toBeCloseTo(now, 6);
    },
  );

  it("ends with the last of what it plays, whatever time is left", () => {
    const player = createPlayer();
    player.load(LINE);
    player.seek(LINE.duration - 10);
    player.play();
    frame();
    frame(90);
    expect(player).toMatchObject({ playing: false, now: LINE.duration });
  });

  it("pauses where it is", () => {
    const player = createPlayer();
    player.load(LINE);
    player.play();
    frame();
    frame(16);
    player.pause();
    frame(16);
    expect(player).toMatchObject({ playing: false, now: 16 });
  });

  it("seeks within the timeline only", () => {
    const player = createPlayer();
    player.load(LINE);
    player.seek(-5);
    expect(player.now).toBe(0);
    player.seek(1e9);
    expect(player.now).toBe(LINE.duration);
  });

  it("is under way until its end, and tells when the end is reached or left", () => {
    const player = createPlayer();
    expect(player.underway).toBe(false);
    player.load(LINE);
    const told: boolean[] = [];
    player.subscribe(() => told.push(player.underway));
    player.seek(LINE.duration - 1);
    told.length = 0;
    player.seek(LINE.duration);
    player.seek(LINE.duration - 1);
    expect(told).toEqual([false, true]);
    player.pause();
    expect(player.underway).toBe(true);
  });

  it("skips the running clip", () => {
    const player = createPlayer();
    player.load(LINE);
    player.play();
    frame(16);
    player.skip();
    expect(player).toMatchObject({ playing: true, now: LINE.clips[1]?.start, clip: 1 });
  });

  it("jumps to the result when motion is to be reduced", () => {
    const player = createPlayer();
    player.load(LINE);
    player.instant = true;
    player.play();
    expect(player).toMatchObject({ playing: false, now: LINE.duration });
  });
});

describe("what a player tells", () => {
  it("tells subscribers of starts, stops and clips, not of frames", () => {
    const player = createPlayer();
    player.load(LINE);
    const told = vi.fn();
    const drawn = vi.fn();
    const quiet = player.subscribe(told);
    const still = player.onFrame(drawn);
    player.play();
    for (let i = 0; i < 20; i++) frame(16);
    expect(told).toHaveBeenCalledTimes(1);
    expect(drawn).toHaveBeenCalledTimes(20);
    player.skip();
    expect(told).toHaveBeenCalledTimes(2);
    quiet();
    still();
    player.finish();
    expect(told).toHaveBeenCalledTimes(2);
    expect(drawn).toHaveBeenCalledTimes(21);
  });

  it("asks for no frames while somebody drives it, and goes on by itself when it is let go", () => {
    const player = createPlayer();
    player.load(LINE);
    player.play();
    let drawn = 0;
    player.onFrame(() => drawn++);
    const letGo = player.drive();
    expect([waiting.length, drawn]).toEqual([0, 1]);
    player.advance(70);
    expect([player.now, waiting.length, drawn]).toEqual([0, 0, 2]);
    player.advance(30);
    expect([player.now, waiting.length, drawn]).toEqual([30, 0, 3]);
    player.pause();
    player.advance(30);
    expect(player.now).toBe(30);
    player.play();
    expect([waiting.length, drawn]).toEqual([0, 4]);
    letGo();
    frame(20);
    frame(20);
    expect(player.now).toBe(50);
    player.finish();
    player.drive()();
    expect(waiting).toEqual([]);
  });
});

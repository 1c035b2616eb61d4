import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Film } from "../../../src/app/context/film.ts";
import { createPage } from "../../../src/app/context/page-state.ts";
import { Replay } from "../../../src/app/context/replay.ts";
import { lastMoment } from "../../../src/app/session/selectors.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import { parseFile } from "../../../src/core/file/file.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { some } from "../../extent.ts";
import { goldenText } from "../../goldens/files.ts";
import { openFrom, openLastShot, playLastShot } from "../session/dogfight.ts";

const FRAME = 1000 / 60;
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.useFakeTimers({ toFake: ["performance"] });
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => frames.splice(0));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function openGolden(name: string): Promise<TableStore> {
  const file = parseFile(goldenText(name));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  return openFrom(file.value);
}

function openReplay(store: TableStore) {
  const page = createPage();
  const player = createPlayer();
  return { store, page, player, replay: new Replay(store, page, player) };
}

/** The greatest speed there is, when it has come. */
async function chooseFilm(replay: Replay): Promise<void> {
  for (let i = 0; i < 9; i++) replay.faster(1);
  await vi.dynamicImportSettled();
}

/** Plays from the beginning to the end, each frame of the page taking so many ms; how long that took, and what was shown. */
function playThrough({ store, player, replay }: ReturnType<typeof openReplay>, frame = FRAME) {
  const shown = new Set<number | null>();
  const start = performance.now();
  replay.scrub(0);
  replay.run();
  while (player.playing) {
    vi.advanceTimersByTime(frame);
    shown.add(store.getState().at);
    for (const tick of frames.splice(0)) tick(performance.now());
  }
  return { seconds: (performance.now() - start) / 1000, shown };
}

const WHOLE = [
  ["summer", "britain-campaign"],
  ["war", "reich-complexes"],
] as const;

it.each(some(WHOLE, 2))("shows a whole %s in three minutes, move by move", async (_, golden) => {
  const table = openReplay(await openGolden(golden));
  await chooseFilm(table.replay);
  expect(table.page.getState().speed).toBe("film");
  const { seconds, shown } = playThrough(table);
  expect(seconds).toBeGreaterThan(90);
  expect(seconds).toBeLessThan(181);
  expect(shown.size).toBeGreaterThan(300);
  expect(table.replay.position()).toBe(lastMoment(table.store.getState()));
});

it("leaves moments out on a page that can't keep up, and still ends in time", async () => {
  const table = openReplay(await openGolden("britain-campaign"));
  await chooseFilm(table.replay);
  const { seconds, shown } = playThrough(table, 700);
  expect(seconds).toBeLessThan(200);
  expect(shown.size).toBeLessThan(300);
});

it("goes back to the game at an ordinary speed", async () => {
  const { replay, page, player } = openReplay(await openGolden("britain-campaign"));
  await chooseFilm(replay);
  replay.run();
  replay.live();
  expect(page.getState().speed).toBe(4);
  expect(player.speed).toBe(4);
});

it("is not offered for a match that is over sooner", async () => {
  const store = await openLastShot();
  playLastShot(store);
  const { replay, page } = openReplay(store);
  for (let i = 0; i < 9; i++) replay.faster(1);
  expect(page.getState().speed).toBe(4);
});

describe("a film", () => {
  /** What is gone on by after each moment of a match of so many, which takes milliseconds to show. */
  function steps(moments: number, times: readonly number[]): readonly number[] {
    const film = new Film(moments);
    return times.map((time) => {
      vi.advanceTimersByTime(time);
      return film.step();
    });
  }

  // 1800 moments in three minutes are 100 ms each.
  it.each([
    ["one moment after another where the page keeps up", [100, 100, 100], [1, 1, 1]],
    ["none is skipped before a whole one is owed", [140, 140, 110], [1, 1, 1]],
    ["what is owed adds up", [150, 150, 150, 150], [1, 2, 1, 2]],
    ["as many as are owed are skipped at once", [350, 100], [3, 1]],
    ["what was sooner over is owed to the next", [50, 150, 100, 200], [1, 1, 1, 2]],
    ["a page that stood still counts as five seconds", [60_000, 100], [50, 1]],
  ])("shows %s", (_, times, expected) => {
    expect(steps(1800, times)).toEqual(expected);
  });

  it("owes nothing for the time of a pause", () => {
    const film = new Film(1800);
    vi.advanceTimersByTime(3000);
    film.restart();
    vi.advanceTimersByTime(100);
    expect(film.step()).toBe(1);
  });

  it("plays what is longer than its share faster, and nothing slower", () => {
    const film = new Film(1800);
    expect([50, 100, 150, 1000].map((duration) => film.speed(duration))).toEqual([1, 1, 1.5, 10]);
  });
});

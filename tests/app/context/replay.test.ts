import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPage } from "../../../src/app/context/page-state.ts";
import { Replay } from "../../../src/app/context/replay.ts";
import { lastMoment, tabletopOf } from "../../../src/app/session/selectors.ts";
import { turnStarts } from "../../../src/app/session/turns.ts";
import { now } from "../../../src/core/match/match.ts";
import { createPlayer } from "../../../src/scene/player.ts";
import { openLastShot, playLastShot } from "../session/dogfight.ts";

/** Frames that a test plays by hand. */
const frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames.length = 0;
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => undefined);
});

afterEach(() => vi.unstubAllGlobals());

async function opened() {
  const store = await openLastShot();
  const page = createPage();
  const player = createPlayer();
  const replay = new Replay(store, page, player);
  return { store, page, player, replay };
}

describe("the table", () => {
  it("stands at the end of the latest move when a match is opened", async () => {
    const { store, replay, player } = await opened();
    expect(replay.position()).toBe(0);
    expect(player.playing).toBe(false);
    playLastShot(store);
    const again = new Replay(store, createPage(), createPlayer());
    expect(again.position()).toBe(lastMoment(store.getState()));
  });

  it("plays a round from its beginning when it is resolved", async () => {
    const { store, replay, player } = await opened();
    playLastShot(store);
    expect(player.playing).toBe(true);
    expect(player.timeline?.clips.map(({ cue }) => cue.kind)).toEqual([
      "dice",
      "shot",
      "dice",
      "mark",
      "fall",
    ]);
    expect(replay.position()).toBe(1);
    expect(store.getState().at).toBeNull();
  });

  it("opens the orders that were given in secret before anybody flies", async () => {
    const { store, replay, player } = await opened();
    playLastShot(store);
    replay.scrub(0.1);
    expect(player.timeline?.after).toBe(tabletopOf(store.getState()));
    const [first, second] = player.timeline?.clips ?? [];
    expect(first?.cue).toEqual({
      kind: "reveal",
      orders: [
        { id: "R1", side: 0, text: "2" },
        { id: "B1", side: 1, text: "2" },
      ],
    });
    expect(second?.cue.kind).toBe("fly");
    expect(player.underway).toBe(true);
  });

  it("does not move when only the seat at the screen changes", async () => {
    const { store, player } = await opened();
    const { timeline } = player;
    store.getState().liftCurtain();
    store.getState().setDraft("R1", "2");
    expect(player.timeline).toBe(timeline);
  });
});

describe("playing a match on", () => {
  it("has come as far after some time whatever frames it is played in, and is sought there", async () => {
    const { store, player, replay } = await opened();
    playLastShot(store);
    const playedFor = (ms: number, frames: number) => {
      replay.scrub(0);
      replay.run();
      player.advance(0);
      for (let i = 0; i < frames; i++) player.advance(ms / frames);
      return { position: replay.position(), line: player.timeline?.after, now: player.now };
    };
    player.drive();
    const first = tabletopOf(store.getState(), 1);
    const smoothly = playedFor(6000, 600);
    const roughly = playedFor(6000, 67);
    expect(roughly.now).toBeCloseTo(smoothly.now, 6);
    expect(roughly.line).toBe(smoothly.line);
    expect(smoothly.line).not.toBe(first);
    replay.scrub(smoothly.position);
    expect(player.timeline?.after).toBe(smoothly.line);
    expect(player.now).toBeCloseTo(smoothly.now, 6);
  });
});

describe("scrubbing", () => {
  it("stops within a move", async () => {
    const { store, replay, player } = await opened();
    playLastShot(store);
    replay.scrub(0.5);
    expect(store.getState().at).toBe(1);
    expect(player.playing).toBe(false);
    expect(player.now).toBeCloseTo((player.timeline?.duration ?? 0) / 2);
    expect(replay.position()).toBeCloseTo(0.5);
  });

  it("never leaves the match", async () => {
    const { store, replay } = await opened();
    playLastShot(store);
    replay.scrub(-3);
    expect(replay.position()).toBe(0);
    replay.scrub(99);
    expect(store.getState().at).toBe(2);
    expect(replay.position()).toBe(2);
  });

  it("steps from moment to moment and from turn to turn", async () => {
    const { store, replay, player } = await opened();
    playLastShot(store);
    player.finish();
    expect(turnStarts(store.getState())).toEqual([0]);
    replay.step(-1);
    expect(replay.position()).toBe(1);
    replay.scrub(1.5);
    replay.step(-1);
    expect(replay.position()).toBe(1);
    replay.step(1);
    expect(replay.position()).toBe(2);
    replay.stepTurn(-1);
    expect(replay.position()).toBe(0);
    replay.stepTurn(1);
    expect(replay.position()).toBe(2);
  });

  it("goes back to the game as it stands", async () => {
    const { store, replay } = await opened();
    playLastShot(store);
    replay.scrub(0.3);
    replay.live();
    expect(store.getState().at).toBeNull();
    expect(replay.position()).toBe(2);
  });
});

describe("playing", () => {
  it("goes on from one move to the next and stops at the end", async () => {
    const { store, page, replay, player } = await opened();
    playLastShot(store);
    replay.scrub(0);
    replay.run();
    expect(store.getState().at).toBe(1);
    expect(player.playing).toBe(true);
    player.finish();
    expect(store.getState().at).toBe(2);
    expect(player.playing).toBe(true);
    player.finish();
    expect(player.playing).toBe(false);
    expect(page.getState().running).toBe(false);
    expect(replay.position()).toBe(2);
  });

  it("shows every move that there is something to see of on its way to the end", async () => {
    const { store, replay, player } = await opened();
    while (lastMoment(store.getState()) < 5) {
      for (const { seat, id, kind } of now(store.getState().open.match).prompts) {
        store.getState().liftCurtain();
        if (kind !== "order") store.getState().answerNow(seat, "done");
        else {
          store.getState().setDraft(id, "2");
          store.getState().sealAll(seat);
        }
      }
    }
    replay.scrub(0);
    replay.run();
    const shown: (number | null)[] = [];
    while (player.playing) {
      shown.push(store.getState().at);
      player.finish();
    }
    const told = [1, 2, 3, 4, 5].filter((at) => tabletopOf(store.getState(), at).cues.length > 0);
    expect(told.length).toBeGreaterThan(2);
    expect(shown).toEqual(told);
  });

  it("starts over when it is at the end, and pauses where it is", async () => {
    const { store, replay, player } = await opened();
    playLastShot(store);
    player.finish();
    replay.toggle();
    expect(store.getState().at).toBe(1);
    expect(player.playing).toBe(true);
    replay.toggle();
    expect(player.playing).toBe(false);
    expect(store.getState().at).toBe(1);
  });

  it("has five speeds, and the page knows which", async () => {
    const { replay, page, player } = await opened();
    replay.faster(1);
    expect(player.speed).toBe(2);
    expect(page.getState().speed).toBe(2);
    for (let i = 0; i < 9; i++) replay.faster(-1);
    expect(player.speed).toBe(0.25);
  });
});

import { describe, expect, it } from "vitest";
import { say } from "../../../../src/core/phrase.ts";
import { downInFlames } from "../../../../src/games/down-in-flames/computer/game.ts";
import { CARD_NAMES } from "../../../../src/games/down-in-flames/data/card.ts";
import { figureOf } from "../../../../src/games/down-in-flames/face/figures.ts";
import {
  leaderStand,
  matSize,
  type Stand,
  wingmanStand,
} from "../../../../src/games/down-in-flames/face/formation.ts";
import { tabletopOf } from "../../../../src/games/down-in-flames/face/tabletop.ts";
import { words } from "../../../../src/games/down-in-flames/face/words/en/table.ts";
import { livePose } from "../../../../src/tabletop/live.ts";
import { poseAt } from "../../../../src/tabletop/stance.ts";
import { timeline } from "../../../../src/tabletop/timeline.ts";
import { type Craft, type Match, scene } from "../examples/play.ts";

const shown = (match: Match, since: number) =>
  tabletopOf(downInFlames.view(match.state, "umpire"), match.events.slice(since), (phrase) =>
    say(words, phrase),
  );

/** The table before and after an answer, and how it got there. */
function played(match: Match, ...answers: readonly string[]) {
  const before = shown(match, match.events.length);
  const since = match.events.length;
  match.play(...answers);
  const after = shown(match, since);
  return { before, after, line: timeline(before, after) };
}

const DUEL: Readonly<Record<string, Craft>> = {
  A1: { type: "spitfire-ia", wingman: true, hand: "maneuvering, in-my-sights 1/1, half-loop" },
  B1: { type: "bf-109e-4", wingman: true, hand: "tight-turn, barrel-roll, maneuvering" },
};
const duel = () => scene(DUEL, { turn: "A1", level: 10 });

describe("figures", () => {
  it.each(CARD_NAMES)("%s begins and ends where the aircraft stands, and stays on the mat's air", (name) => {
    const stand: Stand = { x: 20, y: 15, heading: 90 };
    const track = figureOf(name, name === "vertical-roll" ? 2 : null, stand, 3);
    const [first, last] = [track[0], track.at(-1)];
    if (!first || !last) return;
    expect(first).toMatchObject({ ...stand, level: 3 });
    expect(last).toEqual({ ...stand, level: 3 });
    for (const { x, y, level } of track) {
      expect(Math.max(Math.abs(x - stand.x), Math.abs(y - stand.y))).toBeLessThan(4);
      expect(level).toBeGreaterThan(0);
    }
    const turns = track.reduce((sum, { roll = 0 }) => sum + roll, 0);
    const loops = track.reduce((sum, { loop = 0 }) => sum + loop, 0);
    expect([turns % 360, loops % 360]).toEqual([0, 0]);
  });

  it("the pair flies what its Leader plays, in formation", () => {
    const { after, line } = played(duel(), "maneuvering B1");
    const flown = after.pieces.filter(({ track = [] }) => track.length > 0).map(({ id }) => id);
    expect(flown).toEqual(["A1", "A1w"]);
    expect(after.cues.map(({ kind }) => kind)).toEqual(["play", "fly"]);
    const pose = livePose();
    poseAt(line, "A1", line.duration, pose);
    expect(pose).toMatchObject(leaderStand(duel().state, 0));
  });

  it("an answer is flown against the card that it answers", () => {
    const match = duel().play("maneuvering B1");
    const { after } = played(match, "tight-turn");
    const flown = after.pieces.filter(({ track = [] }) => track.length > 0).map(({ id }) => id);
    expect(flown).toEqual(["A1", "A1w", "B1", "B1w"]);
  });

  it("a card that stands takes the pair behind its quarry, without a jump", () => {
    const match = duel().play("maneuvering B1");
    const { before, after, line } = played(match, "pass");
    expect(after.links).toEqual([{ from: "A1", to: "B1", kind: "advantage" }]);
    const pose = livePose();
    const from = before.pieces.find(({ id }) => id === "A1");
    const to = after.pieces.find(({ id }) => id === "A1");
    poseAt(line, "A1", 0, pose);
    expect([pose.x, pose.y]).toEqual([from?.x, from?.y]);
    poseAt(line, "A1", line.duration, pose);
    expect([pose.x, pose.y, pose.heading]).toEqual([to?.x, to?.y, to?.heading]);
  });

  it("cards are thrown from the hand, beaten, and swept to the discards as the same cards", () => {
    const match = duel();
    const first = played(match, "maneuvering B1").after;
    const attack = first.cards?.find(({ group }) => group === "played");
    const answered = played(match, "tight-turn").after;
    expect(answered.cards?.find(({ id }) => id === attack?.id)?.state).toBe("beaten");
    const swept = played(match, "pass", "pass").after;
    expect(swept.cards?.find(({ id }) => id === attack?.id)?.group).toBe("discard");
  });
});

/** Inches between two stands. */
function apart(a: Stand, b: Stand): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

describe("places", () => {
  const crafts = (chases: number, of: number): Readonly<Record<string, Craft>> =>
    Object.fromEntries(
      Array.from({ length: of }, (_, at) => [
        [
          `A${at + 1}`,
          { type: "spitfire-ia", wingman: true, ...(at < chases && { advantaged: `B${at + 1}` }) },
        ],
        [`B${at + 1}`, { type: "bf-109e-4", wingman: true }],
      ]).flat() as [string, Craft][],
    );
  it.each([
    [0, 1, false],
    [1, 1, false],
    [2, 3, false],
    [3, 4, false],
    [4, 4, false],
    [1, 2, true],
    [3, 3, true],
  ])(
    "%i chases of %i Elements a side, bombers %s: nobody is in another's way, nobody off the mat",
    (chases, of, bombers) => {
      const { state } = scene(crafts(chases, of), {
        turn: "A1",
        level: 10,
        ...(bombers && { bombers: { type: "b-17g", count: 6, side: "allied" } }),
      });
      const { width, depth } = matSize(state.setup);
      const stands = shown({ state, events: [] } as unknown as Match, 0).pieces;
      expect(stands.length).toBe(4 * of + (bombers ? 6 : 0));
      for (const [at, one] of stands.entries()) {
        expect(one.x > 0 && one.x < width && one.y > 0 && one.y < depth, one.id).toBe(true);
        for (const other of stands.slice(at + 1))
          expect(apart(one, other), `${one.id} and ${other.id}`).toBeGreaterThan(2);
      }
      expect(wingmanStand(state, 0)).not.toEqual(leaderStand(state, 0));
    },
  );
});

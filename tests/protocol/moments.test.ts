import { describe, expect, it } from "vitest";
import { joinMoments, type SeenMoments } from "../../src/protocol/moments.ts";
import type { MomentSent, Moments } from "../../src/protocol/replies.ts";

const played = { throws: [] };

/** What is told of a match from a moment on. */
function told(from: number, entries: number, moments: readonly Partial<MomentSent>[], log?: Moments["log"]) {
  const empty = { events: [], prompts: [], answers: {}, rolls: [] };
  return {
    ...{ format: 5, game: "dogfight", rules: 1, seats: [], from, entries, ...(log && { log }) },
    moments: moments.map((moment) => ({ ...empty, ...moment })),
    played: moments.map(() => played),
  } satisfies Moments;
}

const views = (seen: SeenMoments | undefined) => seen?.moments.map(({ view }) => view);

/** The set-up and two rounds. */
const begun = joinMoments(
  undefined,
  told(0, 2, [
    { view: { turn: 1, wind: "W" } },
    { change: { turn: [2] } },
    { change: { turn: [3], wind: [] } },
  ]),
);

describe("moments that are told", () => {
  it("are joined to those that one has, each view from the one before", () => {
    expect(views(begun)).toEqual([{ turn: 1, wind: "W" }, { turn: 2, wind: "W" }, { turn: 3 }]);
    const more = joinMoments(begun, told(3, 3, [{ change: { wind: ["N"] } }]));
    expect(views(more)?.slice(2)).toEqual([{ turn: 3 }, { turn: 3, wind: "N" }]);
    expect(more?.entries).toBe(3);
    expect(more?.played).toHaveLength(4);
  });

  it("replace those that were taken back", () => {
    const back = told(2, 3, [], {
      from: 1,
      notes: [{ kind: "take-back", at: 2, count: 1, by: "red" }] as never,
    });
    const joined = joinMoments(begun, back);
    expect(views(joined)).toEqual([
      { turn: 1, wind: "W" },
      { turn: 2, wind: "W" },
    ]);
    expect(joined?.played).toHaveLength(2);
  });

  it("are not joined where something between is missing", () => {
    expect(joinMoments(begun, told(4, 4, [{ change: {} }]))).toBeUndefined();
    expect(joinMoments(undefined, told(1, 1, [{ change: {} }]))).toBeUndefined();
  });

  it("are not joined to a round that was taken back meanwhile and played again, which one was not told", () => {
    // The last round is taken back (entry 2), another is played (entry 3), and then the next (entry 4), which is told.
    expect(joinMoments(begun, told(3, 5, [{ change: { turn: [4] } }]))).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import type { Prompt } from "../../../src/core/game.ts";
import { hashOf } from "../../../src/core/hash.ts";
import type { Entry } from "../../../src/core/match/entry.ts";
import { type Match, type Moment, now } from "../../../src/core/match/match.ts";
import { play } from "../../../src/core/match/play.ts";
import { isFreeTakeBack, takeBack } from "../../../src/core/match/take-back.ts";
import { bidDuel, faces, must, newDuel, onward, texts } from "../duel.ts";

/** The duel after an open answer that rolled nothing and told nothing. */
function shoved() {
  return must(play(bidDuel(), texts({ "blue-shove": "pass" }), faces()));
}

describe("taking back", () => {
  test("is free where nothing was rolled or shown", () => {
    const match = shoved();
    expect(isFreeTakeBack(match, 1, "blue")).toBe(true);
    const back = must(takeBack(match, 1, "blue"));
    expect(hashOf(now(back).state)).toBe(hashOf(now(bidDuel()).state));
    expect(back.entries.at(-1)).toEqual({ kind: "take-back", count: 1, by: "blue", agreed: [] });
  });

  test("is free for nobody but the seat whose round it was", () => {
    const refused = takeBack(shoved(), 1, "red");
    expect(!refused.ok && refused.error).toEqual([
      { prompt: null, code: "take-back-agreement", values: { missing: ["blue"] } },
    ]);
    expect(must(takeBack(shoved(), 1, "red", ["blue"])).entries.at(-1)).toEqual({
      kind: "take-back",
      count: 1,
      by: "red",
      agreed: ["blue"],
    });
  });

  test("by nobody's name is as free as it was before logs told who asked", () => {
    expect(takeBack(shoved(), 1, null).ok).toBe(true);
    const refused = takeBack(bidDuel(), 1, null, ["red"]);
    expect(!refused.ok && refused.error[0]?.values.missing).toEqual(["blue"]);
  });

  test("by somebody who has no seat is refused", () => {
    const refused = takeBack(shoved(), 1, "green");
    expect(!refused.ok && refused.error[0]?.code).toBe("take-back-seat");
  });

  test("needs everybody once dice fell or sealed answers opened", () => {
    const refused = takeBack(bidDuel(), 1, "red");
    expect(!refused.ok && refused.error).toEqual([
      { prompt: null, code: "take-back-agreement", values: { missing: ["blue"] } },
    ]);
    expect(isFreeTakeBack(shoved(), 2, "blue")).toBe(false);
    const agreed = must(takeBack(bidDuel(), 1, "red", ["blue"]));
    expect(hashOf(now(agreed).state)).toBe(hashOf(now(newDuel()).state));
  });

  test("needs everybody once something hidden was told, even if nothing was rolled", () => {
    let match = bidDuel();
    while (now(match).prompts.length > 0) match = onward(match);
    const last = now(match);
    expect(last.throws).toEqual([]);
    expect(last.events.some((event) => event.reveals)).toBe(true);
    expect(isFreeTakeBack(match, 1, "blue")).toBe(false);
    expect(takeBack(match, 1, "blue").ok).toBe(false);
  });

  test.each([
    ["that all may know", { key: "shoves", values: {} }, true],
    ["that only some may know", { key: "peeks", values: {}, secret: { seats: ["blue"], values: {} } }, false],
    ["that shows what was hidden", { key: "shows", values: {}, reveals: true }, false],
  ] as const)("is free or not after one telling %s", (_, event, free) => {
    const match = shoved();
    const moments = [...match.moments.slice(0, -1), { ...now(match), events: [event] }];
    expect(isFreeTakeBack({ ...match, moments }, 1, "blue")).toBe(free);
  });

  /** The match after one answer, with something else about the moment before it, the moment after, or the entry between. */
  function answered(changes: {
    readonly prompts?: readonly Prompt[];
    readonly after?: Partial<Moment>;
    readonly entry?: Entry;
  }): Match {
    const match = shoved();
    const [first, before, after] = match.moments as [Moment, Moment, Moment];
    const { prompts = before.prompts } = changes;
    const moments = [first, { ...before, prompts }, { ...after, ...changes.after }];
    return {
      ...match,
      moments,
      entries: [...match.entries.slice(0, -1), changes.entry ?? match.entries.at(-1)] as Entry[],
    };
  }
  const [alone] = now(bidDuel()).prompts as [Prompt];
  const thrown = { dice: ["d6"], by: "blue", why: { key: "draw", values: {} }, faces: [1] } as const;

  test.each<readonly [string, Parameters<typeof answered>[0], boolean]>([
    ["open and alone", {}, true],
    ["sealed, though nobody else was asked", { prompts: [{ ...alone, opens: "together" }] }, false],
    ["sealed until the end, though nobody else was asked", { prompts: [{ ...alone, opens: "end" }] }, false],
    ["one of two", { prompts: [alone, { ...alone, id: "another" }] }, false],
    ["one of two, the other seat's", { prompts: [alone, { ...alone, id: "another", seat: "red" }] }, false],
    ["nobody's: nothing was asked", { prompts: [] }, false],
    ["another seat's", { prompts: [{ ...alone, seat: "red" }] }, false],
    ["a battle's", { prompts: [{ ...alone, spawn: { battle: "encounter", values: {} } }] }, false],
    ["followed by a throw", { after: { throws: [thrown] } }, false],
    ["followed by a secret throw", { after: { throws: [{ ...thrown, secret: { seats: [] } }] } }, false],
    ["an amendment", { entry: { kind: "amend", text: "x", why: "" } }, false],
  ])("is free or not where the answer was %s", (_, changes, free) => {
    const match = answered(changes);
    expect(isFreeTakeBack(match, 1, "blue")).toBe(free);
    expect(takeBack(match, 1, "blue").ok).toBe(free);
    expect(takeBack(match, 1, "blue", ["red"]).ok).toBe(true);
  });

  test("is free for several rounds only where each of them is", () => {
    const once = answered({});
    const [, before, after] = once.moments as [Moment, Moment, Moment];
    const again = { ...after, entry: 2 };
    const asked = { ...after, prompts: before.prompts };
    const both = (first: Moment): Match => ({
      ...once,
      entries: [...once.entries, once.entries.at(-1) as Entry],
      moments: [...once.moments.slice(0, 2), first, again],
    });
    expect(isFreeTakeBack(both(asked), 2, "blue")).toBe(true);
    expect(isFreeTakeBack(both({ ...asked, throws: [thrown] }), 2, "blue")).toBe(false);
    expect(isFreeTakeBack(both({ ...asked, throws: [thrown] }), 1, "blue")).toBe(true);
  });

  test.each([0, -1, 3, 1.5, Number.NaN])("refuses to take back %d of two rounds", (count) => {
    const refused = takeBack(shoved(), count, "red", ["blue"]);
    expect(!refused.ok && refused.error[0]?.code).toBe("take-back-count");
  });

  test.each([[["green"]], [["red", "red"]], [["toString"]]])("refuses the agreement of %j", (agreed) => {
    const refused = takeBack(shoved(), 1, "blue", agreed);
    expect(!refused.ok && refused.error[0]?.code).toBe("take-back-seat");
  });

  test("keeps the log: taken back rounds and their dice stay in it", () => {
    const back = must(takeBack(shoved(), 2, "red", ["blue"]));
    expect(back.entries.map((entry) => entry.kind)).toEqual(["round", "round", "take-back"]);
    expect(back.moments.length).toBe(1);
  });
});

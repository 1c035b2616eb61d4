import { describe, expect, it } from "vitest";
import { limitOf } from "../../../../src/games/down-in-flames/hand/limits.ts";
import { type Match, match } from "./play.ts";

/** Everybody passes until this is asked. */
function idle(mission: Match, kind: string): void {
  while (!mission.asked().startsWith(kind)) mission.play(mission.refusal("pass") ? "done" : "pass");
}

describe("B12: area flak after the last player-turn before the target", () => {
  it("a hand that damage has made too large is cut down before anybody's next player-turn (8.4, R29)", () => {
    const mission = match({ scenario: "factory", options: { start: 10 } }, 1, 6);
    // Nobody draws: all hold as many as they may. Of each two cards of flak one hits.
    const deck = Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? "in-my-sights 4/5" : "maneuvering"));
    mission.state = { ...mission.state, deck };
    for (const turn of [1, 2, 3]) {
      expect(mission.state.turn).toBe(turn);
      mission.play("name B1");
      idle(mission, turn === 3 ? "leader B2" : "name");
    }
    // A Leader each with a 3, whom a 3 damages at 5:1, or a 4 at 6:1; of the bombers the third.
    mission.play("pass").dice(3, 3, 3, 3, 3, 4, 3).play("done");
    expect(mission.leader("A1").damaged).toBe(true);
    expect(mission.bomber(3).points).toBe(5);
    for (const id of ["A1", "B1", "B2"]) {
      expect(mission.asked()).toBe(`shed ${id}`);
      while (mission.asked() === `shed ${id}`) mission.play(`discard ${mission.hand(id)[0]}`);
      expect(mission.hand(id)).toHaveLength(limitOf(mission.state, mission.place(id)));
    }
    expect(mission.asked()).toContain("stay");
  });
});

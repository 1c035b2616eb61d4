import { describe, expect, it } from "vitest";
import { flow } from "../../../../src/games/down-in-flames/rules/flow/flow.ts";
import { limitOf } from "../../../../src/games/down-in-flames/rules/hand/limits.ts";
import type { Task } from "../../../../src/games/down-in-flames/rules/state/task.ts";
import { countedDice } from "../../counted-dice.ts";
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

describe("B12: flak and who hides in CLOUDS (110 cards)", () => {
  it("takes his Leader, and the Wingman hides on until he changes his level (7.4)", () => {
    const mission = match(
      {
        options: { start: 3, cards: 110 },
        mission: { target: "factory", attacker: "allied" },
        elements: [
          { id: "A1", side: "allied", type: "spitfire-ia" },
          { id: "B1", side: "axis", type: "bf-109e-4" },
        ],
      },
      6,
      1,
    );
    const elements = mission.state.elements.map((one, place) =>
      place === 0 ? { ...one, cloud: true } : one,
    );
    const deck = ["in-my-sights 4/5", ...Array.from({ length: 40 }, () => "maneuvering")];
    const area: Task = { do: "target-flak", element: 0 };
    const agenda: readonly Task[] = [area, { do: "altitude", element: 0 }];
    const { dice } = countedDice([1, 1]);
    mission.state = flow.advance({ ...mission.state, turn: 4, elements, deck, agenda }, [], dice).state;
    expect(mission.leader("A1").down).toBe(true);
    expect(mission.element("A1").cloud).toBe(true);
    expect(mission.asked()).toBe("altitude A1");
    mission.play("dive 1");
    expect(mission.element("A1").cloud).toBe(false);
  });
});

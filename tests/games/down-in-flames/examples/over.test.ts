import { describe, expect, it } from "vitest";
import { flow } from "../../../../src/games/down-in-flames/rules/flow/flow.ts";
import { countedDice } from "../../counted-dice.ts";
import { match, scene } from "./play.ts";

const TURN = { turn: "A1", level: 10 } as const;

describe("DIF-B17: a battle is over at once when a side has nothing left", () => {
  it("in the middle of a player-turn, with no card more, no discard and no draw", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-ia", tails: "B1", hand: "in-my-sights 2/3, tight-turn, vertical-roll" },
        A2: { type: "spitfire-ia" },
        A3: { type: "spitfire-ia" },
        B1: { type: "bf-109e-4" },
      },
      TURN,
    );
    // 24 against 6, 4:1.
    fight.play("in-my-sights 2/3 B1").dice(2).play("resolve");
    expect(fight.asked()).toBe("");
    expect(fight.score()).toEqual({ allied: 5, axis: 0 });
    expect(fight.hand("A1")).toEqual(["tight-turn", "vertical-roll"]);
    expect(fight.count("draws")).toBe(0);
    expect(fight.events.at(-1)?.key).toBe("event.end");
    expect(fight.state.inPlay).toEqual([]);
    expect(fight.state.discard).toContain("in-my-sights 2/3");
  });

  it("while a Wingman attacks, whose mini-hand is put away", () => {
    const fight = scene(
      {
        A1: { type: "spitfire-ia", wingman: true, hand: "tight-turn" },
        A2: { type: "spitfire-ia" },
        B1: { type: "bf-109e-4" },
      },
      { ...TURN, step: "wingman", deck: "in-my-sights 2/3, in-my-sights 1/1, maneuvering" },
    );
    fight.play("attack B1", "in-my-sights 2/3 B1").dice(1).play("resolve");
    expect(fight.asked()).toBe("");
    expect(fight.wingman("A1").hand).toBeNull();
    expect(fight.last("discards")).toMatchObject({ id: "A1w", cards: ["in-my-sights 1/1", "maneuvering"] });
  });

  it("when the last ones leave the fight", () => {
    const fight = scene(
      { A1: { type: "p-51d-10" }, B1: { type: "fw-190a-8" }, B2: { type: "fw-190a-8" } },
      { turn: "A1", level: 6 },
    );
    fight.dice(6).play("disengage");
    expect(fight.asked()).toBe("");
    expect(fight.state.outcome).not.toBeNull();
  });

  it("while flak fires: nobody else is fired at", () => {
    const mission = match(
      {
        options: { start: 1 },
        mission: { target: "factory", attacker: "axis" },
        elements: [
          { id: "A1", side: "allied", type: "spitfire-ia", wingman: false },
          { id: "B1", side: "axis", type: "bf-109e-4", wingman: false },
          { id: "B2", side: "axis", type: "bf-109e-4", wingman: false },
        ],
      },
      1,
      6,
    );
    const elements = mission.state.elements.map((one, place) =>
      place === 2 ? { ...one, presence: "left" as const } : one,
    );
    const deck = ["maneuvering", "maneuvering", "in-my-sights 4/5", "in-my-sights 1/1"];
    mission.state = {
      ...mission.state,
      turn: 3,
      elements,
      deck,
      agenda: [{ do: "area-flak" }, { do: "turn" }],
    };
    const { dice } = countedDice([1]);
    const { state, events } = flow.advance(mission.state, [], dice);
    mission.state = state;
    mission.events.push(...events);
    // Two cards at A1 do nothing, of those at B1 the first, 40 against 6, brings it down.
    expect(mission.leader("B1").down).toBe(true);
    expect(mission.asked()).toBe("");
    expect(mission.count("flak")).toBe(2);
  });
});

import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { flow } from "../../../../src/games/down-in-flames/flow/flow.ts";
import type { Element } from "../../../../src/games/down-in-flames/state/state.ts";
import { type Match, match, scene } from "./play.ts";

/** Everybody passes until the first player-turn over the target. */
function overTarget(): Match {
  const mission = match({ scenario: "factory", options: { start: 10 } }, 1, 6);
  const quiet = Array.from({ length: 60 }, () => "maneuvering");
  mission.state = { ...mission.state, deck: quiet };
  while (mission.state.turn < 4) {
    const kind = mission.asked().split(" ")[0];
    if (kind === "stay") mission.together(...mission.prompts().map(() => "stay"));
    else mission.play(kind === "name" ? "name B1" : mission.refusal("pass") ? "done" : "pass");
  }
  return mission;
}

describe("DIF-B19, DIF-H1: a mission that nobody hinders any more", () => {
  it("the bombs still fall when the defenders are lost over the target", () => {
    const mission = overTarget();
    const elements = mission.state.elements.map(
      (one, place): Element => (place === 0 ? one : { ...one, presence: "left" }),
    );
    const { state, events } = flow.advance({ ...mission.state, elements }, [], seededDice("bombs"));
    mission.state = state;
    mission.events.push(...events);
    while (mission.asked() !== "") mission.play(mission.refusal("pass") ? "done" : "pass");
    expect(mission.count("ground")).toBe(1);
    expect(mission.last("ground")).toMatchObject({ id: "Q", what: "bombs", points: 8 });
    expect(mission.state.turn).toBe(4);
  });
});

describe("DIF-4.1.10, DIF-R50: ammunition at bombers", () => {
  it("is checked also where FUEL TANK destroys without a die", () => {
    const fight = scene(
      { A1: { type: "spitfire-vb", hand: "fuel-tank, maneuvering" }, B1: { type: "bf-109e-4", level: 3 } },
      {
        turn: "A1",
        level: 10,
        bombers: { type: "he-111h-6", count: 2, side: "axis" },
        deck: "maneuvering, maneuvering, maneuvering",
        options: { ammunition: true },
      },
    );
    fight.dice(1, 1, 2).play("fuel-tank Q");
    expect(fight.bomber(1).down).toBe(true);
    expect(fight.last("ammunition")).toMatchObject({ face: 2, bursts: 2, dry: true });
  });
});

describe("DIF-B14, DIF-R73: strafing", () => {
  it("scores with the Hit Value that each aircraft has left", () => {
    const mission = match(
      {
        options: { start: 1, ammunition: true },
        mission: { target: "airfield", attacker: "allied" },
        elements: [
          { id: "A1", side: "allied", type: "spitfire-vb" },
          { id: "B1", side: "axis", type: "bf-109e-4" },
        ],
      },
      6,
      1,
    );
    mission.state = {
      ...mission.state,
      turn: 4,
      deck: ["in-my-sights 2/3", "in-my-sights 2/3"],
      elements: mission.state.elements.map((one, place) =>
        place === 0 ? { ...one, leader: { ...one.leader, dry: true } } : one,
      ),
      agenda: [{ do: "target", element: 0 }],
    };
    mission.play("strafe");
    // 3 hits of 4 are 12, a point; of 12 they are 36, four.
    expect(mission.last("ground")).toMatchObject({ what: "strafes", points: 5 });
  });
});

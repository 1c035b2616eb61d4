import { describe, expect, it } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { flow } from "../../../../src/games/down-in-flames/rules/flow/flow.ts";
import type { Element } from "../../../../src/games/down-in-flames/rules/state/state.ts";
import type { Task } from "../../../../src/games/down-in-flames/rules/state/task.ts";
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

/** A mission at one of its questions, of two dive bombers with or without bombs and a fighter against one. */
function striking(loads: readonly [leader: boolean, wingman: boolean], task: Task): Match {
  const mission = match(
    {
      options: { start: 3 },
      mission: { target: "ship", attacker: "allied" },
      elements: [
        { id: "A1", side: "allied", type: "sbd-3", load: true },
        { id: "A2", side: "allied", type: "f4f-4" },
        { id: "B1", side: "axis", type: "a6m2" },
      ],
    },
    6,
    1,
  );
  const [leader, wingman] = loads;
  const elements = mission.state.elements.map(
    (one, place): Element =>
      place === 0
        ? {
            ...one,
            leader: { ...one.leader, loaded: leader },
            wingman: one.wingman && { ...one.wingman, loaded: wingman },
          }
        : one,
  );
  mission.state = { ...mission.state, turn: 3, fresh: false, elements, agenda: [task] };
  return mission;
}

describe("DIF-B19: who breaks off before the target", () => {
  it("fighters without a load, and never light bombers, even without theirs", () => {
    const stay = striking([false, false], { do: "stay", side: 0 });
    expect(stay.asked()).toBe("stay A2");
    expect(striking([true, true], { do: "stay", side: 0 }).asked()).toBe("stay A2");
  });
});

describe("DIF-9.2, DIF-B15: of an Element with one load neither attacks", () => {
  const turn = { element: 0, bursts: 0, bonus: {}, aims: { leader: null, wingman: null } };
  const playerTurn = { ...turn, answered: [], wingmanShots: 0, shooter: -1, begun: false };

  it.each<[string, readonly [boolean, boolean], boolean]>([
    ["the Leader's", [true, false], true],
    ["the Wingman's", [false, true], true],
    ["none", [false, false], false],
  ])("%s", (_, loads, barred) => {
    const wingman = striking(loads, { do: "wingman", element: 0 });
    expect(wingman.asked()).toBe(barred ? "" : "wingman A1w");
    const leader = striking(loads, { do: "leader", element: 0 });
    const elements = leader.state.elements.map((one, place) =>
      place === 0 ? { ...one, leader: { ...one.leader, hand: ["maneuvering", "vertical-roll"] } } : one,
    );
    leader.state = { ...leader.state, playerTurn, elements };
    expect(leader.refusal("maneuvering B1")).toBe(barred ? "loaded DIF-B15" : undefined);
    expect(leader.refusal("vertical-roll dive 1")).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { recordedDice } from "../../../../../src/core/dice/dice.ts";
import { hexOf } from "../../../../../src/core/geometry/hex-map.ts";
import { landingOf } from "../../../../../src/games/great-war/rules/campaign/come-home.ts";
import { debrief } from "../../../../../src/games/great-war/rules/campaign/debrief.ts";
import { endMission, isMissionOver } from "../../../../../src/games/great-war/rules/campaign/week.ts";
import { credited } from "../../../../../src/games/great-war/rules/end/credits.ts";
import type { Aircraft, ManState, State } from "../../../../../src/games/great-war/rules/state/state.ts";
import { campaignOf, changed, indexOf, inTheAir, NO_DICE } from "./week.ts";

/** A1 Ashby and Gould (R.E.8), A2 Marsden and Quayle (F.E.2b), A3 Lockyer, A4 Cole; G1 Rautenberg, G2 Lindner, G3 Uhl. */
const FLYING = inTheAir("fly Ashby Marsden Lockyer Cole", "fly Rautenberg Lindner Uhl");
/** Far behind the German line, in the middle of no-man's land, behind the Allied line. */
const GERMAN_SIDE = hexOf(12, 3);
const OWN_SIDE = hexOf(12, 26);

function man(health: ManState["health"]): ManState {
  return { health, woundedIn: null };
}

function fateOf(id: string, change: Partial<Aircraft>, faces: readonly number[] = []) {
  const state = changed(FLYING, id, change);
  const { machine, fates } = landingOf(state, indexOf(state, id), recordedDice(faces));
  return [machine, ...fates];
}

function withCredits(state: State, credits: readonly (readonly [string, ...string[]])[]): State {
  const at = (id: string) => indexOf(state, id);
  return credited(
    state,
    credits.map(([target, ...by]) => ({ target: at(target), by: by.map(at) })),
  );
}

function airman(state: State, name: string) {
  const men = campaignOf(state).squadrons.flatMap(({ crews }) => crews.flatMap((crew) => crew.men));
  return men.find((one) => one?.name === name);
}

describe("what becomes of an aircraft when a mission is over", () => {
  it("B-70: who still flies at the end, or left over his own edge, is home", () => {
    expect(fateOf("A1", {})).toEqual(["ready", null, null]);
    expect(fateOf("A1", { status: "home", hex: hexOf(12, 30) })).toEqual(["ready", null, null]);
  });

  it("B-67: half of the points of damage keep it in the workshop, one less does not", () => {
    expect(fateOf("G1", { damage: 6 })).toEqual(["repair", null]);
    expect(fateOf("G1", { damage: 5 })).toEqual(["ready", null]);
    expect(fateOf("A1", { gliding: true, hex: OWN_SIDE })).toEqual(["repair", null, null]);
  });

  it("B-75: a wounded man who comes home is out for the week, a dead one is dead", () => {
    expect(fateOf("A1", { crew: [man("fit"), man("wounded")] })).toEqual(["ready", null, "wounded"]);
    expect(fateOf("A1", { crew: [man("fainted"), man("killed")] })).toEqual(["ready", "wounded", "killed"]);
  });

  it("4.10s: in 1917 nobody has a parachute, so that all who fall are lost", () => {
    for (const status of ["destroyed", "crashed", "lost"] as const) {
      expect(fateOf("A1", { status, hex: OWN_SIDE })).toEqual(["lost", "killed", "killed"]);
      expect(fateOf("G1", { status, hex: GERMAN_SIDE })).toEqual(["lost", "killed"]);
    }
  });

  it("B-71: a glider that comes to the ground is a forced landing: a man lives on 4, not on 5", () => {
    const down = { status: "crashed", gliding: true } as const;
    expect(fateOf("A1", { ...down, hex: OWN_SIDE }, [4, 5])).toEqual(["lost", null, "killed"]);
    expect(fateOf("A1", { ...down, hex: GERMAN_SIDE }, [1, 4])).toEqual(["lost", "captured", "captured"]);
    expect(fateOf("G1", { ...down, hex: GERMAN_SIDE }, [2])).toEqual(["lost", null]);
    const hurt = [man("killed"), man("wounded")];
    expect(fateOf("A1", { ...down, hex: OWN_SIDE, crew: hurt }, [3])).toEqual(["lost", "killed", "wounded"]);
  });

  it("B-70: over the enemy's edge, or gliding on his side at the end, the men are prisoners", () => {
    expect(fateOf("A3", { status: "away", hex: hexOf(5, -1) })).toEqual(["lost", "captured"]);
    expect(fateOf("G1", { status: "away", hex: hexOf(5, 30) })).toEqual(["lost", "captured"]);
    expect(fateOf("A3", { gliding: true, hex: GERMAN_SIDE })).toEqual(["lost", "captured"]);
  });

  it("B-70: over a side edge both come back", () => {
    expect(fateOf("A3", { status: "away", hex: hexOf(-1, 5) })).toEqual(["ready", null]);
    expect(fateOf("G1", { status: "away", hex: hexOf(26, 28) })).toEqual(["ready", null]);
  });
});

describe("the books after a mission", () => {
  it("A-47, B-72: shares are added up, of a two-seater to both men", () => {
    const fought = withCredits(FLYING, [
      ["G2", "A1", "A3"],
      ["G3", "A1"],
    ]);
    const { board } = debrief(fought, NO_DICE);
    expect(airman(board, "Ashby")?.kills).toEqual([5, 2]);
    expect(airman(board, "Gould")?.kills).toEqual([5, 2]);
    expect(airman(board, "Lockyer")?.kills).toEqual([17, 2]);
    expect(airman(board, "Cole")?.kills).toEqual([5, 1]);
    expect(campaignOf(board).credits).toEqual([]);
  });

  it("A-47: an ace is made between missions, not in one", () => {
    const fought = withCredits(FLYING, [["A1", "G2"]]);
    expect(fought.setup.airframes[indexOf(fought, "G2")]?.crew[0]?.kills).toBe(4);
    const { board, events } = debrief(fought, NO_DICE);
    expect(airman(board, "Lindner")?.kills).toEqual([5, 1]);
    const ace = events.find(({ key }) => key === "event.new-ace");
    expect(ace?.values).toEqual({ name: "Lindner", side: "german", kills: 5, level: 1 });
  });

  it("4.10u: a first kill makes a regular of a novice; a mission away over a side edge does not count", () => {
    const fought = withCredits(FLYING, [["A3", "G3"]]);
    const { board, events } = debrief(fought, NO_DICE);
    expect(airman(board, "Uhl")).toMatchObject({ novice: false, missions: 2 });
    expect(events.some(({ key, values }) => key === "event.seasoned" && values.kill === true)).toBe(true);
    const away = debrief(changed(FLYING, "G3", { status: "away", hex: hexOf(-1, 5) }), NO_DICE).board;
    expect(airman(away, "Uhl")).toMatchObject({ novice: true, missions: 1 });
  });

  it("4.10u: four missions survived make a regular too, but not when his observer was killed", () => {
    const novice = (state: State) => ({
      ...state,
      campaign: {
        ...campaignOf(state),
        squadrons: campaignOf(state).squadrons.map((one) => ({
          ...one,
          crews: one.crews.map((crew) => ({
            ...crew,
            men: crew.men.map(
              (each) => each && { ...each, novice: true, missions: 3, kills: [0, 1] as const },
            ),
          })),
        })),
      },
    });
    expect(airman(debrief(novice(FLYING), NO_DICE).board, "Ashby")?.novice).toBe(false);
    const hurt = changed(FLYING, "A1", { crew: [man("fit"), man("killed")] });
    expect(airman(debrief(novice(hurt), NO_DICE).board, "Ashby")?.novice).toBe(true);
  });

  const captive = { gliding: true, hex: GERMAN_SIDE } as const;

  it("4.10u, B-70: who is captured gliding when a mission ends is not credited with it", () => {
    const { gone } = campaignOf(debrief(changed(FLYING, "A1", captive), NO_DICE).board);
    const before = airman(FLYING, "Ashby")?.missions;
    expect(gone.map(({ name, fate, missions }) => [name, fate, missions])).toEqual([
      ["Ashby", "captured", before],
      ["Gould", "captured", airman(FLYING, "Gould")?.missions],
    ]);
    const home = debrief(changed(FLYING, "A1", { gliding: true, hex: OWN_SIDE }), NO_DICE).board;
    expect(airman(home, "Ashby")?.missions).toBe((before ?? 0) + 1);
  });

  it.each<[string, Partial<Aircraft>, boolean]>([
    ["captured gliding", captive, true],
    [
      "driven over the enemy's edge without an engine",
      { gliding: true, status: "away", hex: hexOf(5, -1) },
      true,
    ],
    ["over the enemy's edge under power", { status: "away", hex: hexOf(5, -1) }, false],
    ["over a side edge without an engine", { gliding: true, status: "away", hex: hexOf(-1, 5) }, false],
    ["gliding on his own side", { gliding: true, hex: OWN_SIDE }, false],
    ["crashed, credited when it was", { gliding: true, status: "crashed", hex: GERMAN_SIDE }, false],
  ])("B-70 with A-30: %s, whoever's hit forced the glide has the kill: %s", (_, change, killed) => {
    const forced = changed(FLYING, "A1", { ...change, crippledBy: indexOf(FLYING, "G3") });
    const { board, events } = debrief(forced, recordedDice([1, 1]));
    expect(airman(board, "Uhl")?.kills).toEqual(killed ? [1, 1] : [0, 1]);
    const told = events.filter(({ key }) => key === "event.kill").map(({ values }) => values);
    expect(told).toEqual(killed ? [{ target: "A1", by: ["G3"], share: 1 }] : []);
    expect(campaignOf(board).credits).toEqual([]);
  });

  it("B-70 with A-30: a glide that the ground forced is nobody's kill", () => {
    const { events } = debrief(changed(FLYING, "A1", captive), NO_DICE);
    expect(events.filter(({ key }) => key === "event.kill")).toEqual([]);
  });

  it("who is lost leaves the roster with his last kills, and his machine with him", () => {
    const fought = withCredits(changed(FLYING, "A1", { status: "destroyed" }), [["G2", "A1"]]);
    const { board, events } = debrief(fought, NO_DICE);
    const { gone, squadrons, flown } = campaignOf(board);
    expect(gone.map(({ name, fate, kills, man: seat }) => [name, fate, kills, seat])).toEqual([
      ["Ashby", "killed", [2, 1], 0],
      ["Gould", "killed", [2, 1], 1],
    ]);
    expect(squadrons[0]?.ready).toEqual([5]);
    expect(squadrons[0]?.crews[0]?.men).toEqual([null, null]);
    expect(flown).toEqual([{ points: [0, 0], done: [0, 2], aircraft: [4, 3], lost: [1, 0] }]);
    expect(events.filter(({ key }) => key === "event.casualty")).toHaveLength(2);
  });

  it("B-70: who is taken without having fallen counts for the enemy as brought down", () => {
    const taken = changed(FLYING, "A1", { status: "away", hex: hexOf(5, -1) });
    expect(campaignOf(debrief({ ...taken, score: [3, 4] }, NO_DICE).board).points).toEqual([3, 9]);
    const fallen = changed(FLYING, "A1", { status: "destroyed" });
    expect(campaignOf(debrief({ ...fallen, score: [3, 4] }, NO_DICE).board).points).toEqual([3, 4]);
  });

  it("kills are noted in a campaign only", () => {
    const elsewhere = credited({ ...FLYING, campaign: null }, [{ target: 0, by: [1] }]);
    expect(elsewhere.campaign).toBeNull();
  });
});

describe("the end of a mission", () => {
  const gone = (state: State, side: 0 | 1): State => ({
    ...state,
    aircraft: state.aircraft.map((one, index) =>
      state.setup.airframes[index]?.side === side ? { ...one, status: "home" } : one,
    ),
  });

  it("B-73: comes when no Allied aircraft is left, not when no German is", () => {
    expect(isMissionOver(FLYING)).toBe(false);
    expect(isMissionOver(gone(FLYING, 0))).toBe(true);
    expect(isMissionOver(gone(FLYING, 1))).toBe(false);
    expect(isMissionOver({ ...FLYING, turn: 9 })).toBe(true);
  });

  it("B-73: comes when all is done and no German is there", () => {
    const done = { ...FLYING, done: ["B1", "B2"] };
    expect(isMissionOver(done)).toBe(false);
    expect(isMissionOver(gone(done, 1))).toBe(true);
  });

  it("a morning is followed by an afternoon without replacements (B-75), with the score begun anew", () => {
    const fell = changed({ ...FLYING, score: [2, 5] }, "A3", { status: "destroyed" });
    const { board, events } = endMission(fell, NO_DICE);
    expect(campaignOf(board)).toMatchObject({ mission: 2, called: null, points: [2, 5] });
    expect(board).toMatchObject({ score: [0, 0], phase: "campaign", outcome: null });
    expect(events.some(({ key }) => key === "event.replacement")).toBe(false);
    expect(airman(board, "Lockyer")).toBeUndefined();
  });

  it.each([
    [[7, 6], "allied"],
    [[6, 7], "german"],
    [[7, 7], null],
  ] as const)("B-74: after the last mission %j points make %s the winner", (score, winner) => {
    const last = { ...FLYING, score, campaign: { ...campaignOf(FLYING), mission: 14 } };
    const { board } = endMission(last, NO_DICE);
    expect(board.phase).toBe("over");
    expect(board.outcome?.winner).toBe(winner);
    expect(board.outcome?.reason.key).toBe("outcome.campaign");
  });
});

import { describe, expect, it } from "vitest";
import { firstState } from "../../../../../src/games/down-in-flames/rules/opening/first-state.ts";
import { openPlay } from "../../../../../src/games/down-in-flames/rules/opening/open-play.ts";
import { setupFrom } from "../../../../../src/games/down-in-flames/rules/setup/from-config.ts";
import { countedDice, SHUFFLES } from "../../../counted-dice.ts";

const SETUP = setupFrom({
  options: { start: 3 },
  elements: [
    { id: "A1", side: "allied", type: "spitfire-ia", wingman: false },
    { id: "A2", side: "allied", type: "spitfire-ia", wingman: false },
    { id: "B1", side: "axis", type: "bf-109e-4", wingman: false },
  ],
});

interface Eyes {
  /** Leaders with Keen Eyesight. */
  readonly keen: readonly string[];
  /** Those of them that everybody knows of. */
  readonly known?: readonly string[];
}

/** What is told of the rolls for the first side, one after another, and whose eyes everybody knows of in the end. */
function rolled({ keen, known = [] }: Eyes, faces: readonly number[]) {
  const state = firstState(SETUP, SHUFFLES);
  const elements = state.elements.map((one, place) => {
    const id = SETUP.elements[place]?.id ?? "";
    return { ...one, leader: { ...one.leader, keen: keen.includes(id), keenShown: known.includes(id) } };
  });
  const { dice, left } = countedDice(faces);
  const opened = openPlay({ ...state, elements }, dice);
  expect(left()).toBe(0);
  const told = opened.events.flatMap(({ key, values }) => {
    if (key === "event.keen-eyes") return [`keen ${values.id}`];
    if (key === "event.first-tied") return [`tied ${(values.faces as number[]).join()}`];
    return key === "event.first" ? [`${values.side} ${(values.faces as number[]).join()}`] : [];
  });
  const shown = opened.state.elements.flatMap(({ leader }, place) =>
    leader.keenShown ? [SETUP.elements[place]?.id] : [],
  );
  return { told, shown, first: opened.state.first };
}

describe("DIF-B2, DIF-B20, DIF-H2: which side is first", () => {
  it.each([
    ["the higher roll", { keen: [] }, [4, 3], ["allied 4,3"], [], 0],
    ["the higher roll, of the other side", { keen: [] }, [2, 3], ["axis 2,3"], [], 1],
    ["none of equal rolls", { keen: [] }, [3, 3, 1, 6], ["tied 3,3", "axis 1,6"], [], 1],
    ["keen eyes break a tie, and are told", { keen: ["A1"] }, [3, 3], ["keen A1", "allied 3,3"], ["A1"], 0],
    ["those of the other side too", { keen: ["B1"] }, [3, 3], ["keen B1", "axis 3,3"], ["B1"], 1],
    [
      "of two of a side the first's alone",
      { keen: ["A1", "A2"] },
      [3, 3],
      ["keen A1", "allied 3,3"],
      ["A1"],
      0,
    ],
    [
      "a second Leader's where the first has none",
      { keen: ["A2"] },
      [3, 3],
      ["keen A2", "allied 3,3"],
      ["A2"],
      0,
    ],
    [
      "a roll that they make equal is tied, and they are told",
      { keen: ["B1"] },
      [4, 3, 5, 1],
      ["keen B1", "tied 4,3", "allied 5,1"],
      ["B1"],
      0,
    ],
    ["they stay secret where they change nothing", { keen: ["A1"] }, [6, 3], ["allied 6,3"], [], 0],
    ["or would not be enough", { keen: ["B1"] }, [6, 3], ["allied 6,3"], [], 0],
    ["or are met by an enemy's", { keen: ["A1", "B1"] }, [3, 3, 1, 2], ["tied 3,3", "axis 1,2"], [], 1],
    [
      "whom everybody knows for them is not told again",
      { keen: ["A1"], known: ["A1"] },
      [3, 3],
      ["allied 3,3"],
      ["A1"],
      0,
    ],
  ] as const)("%s", (_, eyes, faces, told, shown, first) => {
    expect(rolled(eyes, faces)).toEqual({ told, shown, first });
  });
});

describe("DIF-B2, DIF-R30: hands", () => {
  it("are dealt to the first side before the other", () => {
    const { dice } = countedDice([1, 6]);
    const opened = openPlay(firstState(SETUP, SHUFFLES), dice);
    const dealt = opened.events.filter(({ key }) => key === "event.draws").map(({ values }) => values.id);
    expect(dealt).toEqual(["B1", "A1", "A2"]);
  });
});

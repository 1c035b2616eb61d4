import { beforeEach, describe, expect, it } from "vitest";
import { requestThen } from "../../../src/app/computers/request.ts";
import { think } from "../../../src/app/computers/think.ts";
import {
  type Given,
  givenUpTo,
  isItsOwn,
  marksOf,
  plotsOf,
  worthTold,
} from "../../../src/app/computers/weighing.ts";
import type { Thought } from "../../../src/app/context/computer-players.ts";
import type { TableStore } from "../../../src/app/session/session.ts";
import { openLastShot } from "../session/dogfight.ts";
import { at, openDuel, plan } from "../session/table.ts";
import { firstAnswers } from "./around.ts";

const BLUE = { blue: "pilot" };
let store: TableStore;

beforeEach(async () => {
  store = await openLastShot();
  store.getState().seatComputer("blue", "pilot");
});

function given(shown: number): readonly Given[] {
  return givenUpTo(store.getState().open.match, BLUE, shown);
}

/** Both fly; blue as its computer wants it, or straight on. */
async function fly(text?: string): Promise<void> {
  store.getState().setDraft("R1", "2");
  store.getState().sealAll("red");
  store.getState().answerAs("blue", new Map([["B1", text ?? "2"]]));
}

describe("what a computer can be asked about", () => {
  it("is nothing before its orders have been opened", async () => {
    expect(given(0)).toEqual([]);
    store.getState().answerAs("blue", new Map([["B1", "2"]]));
    expect(given(0)).toEqual([]);
  });

  it("is what it gave in the turn shown, people's answers left out", async () => {
    await fly();
    const all = given(1);
    expect(all.map(({ prompt, answer, moment }) => [prompt.id, answer, moment])).toEqual([["B1", "2", 1]]);
    expect(givenUpTo(store.getState().open.match, {}, 1)).toEqual([]);
  });
});

describe("a computer that holds secret cards", () => {
  it("explains nothing while the game runs", () => {
    const { store: duel } = openDuel(undefined, BLUE);
    at(duel).answerAs("blue", new Map(Object.entries(firstAnswers("blue"))));
    plan(duel, "red", "0");
    expect(at(duel).open.match.moments).toHaveLength(2);
    expect(givenUpTo(at(duel).open.match, BLUE, 1)).toEqual([]);
  });
});

describe("the plots of an answer", () => {
  const thought: Thought = {
    answers: [["B1", "2"]],
    considered: [
      {
        prompt: "B1",
        plots: Array.from({ length: 9 }, (_, value) => ({ order: value.toString(), weight: 0.1, value })),
      },
    ],
  };
  const one = (answer: string): Given => ({
    seat: "blue",
    prompt: { id: "B1", seat: "blue", kind: "order", about: "B1", opens: "together" },
    moment: 1,
    answer,
  });

  it("are the first few, with the one that was given wherever it stands", () => {
    const told = plotsOf(thought, one("8"));
    expect(told.map(({ order }) => order)).toEqual(["0", "1", "2", "3", "4", "5", "8"]);
    expect(told.filter((plot) => plot.given).map(({ order }) => order)).toEqual(["8"]);
    expect(plotsOf({ ...thought, considered: [] }, one("8"))).toEqual([]);
  });

  it("are those that it plays at all, and what they are worth only where one is worth anything", () => {
    const plots = [
      { order: "1", weight: 1, value: 0 },
      { order: "2", weight: 0, value: 0 },
      { order: "3", weight: 0, value: 4 },
    ];
    const considered = [{ prompt: "B1", plots }];
    expect(plotsOf({ ...thought, considered }, one("2")).map(({ order }) => order)).toEqual(["1", "2"]);
    expect(plotsOf({ ...thought, considered }, one("1")).map(({ order }) => order)).toEqual(["1"]);
    expect(worthTold(plotsOf({ ...thought, considered }, one("2")))).toBe(false);
    expect(worthTold(plotsOf({ ...thought, considered }, one("3")))).toBe(true);
  });

  it("are the computer's own when it would give that answer again", () => {
    expect(isItsOwn(thought, one("2"))).toBe(true);
    expect(isItsOwn(thought, one("3"))).toBe(false);
  });

  it("lie on the mat as tracks from where the aircraft stood, the heaviest last", async () => {
    await fly();
    const [first] = given(1);
    if (!first) throw new Error("nothing was given");
    const found = await think(requestThen(store.getState().open, "m1", "blue", "pilot", 1), () => undefined);
    const plots = plotsOf(found, first);
    const marks = marksOf(store.getState(), first, plots);
    expect(marks).toHaveLength(plots.length);
    expect(marks.at(-1)?.weight).toBe(plots[0]?.weight);
    for (const { track, piece, legal } of marks) {
      expect(track[0]).toMatchObject({ x: 24, y: 26 });
      expect({ piece, legal }).toEqual({ piece: "B1", legal: true });
    }
  });
});

import { describe, expect, test } from "vitest";
import { balanced } from "../../../../../src/games/great-war/rules/initiative/balance.ts";
import {
  chosen,
  movingOrder,
  openChoice,
} from "../../../../../src/games/great-war/rules/initiative/line-up.ts";
import type { LineUp, Tail } from "../../../../../src/games/great-war/rules/state/state.ts";
import { stateOf } from "../../board.ts";

/** `A1 [A3 G4] G1`: aircraft, and targets in brackets with their tailers (each after the one it follows). */
function line(text: string) {
  const ids = [...text.matchAll(/\w+/g)].map(([id]) => id);
  const board = stateOf(ids.map((id) => ({ id })));
  const tails: Tail[] = [];
  const ranks: number[][] = [];
  for (const [group] of text.matchAll(/\[[^\]]*\]|\w+/g)) {
    const members = [...group.matchAll(/\w+/g)].map(([id]) => ids.indexOf(id));
    ranks.push([members[0] as number]);
    tails.push(...members.slice(1).map((tailer) => ({ tailer, target: members[0] as number })));
  }
  const lineUp: LineUp = { early: [], ranks, settled: [] };
  return { board, ids, lineUp, tails };
}

function moves(text: string, chain?: readonly Tail[]): string {
  const { board, ids, lineUp, tails } = line(text);
  return movingOrder(board, lineUp, chain ?? tails)
    .map((index) => ids[index])
    .join(" ");
}

describe("T-05, 4.3a–b movement balance", () => {
  test.each([
    ["A1 A2 A3 G1 G2 G3", "A1 A2 G1 A3 G2 G3"],
    ["A1 A2 A3 A4 A5 G1", "A1 A2 G1 A3 A4 A5"],
    ["A1 G1 G2 G3 A2", "A1 G1 G2 A2 G3"],
    ["", ""],
    ["A1 A2 A3", "A1 A2 A3"],
  ])("4.3a, 4.3b %s moves %s", (sorted, order) => expect(moves(sorted)).toBe(order));
});

describe("T-17 nasty balance", () => {
  test.each([
    ["a, a group waits", "A1 A2 [A3 G4] G1 G2", "A1 A2 G1 A3 G4 G2"],
    ["b, 4.3c tailers are exempt", "G1 G2 [A1 G3 G4] G5 A2", "G1 G2 A1 G3 G4 G5 A2"],
    ["c, a group is pulled forward", "A1 A2 A3 [G1 A4]", "A1 A2 G1 A4 A3"],
    ["d, 4.3c only a tailer left: not a unit", "A1 A2 [A3 G1] A4", "A1 A2 A3 G1 A4"],
    ["e, pulled from the middle", "A1 A2 A3 G1 A4 A5 G2", "A1 A2 G1 A3 A4 G2 A5"],
    ["f, one side runs out", "A1 A2 A3 A4 A5 A6 A7 G1 G2", "A1 A2 G1 A3 A4 G2 A5 A6 A7"],
  ])("T-17%s", (_, sorted, order) => expect(moves(sorted)).toBe(order));

  test("T-17g, 4.3d the early classes are outside", () => {
    const ids = ["Ab", "Ag", "AG", "A1", "A2", "A3", "G1"];
    const board = stateOf(ids.map((id) => ({ id })));
    const lineUp: LineUp = { early: [0, 1, 2], ranks: [[3], [4], [5], [6]], settled: [] };
    expect(movingOrder(board, lineUp, []).map((index) => ids[index])).toEqual([
      "Ab",
      "Ag",
      "AG",
      "A1",
      "A2",
      "G1",
      "A3",
    ]);
  });

  test("T-17h, 4.3e, A-35 tied friends are parted; the owner names the first", () => {
    const ids = ["A1", "A2", "A3", "G1"];
    const board = stateOf(ids.map((id) => ({ id })));
    const tied: LineUp = { early: [], ranks: [[0], [1, 2], [3]], settled: [] };
    expect(openChoice(board, tied, [])).toEqual({ seat: "allied", among: [1, 2] });
    const { lineUp } = chosen(tied, [], 2, [1, 2]);
    expect(openChoice(board, lineUp, [])).toBeUndefined();
    expect(movingOrder(board, lineUp, []).map((index) => ids[index])).toEqual(["A1", "A3", "G1", "A2"]);
  });

  test("T-17i, A-26 a chain is one group of its foremost aircraft", () => {
    const { ids } = line("[A1 G1 A2] A3 A4 G2");
    const at = (id: string) => ids.indexOf(id);
    const chain = [
      { tailer: at("G1"), target: at("A1") },
      { tailer: at("A2"), target: at("G1") },
    ];
    expect(moves("[A1 G1 A2] A3 A4 G2", chain)).toBe("A1 G1 A2 A3 G2 A4");
  });

  test("A-25 two tailers of one owner: he names the first, and each keeps its own tailers", () => {
    const { board, ids, lineUp, tails } = line("[A1 G1 G2] A2");
    const choice = openChoice(board, lineUp, tails);
    expect(choice).toEqual({ seat: "german", among: [1, 2] });
    const after = chosen(lineUp, tails, 2, [1, 2]);
    expect(openChoice(board, after.lineUp, after.tails)).toBeUndefined();
    expect(movingOrder(board, after.lineUp, after.tails).map((index) => ids[index])).toEqual([
      "A1",
      "G2",
      "G1",
      "A2",
    ]);
  });

  test("4.3a no unit is lost and none moves twice", () => {
    const units = Array.from({ length: 12 }, (_, lead) => ({
      lead,
      side: (lead % 5 === 0 ? 1 : 0) as 0 | 1,
    }));
    expect([...balanced(units)].sort((a, b) => a.lead - b.lead)).toEqual(units);
  });
});

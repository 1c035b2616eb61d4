import { describe, expect, it } from "vitest";
import type { Throw } from "../../src/core/dice/dice.ts";
import type { GameEvent } from "../../src/core/game.ts";
import type { Values } from "../../src/core/phrase.ts";
import { throwsByFact } from "../../src/face/decided.ts";

function thrown(key: string, values: Values, ...faces: readonly number[]): Throw {
  return { dice: faces.map(() => "d6" as const), faces, by: "red", why: { key, values } };
}

describe("throws and facts", () => {
  const decides = { roll: ["rolls"], tie: ["ties"], shell: ["shells"], leaf: ["moves"] };
  const [first, second] = [thrown("roll", { id: "A1" }, 1, 2), thrown("roll", { id: "A2" }, 3, 4)];
  const events: readonly GameEvent[] = [
    { key: "turn", values: {} },
    { key: "rolls", values: { id: "A1" } },
    { key: "rolls", values: { id: "A2" } },
  ];

  it("belong together by whom both are about", () => {
    const byFact = throwsByFact([first, second], events, decides);
    expect(events.map((event) => byFact.get(event))).toEqual([undefined, [first], [second]]);
  });

  it("several throws are told by one fact, and the same throw again by the next", () => {
    const ties = [
      { key: "ties", values: { ids: ["A1", "A2", "A3"] } },
      { key: "ties", values: { ids: ["A1", "A2"] } },
    ];
    const all = ["A1", "A2", "A3", "A1", "A2"].map((id, at) => thrown("tie", { id }, at + 1));
    const byFact = throwsByFact(all, ties, decides);
    expect(ties.map((event) => byFact.get(event))).toEqual([all.slice(0, 3), all.slice(3)]);
  });

  it("the same throw at one piece twice is two facts, in their order", () => {
    const shells = [1, 2].map((guns) => ({ key: "shells", values: { id: "A1", guns } }));
    const all = [thrown("shell", { id: "A1" }, 5), thrown("shell", { id: "A1" }, 6)];
    const byFact = throwsByFact(all, shells, decides);
    expect(shells.map((event) => byFact.get(event))).toEqual([[all[0]], [all[1]]]);
  });

  it("what is thrown twice for one fact stands before it twice", () => {
    const moves = [{ key: "moves", values: { id: "A1" } }];
    const all = [thrown("leaf", { id: "A1" }, 5), thrown("leaf", { id: "A1" }, 6)];
    expect(throwsByFact(all, moves, decides).get(moves[0])).toEqual(all);
  });

  it("of what nothing is told stands alone", () => {
    const lonely = thrown("else", {}, 2);
    expect([...throwsByFact([lonely], events, decides)]).toEqual([[undefined, [lonely]]]);
  });
});

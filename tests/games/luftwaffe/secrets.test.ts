import { describe, expect, it } from "vitest";
import { seededDice } from "../../../src/core/dice/random.ts";
import { luftwaffe as game } from "../../../src/games/luftwaffe/computer/game.ts";
import { Match } from "./play.ts";

const VIEWERS = ["american", "german", "table"] as const;
const SHEET = "sheet SHP-2 0308 1 91BG 303BG 305BG SHP-1 0308 9 306BG 44BG 93BG";

function seen(match: Match) {
  const [american, german, table] = VIEWERS.map((viewer) => game.view(match.state, viewer));
  if (!american || !german || !table) throw new Error("nobody looks");
  return { american, german, table };
}

describe("LW-L52: who sees what", () => {
  it("the Target Sheet is the American's till a unit bombs", () => {
    const match = Match.of({ scenario: "wilhelmshaven" }).play(SHEET);
    const line = { target: "SHP-2", entry: "0308", turn: 1 };
    const lineIn = (view: typeof match.state) => view.americans.find(({ id }) => id === "91BG")?.line;
    expect(lineIn(seen(match).american)).toEqual(line);
    for (const view of [seen(match).german, seen(match).table]) {
      expect(lineIn(view)).toBeNull();
      expect(view.named).toBeNull();
    }
    match.with((state) => ({
      ...state,
      americans: state.americans.map((one) => ({ ...one, bombed: true })),
    }));
    expect(lineIn(seen(match).german)).toEqual(line);
  });

  it("bomber-killer marks are the German's till a unit fires or is fired at", () => {
    const match = Match.of({ scenario: "wilhelmshaven" }).play(SHEET, "mark FW190-JG26");
    const markIn = (view: typeof match.state) => view.germans.find(({ id }) => id === "FW190-JG26")?.killer;
    expect(markIn(seen(match).german)).toBe(true);
    for (const view of [seen(match).american, seen(match).table]) expect(markIn(view)).toBeNull();
    match.with((state) => ({ ...state, germans: state.germans.map((one) => ({ ...one, shown: true })) }));
    expect(markIn(seen(match).american)).toBe(true);
  });

  it("the fuel list is the German's till the quarter ends, and so is what goes into the reserve", () => {
    const match = Match.of({}).until("allocate").play("ground Me109-JG1 reserve 10");
    const own = seen(match).german;
    expect(own.germans.find(({ id }) => id === "Me109-JG1")?.fuelled).toBe(false);
    expect(own.economy.reserveNext).toBe(120);
    for (const view of [seen(match).american, seen(match).table]) {
      expect(view.germans.every(({ fuelled }) => fuelled === null)).toBe(true);
      expect([view.economy.reserve, view.economy.reserveNext]).toEqual([0, null]);
    }
    match.play("sheet none", "mark none").until("raf");
    expect(seen(match).american.economy.reserve).toBe(120);
    expect(match.state.germans.find(({ id }) => id === "Me109-JG1")?.fuelledBefore).toBe(false);
  });

  it("is asked alike whatever is hidden: bombs wherever somebody stands over a target, take-offs without fuel", () => {
    const match = Match.of({ scenario: "wilhelmshaven" }).play(SHEET, "mark none").until("american-move");
    match.with((state) => ({
      ...state,
      americans: state.americans.map((one) => (one.id === "91BG" ? { ...one, hex: "1409" } : one)),
    }));
    match.play("done").until("bomb");
    expect(match.refused("bomb").code).toBe("nothing-to-bomb");
    for (const viewer of VIEWERS) {
      const world = game.imagine(game.view(match.state, viewer), seededDice("world"));
      expect(game.prompts(world)).toEqual(game.prompts(match.state));
    }
  });
});

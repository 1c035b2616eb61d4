import { describe, expect, test } from "vitest";
import { greatWar } from "../../../../../src/games/great-war/computer/game.ts";
import { movesOf } from "../../../../../src/games/great-war/rules/flow/agenda.ts";
import type { State } from "../../../../../src/games/great-war/rules/state/state.ts";
import type { Plane } from "../../board.ts";
import { at, atTheFront, exactly, gun } from "./scene.ts";

function moving(change: Partial<Plane>, guns: State["guns"]): State {
  const board = { ...atTheFront([{ id: "A1", hex: at(13), altitude: 450, kills: 12, ...change }]), guns };
  return { ...board, agenda: movesOf(board, [0]) };
}

describe("A-48 an ace chooses before a move under guns", () => {
  test("he is asked first, then for his move, and what he said holds", () => {
    const state = moving({}, [gun("mg")]);
    expect(greatWar.prompts(state)).toMatchObject([{ id: "A1", kind: "ace", opens: "now" }]);
    const answers = new Map([["A1", { kind: "ace" as const, text: "defend" as const }]]);
    const next = exactly([], (dice) => greatWar.resolve(state, answers, dice)).state;
    expect(next.aircraft[0]?.choice).toBe("defend");
    expect(greatWar.prompts(next)).toMatchObject([{ id: "A1", kind: "move" }]);
  });

  test("without guns there is nothing to ask, and who is no ace has nothing to choose", () => {
    expect(moving({}, []).agenda).toEqual([{ do: "move", who: 0 }]);
    expect(greatWar.prompts(moving({ kills: 4 }, [gun("mg")]))).toEqual([]);
  });
});

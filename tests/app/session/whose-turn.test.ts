import { expect, test } from "vitest";
import type { TableStore } from "../../../src/app/session/session.ts";
import { whoseTurn } from "../../../src/app/session/whose-turn.ts";
import { at, choiceOf, openDuel } from "./table.ts";

/** Writes and seals every answer of a seat, one by one, and hands nothing on. */
function sealOneByOne(store: TableStore, seat: "red" | "blue", piece: string): void {
  const plan = [choiceOf(seat), [`${seat}-bid`, "bid 0"], [piece, "done"]] as const;
  for (const [prompt, text] of plan) {
    at(store).setDraft(prompt, text);
    at(store).seal(prompt);
  }
}

test("it is the turn of who sits at the screen until he passes it on, with every answer written or not", () => {
  const { store } = openDuel();
  const turn = () => whoseTurn(at(store), false);
  expect(turn()).toEqual(["red"]);
  at(store).liftCurtain();
  sealOneByOne(store, "red", "R1");
  expect(at(store).awaited).toEqual(["red", "blue"]);
  expect(turn()).toEqual(["red"]);
  at(store).sealAll("red");
  expect(turn()).toEqual(["blue"]);
});

test("who plays alone waits for the computer when he has handed everything in", () => {
  const { store } = openDuel(undefined, { red: "pilot" });
  sealOneByOne(store, "blue", "B1");
  expect(whoseTurn(at(store), false)).toEqual(["blue"]);
  at(store).sealAll("blue");
  expect(whoseTurn(at(store), false)).toEqual(["red"]);
});

import { expect, test } from "vitest";
import { edgeFor } from "../../../src/app/session/seats.ts";
import { openLastShot } from "./dogfight.ts";
import { at, openDuel } from "./table.ts";

test("the edge at the bottom is that of who is asked, in secret or in the open, and nobody's while the screen is passed on", async () => {
  const store = await openLastShot();
  const edges = [edgeFor(at(store))];
  for (const [seat, piece] of [
    ["red", "R1"],
    ["blue", "B1"],
  ] as const) {
    at(store).liftCurtain();
    edges.push(edgeFor(at(store)));
    at(store).setDraft(piece, "2");
    at(store).sealAll(seat);
    edges.push(edgeFor(at(store)));
  }
  // Blue plotted last; red names a target in the open.
  expect(edges).toEqual([undefined, 0, undefined, 1, 0]);
  at(store).answerNow("red", "R1 front B1");
  expect(edgeFor(at(store))).toBeUndefined();
});

test("who plays alone keeps the own edge at the bottom", () => {
  const { store } = openDuel(undefined, { red: "pilot" });
  expect(edgeFor(at(store))).toBe(1);
});

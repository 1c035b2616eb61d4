import { expect, it } from "vitest";
import { trailsOf } from "../../../../src/games/luftwaffe/face/trails.ts";
import type { State } from "../../../../src/games/luftwaffe/rules/state/state.ts";
import { view } from "../../../../src/games/luftwaffe/rules/view/view.ts";
import { raidState } from "./state.ts";

const APRIL_45 = 9;

/** A raid of the last quarter with every jet in the air. */
function jetsUp(): State {
  const state = raidState(APRIL_45);
  const germans = state.germans.map((one) =>
    one.presence === "in-play" && one.type === "Me262"
      ? { ...one, base: null, hex: "1612", counter: 3 }
      : one,
  );
  return { ...state, germans };
}

it("every bomber that flies draws a contrail for all turns of a raid, of the Germans jets for three", () => {
  const state = jetsUp();
  const drawn = [...(trailsOf(view(state, "table"), []) ?? [])].map(([, { latest }]) => latest);
  const typeOf = ({ id }: { readonly id: string }) =>
    [...state.americans, ...state.germans].find((one) => one.id === id)?.type ?? "";
  const of = (side: number) => drawn.filter((one) => one.side === side);
  const bombers = state.americans.filter(({ hex, type }) => hex !== null && type.startsWith("B"));
  expect(
    of(0)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(bombers.map(({ id }) => id).toSorted());
  expect(new Set(of(0).map(({ lasts }) => lasts))).toEqual(new Set([20]));
  expect(of(1).length).toBeGreaterThan(0);
  for (const jet of of(1))
    expect([typeOf(jet), jet.lasts]).toEqual([expect.stringMatching(/Me262|Me163|He162/), 3]);
});

it("nothing hangs in the sky outside of a raid", () => {
  expect(trailsOf(view({ ...raidState(), turn: 0 }, "table"), [])).toBeUndefined();
});

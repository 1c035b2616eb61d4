import { expect, test } from "vitest";
import { seededDice } from "../../../../src/core/dice/random.ts";
import { greatWar } from "../../../../src/games/great-war/computer/game.ts";

const { state } = greatWar.setup({ scenario: "duel" }, seededDice("report"));

/** What is told of the first aircraft with its barrels changed, all or the first of each mount. */
function told(change: object, all = true) {
  const [first, ...rest] = state.aircraft;
  if (!first) throw new Error("nobody flies");
  const guns = first.guns.map((mount) =>
    mount.map((barrel, place) => (all || place === 0 ? { ...barrel, ...change } : barrel)),
  );
  const [own] = Object.values(
    greatWar.report(greatWar.view({ ...state, aircraft: [{ ...first, guns }, ...rest] }, "table")).pieces,
  );
  return own as { readonly jams: unknown; readonly destroyedGuns: unknown; readonly ammunition: object };
}

test("a report tells of each barrel how much is left, and which are jammed or destroyed", () => {
  const names = Object.keys(told({}).ammunition);
  expect(names.length).toBeGreaterThan(0);
  expect(told({})).toMatchObject({ jams: [], destroyedGuns: [] });
  expect(told({ jammed: true })).toMatchObject({ jams: names, destroyedGuns: [] });
  expect(told({ broken: true })).toMatchObject({ jams: [], destroyedGuns: names });
  expect(told({ drums: [3, 4] }).ammunition).toEqual(Object.fromEntries(names.map((name) => [name, 7])));
  expect(told({ jammed: true }, false).jams).toEqual(names.filter((name) => name === names[0]));
});

import { afterEach, expect, it } from "vitest";
import { EnterKey, READ } from "../../../../src/app/face/table/enter-key.ts";
import { useSettings } from "../../../../src/app/settings/settings.ts";

afterEach(() => useSettings.setState({ enter: true }));

function shownAt(since: number): { readonly enter: EnterKey; press(at: number): readonly boolean[] } {
  const enter = new EnterKey();
  enter.show(since);
  return {
    enter,
    press(at) {
      const told: boolean[] = [];
      told.push(enter.press(at, () => told.push(enter.answers)));
      return told;
    },
  };
}

it("takes only what stood on the screen for 0.7 seconds when the key went down", () => {
  expect(READ).toBe(700);
  const { press } = shownAt(10_000);
  expect(press(10_000)).toEqual([false]);
  expect(press(10_699)).toEqual([false]);
  expect(press(10_700)).toEqual([true, true]);
});

it("takes nothing of what has not come on the screen", () => {
  expect(new EnterKey().press(1_000_000, () => undefined)).toBe(false);
});

it("of three presses one after the other only that counts which could have read its question", () => {
  const answered: number[] = [];
  let { enter } = shownAt(0);
  for (const at of [1000, 1200, 1400, 2100]) {
    enter.press(at, () => {
      answered.push(at);
      ({ enter } = shownAt(at));
    });
  }
  expect(answered).toEqual([1000, 2100]);
});

it("what lay below a sheet has to be read anew", () => {
  const { enter, press } = shownAt(0);
  enter.show(5000);
  expect(press(5500)).toEqual([false]);
  expect(press(5700)).toEqual([true, true]);
});

it("whoever does not want it never answers by Enter alone", () => {
  useSettings.setState({ enter: false });
  expect(shownAt(0).press(60_000)).toEqual([false]);
});

it("what is answered otherwise is not told as answered by Enter", () => {
  const { enter, press } = shownAt(0);
  press(1000);
  expect(enter.answers).toBe(false);
});

import fc from "fast-check";
import { afterEach, expect, it, vi } from "vitest";
import { changedKeys, restoreKeys, setKey, takenBy } from "../../../src/app/keys/changing.ts";
import { besides, SHORTCUT_GROUPS, shortcutsIn } from "../../../src/app/keys/page-keys.ts";
import { useSettings } from "../../../src/app/settings/settings.ts";
import { keysOf, usualKeysOf } from "../../../src/scene/keystroke.ts";

vi.stubGlobal("localStorage", undefined);

const ACTIONS = SHORTCUT_GROUPS.flatMap(shortcutsIn);

afterEach(() => useSettings.setState({ keys: {} }));

it("no action has a key by itself that another one has where it holds", () => {
  for (const action of ACTIONS)
    expect([action, takenBy(action, usualKeysOf(action))]).toEqual([action, undefined]);
  expect(new Set(ACTIONS).size).toBe(ACTIONS.length);
});

it("a key is taken where another action of the same place has it now", () => {
  expect(takenBy("tape", ["r", "KeyR"])).toBe("roll");
  expect(takenBy("tape", ["w", "KeyW"])).toBe("away");
  expect(takenBy("tape", ["/"])).toBe("search");
  expect(takenBy("anew", ["r", "KeyR"])).toBeUndefined();
  expect(takenBy("anew", ["?"])).toBe("help");
  setKey("roll", "y");
  expect(takenBy("tape", ["r", "KeyR"])).toBeUndefined();
  expect(takenBy("tape", ["y", "KeyY"])).toBe("roll");
  expect(takenBy("roll", ["y", "KeyY"])).toBeUndefined();
});

it("keys are set and restored, one or all, and what was spoilt goes by itself", () => {
  useSettings.setState({ keys: { sound: "ab", nobody: "z", log: "4" } });
  setKey("tape", "y");
  setKey("roll", "j");
  expect(changedKeys()).toEqual({ tape: "y", roll: "j" });
  expect(useSettings.getState().keys).toEqual({ tape: "y", roll: "j" });
  restoreKeys("tape");
  expect(keysOf("tape")).toEqual(["m"]);
  expect(keysOf("roll")).toEqual(["j"]);
  setKey("tape", "y");
  restoreKeys();
  expect(useSettings.getState().keys).toEqual({});
});

it("whatever is set unless it is taken, no two actions of one place have one key", () => {
  const wish = fc.tuple(fc.constantFrom(...ACTIONS), fc.constantFrom(..."abmnrt[?+"));
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 12 }), (wishes) => {
      useSettings.setState({ keys: {} });
      for (const [action, key] of wishes)
        if (takenBy(action, [key, `Key${key.toUpperCase()}`]) === undefined) setKey(action, key);
      for (const action of ACTIONS)
        for (const other of besides(action))
          expect(keysOf(action).filter((key) => keysOf(other).includes(key))).toEqual([]);
    }),
  );
});

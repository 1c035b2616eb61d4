import { afterEach, describe, expect, it } from "vitest";
import { keyring } from "../../src/scene/keyring.ts";
import {
  actOf,
  DIGITS,
  digitOf,
  isFreeKey,
  type Keystroke,
  keyNameOf,
  shortcutOf,
} from "../../src/scene/keystroke.ts";

/** A key press: what it types, where it lies, and what is held: s(hift), a(lt), c(trl), m(eta), g: AltGr. */
function press(key: string, code: string, held = "", more: Partial<Keystroke> = {}): Keystroke {
  return {
    key,
    code,
    shiftKey: held.includes("s"),
    altKey: held.includes("a"),
    ctrlKey: held.includes("c"),
    metaKey: held.includes("m"),
    isComposing: false,
    keyCode: 0,
    getModifierState: (name) => name === "AltGraph" && held.includes("g"),
    ...more,
  };
}

const KEYS = ["m", "r", "o", "p", "l", "n", "f", "v", "h", "t", "q", "e", "c", "?", "[", "]", "+", "-"];
const SIGNS = Object.fromEntries([...KEYS, "Enter", "Escape"].map((key) => [key, key]));

/** Where letters lie on other layouts than the American one, by what they type. */
const LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  QWERTY: {},
  AZERTY: { q: "KeyA", a: "KeyQ", z: "KeyW", w: "KeyZ", m: "Semicolon" },
  QWERTZ: { z: "KeyY", y: "KeyZ" },
  Czech: { z: "KeyY", y: "KeyZ" },
  Dvorak: {
    r: "KeyO",
    o: "KeyS",
    p: "KeyR",
    l: "KeyP",
    n: "KeyL",
    f: "KeyY",
    v: "Period",
    h: "KeyJ",
    t: "KeyK",
    c: "KeyI",
    q: "KeyX",
    e: "KeyD",
  },
  Colemak: { r: "KeyS", o: "Semicolon", p: "KeyR", l: "KeyU", n: "KeyJ", f: "KeyE", t: "KeyF", e: "KeyK" },
};

describe.each(Object.entries(LETTERS))("on a %s keyboard", (_, places) => {
  it.each(KEYS.filter((key) => /[a-z]/.test(key)))(
    "%s is what types it, with Shift and Caps Lock too",
    (letter) => {
      const code = places[letter] ?? `Key${letter.toUpperCase()}`;
      expect(actOf(press(letter, code), SIGNS)).toBe(letter);
      expect(actOf(press(letter.toUpperCase(), code, "s"), SIGNS)).toBe(letter);
      expect(actOf(press(letter.toUpperCase(), code), SIGNS)).toBe(letter);
      for (const held of ["c", "m", "a", "ca"])
        expect(actOf(press(letter, code, held), SIGNS)).toBeUndefined();
    },
  );
});

/** What the keys of the upper row type without Shift. */
const ROWS: Readonly<Record<string, string>> = {
  QWERTY: "1234567890",
  AZERTY: `&é"'(-è_çà`,
  Czech: "+ěščřžýáíé",
  "Programmer Dvorak": "&[{}(=*)+]",
};

describe.each(Object.entries(ROWS))("digits of a %s keyboard", (_, row) => {
  it.each([...row].map((typed, at) => [at + 1, typed] as const))("%i is where it lies", (digit, typed) => {
    const sign = `${digit % 10}`;
    const code = `Digit${sign}`;
    expect(actOf(press(typed, code), DIGITS)).toBe(digit);
    // 0 is the tenth answer, and no view of the camera.
    const view = digit > 9 ? undefined : sign;
    expect(digitOf(press(typed, code))).toBe(view);
    expect(digitOf(press(typed, code, "a"))).toBe(view);
    expect(actOf(press(sign, `Numpad${sign}`), DIGITS)).toBe(digit);
  });
});

it.each<readonly [what: string, event: Keystroke, meant: string | undefined]>([
  ["Shift and a digit of an AZERTY keyboard types the digit", press("3", "Digit3", "s"), "3"],
  ["Shift and a digit of an American one does not", press("#", "Digit3", "s"), undefined],
  ["a full-width digit", press("３", "Digit3"), "3"],
  ["a digit with Ctrl", press("3", "Digit3", "c"), undefined],
  ["a digit with Alt", press("3", "Digit3", "a"), undefined],
])("%s", (_, event, meant) => {
  expect(actOf(event, DIGITS)?.toString()).toBe(meant);
});

it.each<readonly [what: string, event: Keystroke, meant: string | undefined]>([
  ["a bracket by itself", press("[", "BracketLeft"), "["],
  ["a bracket with AltGr on Windows, QWERTZ", press("[", "Digit8", "cag"), "["],
  ["a bracket with AltGr, told as Ctrl and Alt", press("]", "Digit9", "ca"), "]"],
  ["a bracket with AltGr on Linux, AZERTY", press("[", "Digit5", "g"), "["],
  ["a bracket with AltGr, Czech", press("]", "KeyG", "cag"), "]"],
  ["a bracket with Option on a Mac, QWERTZ", press("]", "Digit6", "a"), "]"],
  ["a bracket with Option and Shift on a Mac, AZERTY", press("]", "Minus", "as"), "]"],
  ["the place of a bracket, QWERTZ", press("ü", "BracketLeft"), "["],
  ["the place of a bracket, Czech", press(")", "BracketRight"), "]"],
  ["the place of a bracket, AZERTY", press("$", "BracketRight"), "]"],
  ["the place of a bracket where a sign of ours is typed, QWERTZ", press("+", "BracketRight"), "+"],
  ["a question mark, QWERTZ", press("?", "Minus", "s"), "?"],
  ["a question mark, Czech", press("?", "Comma", "s"), "?"],
  ["a question mark, full-width", press("？", "Slash", "s"), "?"],
  ["a full-width letter", press("ｍ", "KeyM"), "m"],
  ["a letter below a Greek one", press("μ", "KeyM"), "m"],
  ["a letter below a Russian one, with Shift", press("Д", "KeyL", "s"), "l"],
  ["a sign at the place of a letter, Dvorak", press("'", "KeyQ"), undefined],
  ["Euro with AltGr", press("€", "KeyE", "cag"), undefined],
  ["a letter with AltGr at the place of another", press("ł", "KeyL", "g"), undefined],
  ["Enter", press("Enter", "Enter"), "Enter"],
  ["a letter while an input method composes", press("m", "KeyM", "", { isComposing: true }), undefined],
  ["Enter while an input method composes", press("Enter", "Enter", "", { isComposing: true }), undefined],
  ["a key that an input method has taken", press("Process", "KeyM", "", { keyCode: 229 }), undefined],
  ["what every object has", press("constructor", ""), undefined],
])("%s", (_, event, meant) => {
  expect(actOf(event, SIGNS)).toBe(meant);
});

it.each<readonly [what: string, event: Keystroke, meant: string | undefined]>([
  ["Alt and a letter", press("n", "KeyN", "a"), "n"],
  ["Alt and a letter, Dvorak", press("n", "KeyL", "a"), "n"],
  ["Option and a letter that waits for another one", press("Dead", "KeyN", "a"), "n"],
  ["Option and a letter that types a sign", press("∫", "KeyB", "a"), undefined],
  ["Alt and Ctrl and a letter", press("n", "KeyN", "ac"), undefined],
  ["a letter alone", press("n", "KeyN"), undefined],
])("with Alt held: %s", (_, event, meant) => {
  expect(actOf(event, { n: "n" }, "alt")).toBe(meant);
});

it.each<readonly [what: string, event: Keystroke, meant: string | undefined]>([
  ["Ctrl+Z", press("z", "KeyZ", "c"), "z"],
  ["Ctrl+Z, QWERTZ", press("z", "KeyY", "c"), "z"],
  ["Cmd+Shift+Z", press("Z", "KeyZ", "ms"), "z"],
  ["Ctrl+Z, AZERTY", press("z", "KeyW", "c"), "z"],
  ["Ctrl+W of an AZERTY keyboard, which closes the tab", press("w", "KeyZ", "c"), undefined],
  ["Ctrl+Z, Russian", press("я", "KeyZ", "c"), "z"],
  ["AltGr+Z", press("z", "KeyZ", "cag"), undefined],
])("with Ctrl or Cmd held: %s", (_, event, meant) => {
  expect(actOf(event, { z: "z" }, "command")).toBe(meant);
});

describe("keys of actions", () => {
  const acts = { tape: "tape", roll: "roll", away: "away", turnLeft: "turnLeft", further: "further" };
  const usual = keyring.now;
  const set = (letterKeys: boolean, keys: Readonly<Record<string, unknown>> = {}) => {
    keyring.now = () => ({ letterKeys, keys });
  };
  afterEach(() => {
    keyring.now = usual;
  });

  it.each<readonly [what: string, event: Keystroke, meant: string | undefined]>([
    ["a letter", press("m", "KeyM"), "tape"],
    ["each of several keys", press("[", "BracketLeft"), "turnLeft"],
    ["a sign of its own", press("−", "Minus"), "further"],
    ["a key by its place, AZERTY", press("z", "KeyW"), "away"],
    ["that with Shift", press("Z", "KeyW", "s"), undefined],
    ["that with Ctrl", press("z", "KeyW", "c"), undefined],
    ["another letter", press("x", "KeyX"), undefined],
  ])("%s", (_, event, meant) => {
    expect(shortcutOf(event, acts)).toBe(meant);
  });

  it("are those that were set, and no longer those before; what was kept and is no key does not count", () => {
    set(true, { tape: "y", roll: "12", away: 7, turnLeft: " ", unknown: "z" });
    expect(shortcutOf(press("Y", "KeyY", "s"), acts)).toBe("tape");
    expect(shortcutOf(press("m", "KeyM"), acts)).toBeUndefined();
    expect(shortcutOf(press("r", "KeyR"), acts)).toBe("roll");
    expect(shortcutOf(press("w", "KeyW"), acts)).toBe("away");
    expect(shortcutOf(press("q", "KeyQ"), acts)).toBe("turnLeft");
    expect([keyNameOf("tape"), keyNameOf("roll"), keyNameOf("away")]).toEqual(["Y", "R", "W"]);
  });

  it("do nothing once they are switched off, nor do digits and other signs; keys with names and with others stay", () => {
    set(false, { tape: "y" });
    for (const event of [
      press("y", "KeyY"),
      press("r", "KeyR"),
      press("w", "KeyW"),
      press("[", "BracketLeft"),
    ])
      expect(shortcutOf(event, acts)).toBeUndefined();
    expect(keyNameOf("tape")).toBeUndefined();
    expect(actOf(press("3", "Digit3"), DIGITS)).toBeUndefined();
    expect(digitOf(press("3", "Digit3"))).toBeUndefined();
    expect(digitOf(press("3", "Digit3", "a"))).toBe("3");
    expect(actOf(press("m", "KeyM"), SIGNS)).toBeUndefined();
    expect(actOf(press("Enter", "Enter"), SIGNS)).toBe("Enter");
    expect(actOf(press("z", "KeyZ", "c"), { z: "z" }, "command")).toBe("z");
    expect(actOf(press("n", "KeyN", "a"), { n: "n" }, "alt")).toBe("n");
  });

  it("are signs that are no digits", () => {
    expect(["y", "ß", "/", "é"].filter(isFreeKey)).toHaveLength(4);
    for (const key of ["Y", "5", "", " ", "ab", "\n", 3, null, undefined]) expect(isFreeKey(key)).toBe(false);
  });
});

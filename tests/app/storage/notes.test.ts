import { describe, expect, it } from "vitest";
import { deletesAfterAWeek } from "../../../src/app/storage/keep-for-good.ts";
import { notesIn } from "../../../src/app/storage/notes.ts";

function refuse(): never {
  throw new DOMException("not allowed", "SecurityError");
}

describe("notes", () => {
  it.each([
    ["a storage that may not be named", refuse],
    ["one that refuses every call", () => ({ getItem: refuse, setItem: refuse, removeItem: refuse })],
  ])("of %s are not there and not kept", (_, storage) => {
    const notes = notesIn(storage);
    expect(notes.get("a")).toBeNull();
    expect(notes.set("a", "b")).toBe(false);
    expect(notes.remove("a")).toBe(false);
    expect(notes.get("a")).toBeNull();
  });

  it("lists no keys where none may be read", () => {
    expect(notesIn(refuse).keys()).toEqual([]);
  });
});

describe("a browser that deletes after a week", () => {
  const APPLE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
  it.each([
    [
      "Safari on a Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
      true,
    ],
    ["Safari on a phone", `${APPLE} Version/18.0 Mobile/15E148 Safari/604.1`, true],
    ["Chrome on such a phone", `${APPLE} CriOS/130.0 Mobile/15E148 Safari/604.1`, true],
    ["Firefox on such a phone", `${APPLE} FxiOS/131.0 Mobile/15E148 Safari/605.1.15`, true],
    [
      "Chrome",
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36",
      false,
    ],
    [
      "Edge",
      "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0",
      false,
    ],
    [
      "Chrome on Android",
      "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
      false,
    ],
    ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0", false],
  ])("%s", (_, agent, deletes) => {
    expect(deletesAfterAWeek(agent, false)).toBe(deletes);
    expect(deletesAfterAWeek(agent, true)).toBe(false);
  });
});

import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "../../../src/app/table/clipboard.ts";

afterEach(() => vi.unstubAllGlobals());

/** A clipboard that keeps what it is given, as a browser with or without items does. */
function clipboard(items: boolean, refuses = false): { readonly kept: string[]; readonly calls: string[] } {
  const kept: string[] = [];
  const calls: string[] = [];
  const keep = (name: string, text: string) => {
    calls.push(name);
    if (refuses) throw new DOMException("no", "NotAllowedError");
    kept.push(text);
  };
  vi.stubGlobal("navigator", {
    clipboard: {
      writeText: async (text: string) => keep("writeText", text),
      write: async ([item]: { readonly "text/plain": Promise<Blob> }[]) => {
        calls.push("asked");
        keep("write", (await (await item?.["text/plain"])?.text()) ?? "");
      },
    },
  });
  vi.stubGlobal(
    "ClipboardItem",
    items
      ? class {
          constructor(parts: object) {
            Object.assign(this, parts);
          }
        }
      : undefined,
  );
  return { kept, calls };
}

test("a text is copied as it is", async () => {
  const { kept } = clipboard(true);
  expect(await copyText("abc")).toBe(true);
  expect(kept).toEqual(["abc"]);
});

test.each([true, false])(
  "a text that is still being made is copied when it is there, with items: %s",
  async (items) => {
    const { kept, calls } = clipboard(items);
    let made: (text: string) => void = () => undefined;
    const done = copyText(new Promise<string>((resolve) => (made = resolve)));
    // The browser is asked before the text is there, as long as it lets the page.
    expect(calls).toEqual(items ? ["asked"] : []);
    made("abc");
    expect(await done).toBe(true);
    expect(kept).toEqual(["abc"]);
  },
);

test("where the browser refuses, or the text can't be made, nothing is said to be copied", async () => {
  clipboard(true, true);
  expect(await copyText("abc")).toBe(false);
  const { kept } = clipboard(false);
  expect(await copyText(Promise.reject(new Error("no")))).toBe(false);
  expect(kept).toEqual([]);
});

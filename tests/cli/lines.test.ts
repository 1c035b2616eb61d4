import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lines } from "../../src/cli/lines.ts";
import { MAX_FILE_LENGTH } from "../../src/core/limits.ts";

async function all(...chunks: string[]): Promise<string[]> {
  async function* stream() {
    yield* chunks;
  }
  const found: string[] = [];
  for await (const line of lines(stream())) found.push(line);
  return found;
}

describe("lines of a stream", () => {
  test.each([
    [[], []],
    [["a"], ["a"]],
    [["a\nb\n"], ["a", "b"]],
    [["a\r\nb\r\n"], ["a", "b"]],
    [
      ["a\r", "\nb"],
      ["a", "b"],
    ],
    [["\n\na"], ["", "", "a"]],
    [
      ["one ", "line ", "in pieces\nand", " two"],
      ["one line in pieces", "and two"],
    ],
    [['{"a":"\u2028\u2029\u0085\r"}\n'], ['{"a":"\u2028\u2029\u0085\r"}']],
  ])("%j", async (chunks, wanted) => {
    expect(await all(...chunks)).toEqual(wanted);
  });

  test("are kept no further than shows that they are too long", async () => {
    const part = "x".repeat(MAX_FILE_LENGTH / 2);
    const found = await all("a\n", part, part, part, part, "\nb\n", part);
    expect(found.map(({ length }) => length)).toEqual([1, MAX_FILE_LENGTH + 1, 1, part.length]);
  });

  test("do not depend on how the stream is cut", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom("a", "\n", "\r", " ") }),
        fc.nat(),
        async (text, at) => {
          const cut = text.length === 0 ? 0 : at % text.length;
          expect(await all(text.slice(0, cut), text.slice(cut))).toEqual(await all(text));
        },
      ),
    );
  });
});

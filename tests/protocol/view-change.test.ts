import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changed, changeTo } from "../../src/protocol/view-change.ts";

/** Values that have parts in common. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom(null, 0, 1, -0.5, "", "a", true),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom("a", "b", "0", "length"), tie("value"), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
}));

const plain = (one: unknown) => JSON.parse(JSON.stringify(one));

describe("a change of a value", () => {
  it("turns any value into any other, as both come over the line", () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        expect(changed(plain(before), plain(changeTo(before, after)))).toEqual(plain(after));
      }),
    );
  });

  it("of a value that is the same, made anew or not, is nothing, so that it tells of nothing hidden", () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(changeTo(one, one)).toEqual({});
        const again = plain(one);
        expect(changeTo({ part: plain(one) }, { part: again })).toEqual({});
      }),
    );
  });

  it("leaves what has not changed the same one", () => {
    const before = { setup: { sides: ["red", "blue"] }, aircraft: [{ at: 1 }, { at: { x: 2 } }] };
    const after = { setup: { sides: ["red", "blue"] }, aircraft: [{ at: 1 }, { at: { x: 3 } }, { at: 4 }] };
    const change = changeTo(before, after);
    expect(change).toEqual({ aircraft: { 1: { at: { x: [3] } }, 2: [{ at: 4 }] } });
    const now = changed(before, change) as typeof before;
    expect(now).toEqual(after);
    expect(now.setup).toBe(before.setup);
    expect(now.aircraft[0]).toBe(before.aircraft[0]);
    expect(before.aircraft).toHaveLength(2);
  });

  it("takes away parts, and the end of a list", () => {
    const change = changeTo({ shooter: "R1", list: [1, 2, 3, 4] }, { shooter: undefined, list: [1, 5] });
    expect(change).toEqual({ shooter: [], list: { 1: [5], 2: [], 3: [] } });
    expect(changed({ shooter: "R1", list: [1, 2, 3, 4] }, change)).toEqual({ list: [1, 5] });
  });

  it.each([null, 7, "text", undefined])("that is none, %j, changes nothing", (none) => {
    expect(changed({ a: 1 }, none as never)).toEqual({ a: 1 });
    expect(changed(3, { a: none as never })).toEqual({ a: undefined });
  });
});

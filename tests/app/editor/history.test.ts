import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { begun, edited, MOST_EDITS, redone, undone } from "../../../src/app/editor/history.ts";
import { anyBeginning, anyEdit } from "../../games/dogfight/face/editor/drafts.ts";

describe("edits", () => {
  it("are taken back and put back one by one", () => {
    const two = edited(edited(begun("a"), "b"), "c");
    expect(undone(two).now).toBe("b");
    expect(undone(undone(two)).now).toBe("a");
    expect(redone(undone(undone(two))).now).toBe("b");
    expect(undone(begun("a"))).toEqual(begun("a"));
    expect(redone(two)).toBe(two);
  });

  it("of one drag are one, and a new one after undo begins afresh", () => {
    const dragged = ["b", "c", "d"].reduce((now, next) => edited(now, next, "drag 1"), begun("a"));
    expect(dragged.past).toEqual(["a"]);
    expect(undone(dragged).now).toBe("a");
    expect(edited(undone(dragged), "e", "drag 1").past).toEqual(["a"]);
    expect(edited(dragged, "e", "drag 2").past).toEqual(["a", "d"]);
  });

  it("that change nothing are none, and a new one forgets what was taken back", () => {
    const one = edited(begun("a"), "b");
    expect(edited(one, "b")).toBe(one);
    expect(edited(undone(one), "c").future).toEqual([]);
  });

  it("are remembered up to a limit", () => {
    let history = begun(0);
    for (let edit = 1; edit <= 100; edit++) history = edited(history, edit);
    expect(history.past).toHaveLength(MOST_EDITS);
    expect(history.now).toBe(100);
  });

  it("of any kind are undone exactly", () => {
    fc.assert(
      fc.property(anyBeginning, fc.array(anyEdit, { maxLength: 20 }), (start, edits) => {
        const states = [start];
        let history = begun(start);
        for (const edit of edits) {
          const next = edit(history.now);
          if (next !== history.now) states.push(next);
          history = edited(history, next);
        }
        for (const state of states.toReversed()) {
          expect(history.now).toBe(state);
          history = undone(history);
        }
        for (const state of states.slice(1)) {
          history = redone(history);
          expect(history.now).toBe(state);
        }
      }),
      { numRuns: 200 },
    );
  });
});

import { expect, test } from "vitest";
import { inSlices, useProgress } from "../../../src/app/storage/slices.ts";
import type { Work } from "../../../src/core/work.ts";

/** Work of some parts that each take so many milliseconds. */
function* parts(count: number, each: number): Work<string> {
  for (let at = 0; at < count; at++) {
    yield at / count;
    for (const end = performance.now() + each; performance.now() < end; );
  }
  return "done";
}

test("long work lets the page go on between its parts, and tells how far it has come", async () => {
  const shares: (number | null)[] = [];
  const leave = useProgress.subscribe(({ share }) => shares.push(share));
  let done = false;
  const work = inSlices(parts(12, 15)).then((value) => {
    done = true;
    return value;
  });
  // What comes in turn after the first slice comes before the end.
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toBe(false);
  expect(await work).toBe("done");
  leave();
  expect(shares.length).toBeGreaterThan(2);
  expect(shares.slice(0, -1)).toEqual(shares.slice(0, -1).toSorted((a, b) => Number(a) - Number(b)));
  expect(shares.at(-1)).toBe(null);
});

test("short work is done at once", async () => {
  const shares: (number | null)[] = [];
  const leave = useProgress.subscribe(({ share }) => shares.push(share));
  expect(await inSlices(parts(5, 0))).toBe("done");
  leave();
  expect(shares).toEqual([]);
});

import { expect, test } from "vitest";
import { ranksOf } from "../../../src/scene/overlay/ranks.ts";
import { NO_OVERLAY } from "../../../src/tabletop/overlay.ts";
import { piece, table } from "../../tabletop/fixtures.ts";

test("names are read in this order: who is looked at, who has to do with him, the others, wrecks and guns", () => {
  const pieces = [
    piece("R1", [], { x: 1, y: 1 }),
    piece("R2", [], { x: 2, y: 2 }),
    piece("B1", [], { x: 3, y: 3, side: 1 }),
    piece("B2", [], { x: 4, y: 4, side: 1 }),
    piece("B3", [], { x: 5, y: 5, side: 1, status: "destroyed" }),
    piece("F1", [], { x: 6, y: 6, side: 1, kind: "gun" }),
  ];
  const tabletop = { ...table(pieces), links: [{ from: "B1", to: "R2", kind: "tailing" as const }] };
  const overlay = { ...NO_OVERLAY, cells: [{ at: { x: 4, y: 4 }, tone: "lit" as const }] };
  const actors = pieces.map((after) => ({ id: after.id, after }));
  const ranks = ranksOf({ actors, tabletop, overlay, looked: "R2" });
  const [other, chosen, tailer, target, wreck, gun] = ranks as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  expect(chosen).toBeLessThan(tailer);
  expect(target).toBe(tailer);
  expect(tailer).toBeLessThan(other);
  expect(wreck).toBeGreaterThan(other);
  expect(gun).toBe(wreck);
});

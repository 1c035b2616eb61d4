import { describe, expect, it } from "vitest";
import { type Envelope, fieldsAt, type Ghost, isSeen } from "../../src/tabletop/overlay.ts";

const FIELDS = [{ weapon: "front", from: 330, to: 30, bands: [4, 8] }];
const ENVELOPE: Envelope = {
  piece: "R1",
  side: 1,
  ends: [
    { x: 10, y: 10, level: 3, heading: 90, order: "2" },
    { x: 12, y: 10, level: 3, heading: 0, order: "3" },
  ],
  fields: FIELDS,
};

describe("the fields of fire from a place that can be reached", () => {
  it("are those of the nearest end, turned with its nose", () => {
    expect(fieldsAt([ENVELOPE], { x: 10.4, y: 10.2 })).toEqual([
      { weapon: "front", from: 60, to: 120, bands: [4, 8], at: ENVELOPE.ends[0], side: 1 },
    ]);
    expect(fieldsAt([ENVELOPE], { x: 11.8, y: 10 })[0]).toMatchObject({ from: 330, to: 30 });
  });

  it("are none where nobody points at an end, and where none are told", () => {
    expect(fieldsAt([ENVELOPE], undefined)).toEqual([]);
    expect(fieldsAt([ENVELOPE], { x: 11, y: 10 })).toEqual([]);
    const { fields: _, ...bare } = ENVELOPE;
    expect(fieldsAt([bare], { x: 10, y: 10 })).toEqual([]);
  });
});

it("the ghost of an empty order is not seen; that of a move is, and one that was weighed", () => {
  const here = { x: 1, y: 1, level: 1, heading: 0 };
  const ghost: Ghost = { piece: "R1", model: "", side: 0, track: [here], arcs: [], legal: false };
  expect(isSeen(ghost)).toBe(false);
  expect(isSeen({ ...ghost, track: [here, { ...here, y: 2 }] })).toBe(true);
  expect(isSeen({ ...ghost, weight: 0.5 })).toBe(true);
});

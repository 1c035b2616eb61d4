import { describe, expect, it } from "vitest";
import { type Envelope, fieldsAt, type Ghost, isSeen, sameFields } from "../../src/tabletop/overlay.ts";

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

  it("are the same from one end while its guns are, wherever near it somebody points", () => {
    const near = (x: number, envelope = ENVELOPE) => fieldsAt([envelope], { x, y: 10 });
    expect(sameFields(near(10), near(10.3))).toBe(true);
    expect(sameFields(near(10), near(11.8))).toBe(false);
    expect(sameFields(near(10), [])).toBe(false);
    expect(
      sameFields(near(10), near(10, { ...ENVELOPE, ends: ENVELOPE.ends.map((end) => ({ ...end })) })),
    ).toBe(false);
    const fields = ENVELOPE.fields?.map((field) => ({ ...field, weapon: "rear" })) ?? [];
    expect(sameFields(near(10), near(10, { ...ENVELOPE, fields }))).toBe(false);
  });
});

it("the ghost of an empty order is not seen; that of a move is, and one that was weighed", () => {
  const here = { x: 1, y: 1, level: 1, heading: 0 };
  const ghost: Ghost = { piece: "R1", model: "", side: 0, track: [here], arcs: [], legal: false };
  expect(isSeen(ghost)).toBe(false);
  expect(isSeen({ ...ghost, track: [here, { ...here, y: 2 }] })).toBe(true);
  expect(isSeen({ ...ghost, weight: 0.5 })).toBe(true);
});

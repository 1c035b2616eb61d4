import fc from "fast-check";
import { GOALS } from "../../../../../src/games/dogfight/data/config.ts";
import { SCENARIOS } from "../../../../../src/games/dogfight/data/scenarios/scenarios.ts";
import { TYPES } from "../../../../../src/games/dogfight/data/types.ts";
import type { Draft } from "../../../../../src/games/dogfight/face/editor/draft.ts";
import { EMPTY } from "../../../../../src/games/dogfight/face/editor/draft.ts";
import { draftOf } from "../../../../../src/games/dogfight/face/editor/draft-of.ts";
import {
  addAircraft,
  addCloud,
  addLine,
  changeSide,
  duplicate,
  moveBy,
  moveTo,
  raiseBy,
  remove,
  setAircraft,
  setCloud,
  setLine,
  turnBy,
  turnTowards,
  widenTo,
} from "../../../../../src/games/dogfight/face/editor/edits.ts";

/** The draft of a scenario. */
export function drafted(scenario: keyof typeof SCENARIOS): Draft {
  return draftOf({ scenario });
}

/** Something that somebody may do to a draft, right or wrong. `row` picks one of the rows that are there. */
export type Edit = (draft: Draft) => Draft;

const figure = fc.oneof(
  fc.integer({ min: -3, max: 60 }).map(String),
  fc.integer({ min: 0, max: 200 }).map((quarters) => `${quarters / 4}`),
  fc.constantFrom("", " ", "abc", "1,25", "1e9", "NaN", "Infinity", "0.1", "-0", "½", "12 "),
);
const inches = fc.double({ min: -20, max: 80, noNaN: true });
const side = fc.constantFrom(0 as const, 1 as const);
const type = fc.constantFrom(...Object.keys(TYPES), "no-such-type", {
  name: "Own",
  engine: 4,
  fuselage: 3,
  toHit: 3,
  weapons: ["front" as const],
});

function onRow(list: "aircraft" | "clouds" | "lines", act: (draft: Draft, key: string) => Draft) {
  return fc.nat(20).map(
    (row): Edit =>
      (draft) => {
        const rows = draft[list];
        const found = rows[row % Math.max(1, rows.length)];
        return found ? act(draft, found.key) : draft;
      },
  );
}

function with_<T>(
  value: fc.Arbitrary<T>,
  list: "aircraft" | "clouds" | "lines",
  act: (draft: Draft, key: string, value: T) => Draft,
): fc.Arbitrary<Edit> {
  return value.chain((given) => onRow(list, (draft, key) => act(draft, key, given)));
}

const point = fc.tuple(inches, inches);
const aircraftText = fc.tuple(fc.constantFrom("x", "y", "heading", "speed", "level", "id"), figure);
const cloudText = fc.tuple(fc.constantFrom("x", "y", "radius", "bottom", "top"), figure);

/** Every kind of edit. */
export const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(side, type).map(
    ([own, of]): Edit =>
      (draft) =>
        addAircraft(draft, own, of).draft,
  ),
  fc.constant<Edit>((draft) => addCloud(draft).draft),
  fc.constant<Edit>(addLine),
  with_(point, "aircraft", (draft, key, [x, y]) => moveTo(draft, key, x, y)),
  with_(point, "aircraft", (draft, key, [x, y]) => turnTowards(draft, key, x, y)),
  with_(point, "clouds", (draft, key, [x, y]) => moveTo(draft, key, x, y)),
  with_(point, "clouds", (draft, key, [x, y]) => widenTo(draft, key, x, y)),
  with_(point, "aircraft", (draft, key, [right, forward]) => moveBy(draft, key, right, forward)),
  with_(fc.integer({ min: -13, max: 13 }), "aircraft", turnBy),
  with_(fc.integer({ min: -3, max: 3 }), "aircraft", raiseBy),
  with_(fc.integer({ min: -3, max: 3 }), "clouds", raiseBy),
  with_(aircraftText, "aircraft", (draft, key, [field, text]) => setAircraft(draft, key, { [field]: text })),
  with_(cloudText, "clouds", (draft, key, [field, text]) => setCloud(draft, key, { [field]: text })),
  with_(figure, "lines", (draft, key, worth) => setLine(draft, key, { worth })),
  onRow("aircraft", changeSide),
  onRow("aircraft", (draft, key) => duplicate(draft, key).draft),
  onRow("clouds", (draft, key) => duplicate(draft, key).draft),
  onRow("aircraft", remove),
  onRow("clouds", remove),
  onRow("lines", remove),
  fc.boolean().map(
    (altitude): Edit =>
      (draft) => ({ ...draft, options: { ...draft.options, altitude } }),
  ),
  fc.constantFrom(...GOALS).map(
    (goal): Edit =>
      (draft) => ({ ...draft, goal }),
  ),
  figure.map(
    (turns): Edit =>
      (draft) => ({ ...draft, turns }),
  ),
  fc.constantFrom("red", "blue", "Axis", "", "R1", "table").map(
    (name): Edit =>
      (draft) => ({ ...draft, sides: [name, draft.sides[1]] }),
  ),
  figure.map(
    (width): Edit =>
      (draft) => ({ ...draft, table: { ...draft.table, width } }),
  ),
);

/** A draft to begin with: nothing, or a scenario. */
export const anyBeginning: fc.Arbitrary<Draft> = fc.constantFrom(
  EMPTY,
  ...(Object.keys(SCENARIOS) as (keyof typeof SCENARIOS)[]).map(drafted),
);

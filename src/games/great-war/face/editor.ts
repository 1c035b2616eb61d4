import { hexCentre } from "../../../core/geometry/hex-layout.ts";
import { anyEditor, type EditorFace, type Grip } from "../../../face/editor.ts";
import type { Spot } from "../../../tabletop/tabletop.ts";
import type { Config } from "../data/config/config.ts";
import { readDesign } from "../data/designs.ts";
import { TABLES } from "../data/own.ts";
import type { AircraftType, Mount } from "../data/tables.ts";
import { dateParts } from "./date.ts";
import { configOf, goalOf } from "./editor/config-of.ts";
import { type Draft, EMPTY, ROWS, readDraft } from "./editor/draft.ts";
import { draftOf } from "./editor/draft-of.ts";
import {
  added,
  boardOf,
  changed,
  changeSide,
  duplicated,
  hexOfRow,
  moveBy,
  moveTo,
  noseOf,
  raiseBy,
  turnBy,
  turnTowards,
} from "./editor/edits.ts";
import { faultsOf } from "./editor/faults.ts";
import { phrase } from "./editor/phrase.ts";
import { sheetsOf } from "./editor/sheets.ts";
import { shownOf } from "./editor/shown.ts";

/** Hex widths from an aircraft to the knob that turns it. */
const AHEAD = 1.3;

function gunsOf(mounts: readonly Mount[]): string {
  return mounts.map(({ column, barrels }) => `${column}${barrels[0]?.drums.join("+") ?? ""}`).join(", ");
}

function choiceOf({ id, name, min, max, schedule, damage, ceiling, mounts, from }: AircraftType) {
  const figures = { min, max, schedule, damage, ceiling, guns: gunsOf(mounts) };
  return { id, name, lines: [phrase("since", { ...dateParts(from) }), phrase("figures", figures)] };
}

function gripsOf(draft: Draft, chosen: string | null): readonly Grip[] {
  const one = ROWS.rowOf(draft, chosen);
  if (!one || ROWS.listOf(one.key) !== "aircraft") return [];
  const beside = hexCentre(boardOf(draft), hexOfRow(draft, one));
  const nose = noseOf(draft, one);
  const at: Spot = { x: beside.x + AHEAD * (nose.x - beside.x), y: beside.y + AHEAD * (nose.y - beside.y) };
  return [{ id: `turn ${one.key}`, row: one.key, at, beside, look: "turn" }];
}

const greatWar: EditorFace<Draft> = {
  empty: EMPTY,
  draftOf: (config) => draftOf(config as Config),
  readDraft,
  configOf,
  faults: faultsOf,
  sheets: sheetsOf,
  terms: ({ fields }) => [
    phrase(`goals.${goalOf(fields)}`),
    ...((fields.turns ?? "") === "" ? [] : [phrase("term.turns", { turns: fields.turns ?? "" })]),
    phrase("term.date", { ...dateParts(fields.date ?? "") }),
  ],
  types: TABLES.aircraft.map(choiceOf).sort((a, b) => (a.name < b.name ? -1 : 1)),
  own: (design) => {
    const read = readDesign(design);
    return read.ok ? choiceOf(read.value) : undefined;
  },
  aboutTypes: phrase("pick-about"),
  hint: phrase("hint"),
  change: changed,
  add: (draft, list, side = 0, type) => added(draft, ROWS.named(list), side, type),
  duplicate: duplicated,
  remove: ROWS.remove,
  changeSide,
  moveTo,
  moveBy,
  turnBy,
  raiseBy,
  shown: shownOf,
  grips: gripsOf,
  drag: (draft, { row }, to) => turnTowards(draft, row, to),
};

/** What the Great War brings to the set-up editor. */
export const editor = anyEditor(greatWar);

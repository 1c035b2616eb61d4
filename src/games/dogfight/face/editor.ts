import { anyEditor, type EditorFace, type FieldValue } from "../../../face/editor.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { type Config, typeSchema } from "../data/config.ts";
import { type AircraftType, TYPES } from "../data/types.ts";
import { changed, typeOf } from "./editor/change.ts";
import { configOf } from "./editor/config-of.ts";
import { type Draft, EMPTY, readDraft } from "./editor/draft.ts";
import { draftOf } from "./editor/draft-of.ts";
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
  turnBy,
} from "./editor/edits.ts";
import { dragged, gripsOf } from "./editor/grips.ts";
import { phrase } from "./editor/phrase.ts";
import { typeOf as figuresOf, pointsFor } from "./editor/points.ts";
import { sheetsOf } from "./editor/sheets.ts";
import { shownOf } from "./editor/shown.ts";
import { toldFaults } from "./editor/told.ts";

/** Inches by which the keys move something. */
const INCH = 1;
const QUARTER = 0.25;

function choiceOf(id: string, name: string, type: FieldValue) {
  const drafted = typeOf(type);
  const figures: AircraftType | undefined = figuresOf(drafted);
  const points = phrase("points", { points: pointsFor({ type: drafted }) });
  if (!figures) return { id, name, lines: [points] };
  const { engine, fuselage, toHit, weapons } = figures;
  return { id, name, lines: [points, phrase("figures", { engine, fuselage, toHit, weapons })] };
}

function added(draft: Draft, list: string, side: SideIndex, type: FieldValue) {
  if (list === "lines") {
    const longer = addLine(draft);
    return { draft: longer, row: longer.lines.at(-1)?.key ?? "" };
  }
  const made = list === "clouds" ? addCloud(draft) : addAircraft(draft, side, typeOf(type));
  return { draft: made.draft, row: made.key };
}

const dogfight: EditorFace<Draft> = {
  empty: EMPTY,
  draftOf: (config) => draftOf(config as Config),
  readDraft,
  configOf,
  faults: toldFaults,
  sheets: sheetsOf,
  terms: ({ goal, turns, options }) => [
    phrase(`goals.${goal}`),
    ...(turns === "" ? [] : [phrase("term.turns", { turns })]),
    ...(options.altitude ? [{ key: "option.altitude", values: {} }] : []),
  ],
  types: Object.entries(TYPES).map(([id, { name }]) => choiceOf(id, name, id)),
  own: (design) => {
    const read = typeSchema.safeParse(design);
    return read.success ? choiceOf(read.data.name, read.data.name, read.data) : undefined;
  },
  aboutTypes: phrase("pick-about"),
  hint: phrase("hint"),
  change: changed,
  add: (draft, list, side = 0, type) => added(draft, list, side, type),
  duplicate: (draft, row) => {
    const made = duplicate(draft, row);
    return { draft: made.draft, row: made.key };
  },
  remove,
  changeSide,
  moveTo: (draft, row, { x, y }) => moveTo(draft, row, x, y),
  moveBy: (draft, row, right, forward, fine) => {
    const inches = fine ? QUARTER : INCH;
    return moveBy(draft, row, right * inches, forward * inches);
  },
  turnBy,
  raiseBy,
  shown: shownOf,
  grips: gripsOf,
  drag: dragged,
};

/** What the dogfight brings to the set-up editor. */
export const editor = anyEditor(dogfight);

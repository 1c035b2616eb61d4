import { ON, typed } from "../../../face/editor/typed.ts";
import { anyEditor, type EditorFace, type TypeChoice } from "../../../face/editor.ts";
import type { Config } from "../data/config.ts";
import { TABLES } from "../data/own.ts";
import { DOGFIGHT_TURNS } from "../data/phases.ts";
import type { AircraftCard } from "../data/types/aircraft.ts";
import { configOf, optionOf } from "./editor/config-of.ts";
import { type Draft, EMPTY, ROWS, readDraft } from "./editor/draft.ts";
import { draftOf } from "./editor/draft-of.ts";
import { added, changed, changeSide, duplicated, raiseBy } from "./editor/edits.ts";
import { faultsOf } from "./editor/faults.ts";
import { phrase } from "./editor/phrase.ts";
import { sheetsOf } from "./editor/sheets.ts";
import { shownOf } from "./editor/shown.ts";

function choiceOf(card: AircraftCard): TypeChoice {
  const { id, name, year, maxLevel, defense, hitValue, offense, wingmanDefense, bands } = card;
  const [low] = bands;
  const ratings = low ? `${low.agility}/${low.speed}/${low.horsepower}` : "";
  const wingman = `${offense}/${wingmanDefense}`;
  return {
    id,
    name,
    lines: [phrase("since", { year }), phrase("figures", { ratings, maxLevel, defense, hitValue, wingman })],
  };
}

const downInFlames: EditorFace<Draft> = {
  empty: EMPTY,
  draftOf: (config) => draftOf(config as Config),
  readDraft,
  configOf,
  faults: faultsOf,
  sheets: sheetsOf,
  terms: ({ fields }) => {
    const target = typed(fields, "mission.target");
    const turns = typed(fields, "turns") || `${DOGFIGHT_TURNS}`;
    const start = optionOf(fields, "start");
    return [
      target === ""
        ? phrase("term.dogfight", { turns })
        : phrase("term.mission", { target, campaign: fields.campaign === ON }),
      phrase("term.start", { start, level: typed(fields, "level") }),
    ];
  },
  types: TABLES.aircraft.map(choiceOf).sort((a, b) => (a.name < b.name ? -1 : 1)),
  aboutTypes: phrase("pick-about"),
  hint: phrase("hint"),
  change: changed,
  add: (draft, list, side = 0, type) => added(draft, ROWS.named(list), side, type),
  duplicate: duplicated,
  remove: ROWS.remove,
  changeSide,
  // Elements have no places: they stand where their positions put them.
  moveTo: (draft) => draft,
  moveBy: (draft) => draft,
  turnBy: (draft) => draft,
  raiseBy: (draft, _row, steps) => raiseBy(draft, steps),
  shown: shownOf,
  grips: () => [],
  drag: (draft) => draft,
};

/** What the card dogfight brings to the set-up editor. */
export const editor = anyEditor(downInFlames);

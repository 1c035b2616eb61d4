import { anyEditor, type EditorFace } from "../../../face/editor.ts";
import { LAST_TURN } from "../data/calendar.ts";
import type { Config } from "../data/config.ts";
import { optionsFrom } from "../rules/setup/from-config.ts";
import { configOf } from "./editor/config-of.ts";
import { type Draft, EMPTY, readDraft } from "./editor/draft.ts";
import { draftOf } from "./editor/draft-of.ts";
import { added, changed, changeSide, duplicated, removed } from "./editor/edits.ts";
import { faultsOf } from "./editor/faults.ts";
import { phrase } from "./editor/phrase.ts";
import { sheetsOf } from "./editor/sheets.ts";
import { shownOf } from "./editor/shown.ts";

const battleOfBritain: EditorFace<Draft> = {
  empty: EMPTY,
  draftOf: (config) => draftOf(config as Config),
  readDraft,
  configOf,
  faults: faultsOf,
  sheets: sheetsOf,
  terms: (draft) => {
    const config = configOf(draft);
    const { weather, targets, bid } = optionsFrom(config);
    const { from, to } = config.turns ?? { from: 1, to: LAST_TURN };
    return [
      phrase("term.turns", { from, to, weather }),
      phrase(bid ? "term.bid" : "term.targets", { targets }),
    ];
  },
  types: [],
  aboutTypes: phrase("own-tables"),
  hint: phrase("hint"),
  change: changed,
  add: (draft, _list, side = 0) => added(draft, side),
  duplicate: duplicated,
  remove: removed,
  changeSide,
  // Formations stand where the tables station them.
  moveTo: (draft) => draft,
  moveBy: (draft) => draft,
  turnBy: (draft) => draft,
  raiseBy: (draft) => draft,
  shown: shownOf,
  grips: () => [],
  drag: (draft) => draft,
};

/** What the campaign brings to the set-up editor. */
export const editor = anyEditor(battleOfBritain);

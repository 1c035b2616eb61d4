import type { Config } from "../../../../games/dogfight/config.ts";
import { anyEditor, type GameEditor } from "../../editor.ts";
import { configOf } from "./config-of.ts";
import { type Draft, EMPTY, readDraft } from "./draft.ts";
import { draftOf } from "./draft-of.ts";
import { Editor } from "./Editor.tsx";
import { faultsOf } from "./faults.ts";
import { SetupView } from "./SetupView.tsx";

const dogfight: GameEditor<Draft> = {
  empty: EMPTY,
  draftOf: (config) => draftOf(config as Config),
  readDraft,
  configOf,
  problems: (draft) => faultsOf(draft).map(({ problem }) => problem),
  Editor,
  SetupView,
};

/** What the dogfight brings to the set-up editor. */
export const editor = anyEditor(dogfight);

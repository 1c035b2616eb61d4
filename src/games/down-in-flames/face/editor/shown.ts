import { seededDice } from "../../../../core/dice/random.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { OFF, typed } from "../../../../face/editor/typed.ts";
import type { Shown } from "../../../../face/editor.ts";
import { numberOr, within } from "../../../../face/figures.ts";
import { NO_OVERLAY } from "../../../../tabletop/overlay.ts";
import type { Config, ElementConfig, FormationConfig } from "../../data/config.ts";
import { SIDES } from "../../data/sides.ts";
import { bomberOf, type Tables, typeOf } from "../../data/tables.ts";
import { TARGET_IDS } from "../../data/target.ts";
import { firstState } from "../../rules/opening/first-state.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { bomberId, wingmanId } from "../../rules/setup/ids.ts";
import { view } from "../../rules/view/view.ts";
import { tabletopOf } from "../tabletop.ts";
import { configOf, tablesOf } from "./config-of.ts";
import type { Draft, DraftRow } from "./draft.ts";
import { levelOf } from "./edits.ts";

/** Where a draft is drawn whose level is still to be found. */
const SOMEWHERE = 10;
const MOST_BOMBERS = 6;

function elementOf({ key, side, fields }: DraftRow, tables: Tables): ElementConfig {
  const type = typeOf(tables, typed(fields, "type")) ?? tables.aircraft[0];
  return {
    id: key,
    side: SIDES[side],
    type: type?.id ?? "",
    ...(fields.wingman === OFF && { wingman: false }),
  };
}

function formationOf({ key, side, fields }: DraftRow, tables: Tables): FormationConfig {
  const type = bomberOf(tables, typed(fields, "type")) ?? tables.bombers[0];
  const count = within(Math.round(numberOr(typed(fields, "count"), 1)), 1, MOST_BOMBERS);
  return { id: key, side: SIDES[side], type: type?.id ?? "", count };
}

/** A set-up near the draft in which nothing is wrong: what can be drawn while something is. Ids are keys. */
function drawable(draft: Draft): Config {
  const tables = tablesOf(draft);
  const { mission, mat, night } = configOf(draft);
  return {
    ...(mat && { mat }),
    ...(night && { night }),
    ...(mission && TARGET_IDS.some((id) => id === mission.target) && { mission }),
    elements: draft.elements.map((one) => elementOf(one, tables)),
    formations: draft.formations.map((one) => formationOf(one, tables)),
    ...(draft.tables !== undefined && { tables: draft.tables as NonNullable<Config["tables"]> }),
  };
}

/** What every piece is called in the draft, and the row that it stands for: a formation's is its first bomber. */
function named(draft: Draft): ReadonlyMap<string, { readonly id: string; readonly label: string }> {
  const elements = draft.elements.flatMap(({ key, fields }) => {
    const id = typed(fields, "id");
    return [
      [key, { id: key, label: id }],
      [wingmanId(key), { id: wingmanId(key), label: wingmanId(id) }],
    ] as const;
  });
  const formations = draft.formations.flatMap(({ key, fields }) =>
    Array.from({ length: MOST_BOMBERS }, (_, place) => {
      const piece = bomberId(key, place);
      return [
        piece,
        { id: place === 0 ? key : `${key}-${place}`, label: bomberId(typed(fields, "id"), place) },
      ] as const;
    }),
  );
  return new Map([...elements, ...formations]);
}

/** Lays a draft on the table, whatever is wrong with it; cards are dealt when it is played. */
export function shownOf(draft: Draft, say: (phrase: Phrase) => string = () => ""): Shown {
  const state = firstState(setupFrom(drawable(draft)), seededDice("editor"));
  const level = levelOf(draft) ?? SOMEWHERE;
  const raised = {
    ...state,
    elements: state.elements.map((one) => ({ ...one, level, presence: "here" as const })),
    formations: state.formations.map((one) => ({ ...one, level })),
  };
  const { mat, night, altitude, clouds, pieces } = tabletopOf(view(raised, "umpire"), [], say);
  const names = named(draft);
  return {
    tabletop: {
      mat,
      altitude,
      clouds,
      ...(night && { night }),
      cues: [],
      pieces: pieces.map((piece) => ({ ...piece, ...names.get(piece.id) })),
    },
    overlay: () => NO_OVERLAY,
  };
}

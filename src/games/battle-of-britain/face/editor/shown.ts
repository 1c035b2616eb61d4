import { seededDice } from "../../../../core/dice/random.ts";
import type { Phrase } from "../../../../core/phrase.ts";
import { typed } from "../../../../face/editor/typed.ts";
import type { Shown } from "../../../../face/editor.ts";
import { NO_OVERLAY } from "../../../../tabletop/overlay.ts";
import type { Config } from "../../data/config.ts";
import { checkTables } from "../../rules/setup/check-tables.ts";
import { setupFrom } from "../../rules/setup/from-config.ts";
import { firstState } from "../../rules/turn/first-state.ts";
import { view } from "../../rules/view/view.ts";
import { table } from "../table.ts";
import { tablesOf } from "./config-of.ts";
import type { Draft } from "./draft.ts";

/** A set-up near the draft in which nothing is wrong that is drawn: formations that the tables have, each once. */
function drawable(draft: Draft): Config {
  const tables = tablesOf(draft);
  return {
    formations: draft.formations.map(({ fields }) => typed(fields, "id")),
    ...(checkTables(tables).length === 0 && { tables }),
  };
}

/** Lays the map with the formations that take part, at home before the first turn, whatever is wrong with the draft. */
export function shownOf(draft: Draft, say: (phrase: Phrase) => string = () => ""): Shown {
  const state = firstState(setupFrom(drawable(draft)), seededDice("editor"));
  const keys = new Map(draft.formations.map(({ key, fields }) => [typed(fields, "id"), key]));
  const named = <One extends { readonly id: string }>(one: One): One => ({
    ...one,
    id: keys.get(one.id) ?? one.id,
  });
  const { pieces, counters, ...tabletop } = table.tabletop(view(state, "umpire"), [], say);
  return {
    tabletop: {
      ...tabletop,
      cues: [],
      pieces: pieces.map(named),
      ...(counters && { counters: counters.map(named) }),
    },
    overlay: () => NO_OVERLAY,
  };
}

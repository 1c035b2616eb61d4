import { fieldsOf } from "../../../../face/editor/typed.ts";
import type { Config } from "../../data/config.ts";
import { formationsIn } from "../../data/formations.ts";
import { TABLES } from "../../data/own.ts";
import { wholeConfig } from "../../rules/setup/from-config.ts";
import type { Draft } from "./draft.ts";

/** The draft of a set-up that can be played, named or whole. */
export function draftOf(config: Config): Draft {
  const { options = {}, turns, formations, tables, seats } = wholeConfig(config);
  const taking = formationsIn(tables ?? TABLES).filter(({ id }) => formations?.includes(id) ?? true);
  return {
    fields: fieldsOf({ options, turns }),
    formations: taking.map(({ id, side }, at) => ({ key: `f${at + 1}`, side, fields: { id } })),
    ...(tables && { tables }),
    ...(seats && { seats }),
  };
}

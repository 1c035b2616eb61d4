import { fieldsOf } from "../../../../face/editor/typed.ts";
import type { Config } from "../../setup/config.ts";
import { wholeConfig } from "../../setup/from-config.ts";
import { formationsIn } from "../../tables/formations.ts";
import { TABLES } from "../../tables/own.ts";
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

import { type Fields, fieldsOf } from "../../../../face/editor/typed.ts";
import type { Config } from "../../data/config.ts";
import { SIDES } from "../../data/sides.ts";
import { wholeConfig } from "../../rules/setup/from-config.ts";
import { type Draft, type DraftRow, EMPTY, type List, ROWS } from "./draft.ts";

function rowsOf(list: List, items: readonly { readonly side: (typeof SIDES)[number] }[] = []): DraftRow[] {
  const rows: DraftRow[] = [];
  for (const { side, ...item } of items)
    rows.push({ key: ROWS.keyFor(list, rows), side: side === SIDES[0] ? 0 : 1, fields: fieldsOf(item) });
  return rows;
}

/** What is not a row: a start level that is given has a field of its own. */
function tableOf({
  options: { start, ...options } = {},
  turns,
  mission,
  campaign,
  mat,
  night,
  deck,
}: Config): Fields {
  const given = typeof start === "number";
  return {
    ...fieldsOf({ options, turns, mission, campaign, mat, night }),
    ...(start !== undefined && { "options.start": given ? "given" : start }),
    ...(given && { level: `${start}` }),
    ...(deck && deck.length > 0 && { deck: deck.join(", ") }),
  };
}

/** The draft of a set-up that can be played, named or whole. */
export function draftOf(config: Config): Draft {
  const whole = wholeConfig(config);
  if (!whole) return EMPTY;
  const { tables, seats } = whole;
  return {
    fields: tableOf(whole),
    elements: rowsOf("elements", whole.elements),
    formations: rowsOf("formations", whole.formations),
    ...(tables && { tables }),
    ...(seats && { seats }),
  };
}

import type { Config } from "../../setup/config.ts";
import { wholeConfig } from "../../setup/from-config.ts";
import { SIDES } from "../../sides.ts";
import { type Draft, type DraftRow, EMPTY, type Fields, type List, newKey, OFF, ON } from "./draft.ts";

/** A value as it is typed. */
function typed(value: unknown): string {
  if (typeof value === "boolean") return value ? ON : OFF;
  return String(value);
}

/** The fields of an object by their paths. */
function fieldsOf(value: object, path = ""): Fields {
  const found: Record<string, string> = {};
  for (const [name, inner] of Object.entries(value)) {
    const at = path === "" ? name : `${path}.${name}`;
    if (inner === undefined) continue;
    if (typeof inner === "object") Object.assign(found, fieldsOf(inner, at));
    else found[at] = typed(inner);
  }
  return found;
}

function rowsOf(list: List, items: readonly { readonly side: (typeof SIDES)[number] }[] = []): DraftRow[] {
  const rows: DraftRow[] = [];
  for (const { side, ...item } of items)
    rows.push({ key: newKey(list, rows), side: side === SIDES[0] ? 0 : 1, fields: fieldsOf(item) });
  return rows;
}

/** What is not a row: a start level that is given has a field of its own. */
function tableOf({
  options: { start, ...options } = {},
  turns,
  mission,
  campaign,
  mat,
  deck,
}: Config): Fields {
  const given = typeof start === "number";
  return {
    ...fieldsOf({ options, turns, mission, campaign, mat }),
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

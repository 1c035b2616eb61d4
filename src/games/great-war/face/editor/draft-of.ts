import { type Fields, OFF, ON } from "../../../../face/editor/typed.ts";
import type { Config, TrenchConfig, WholeConfig } from "../../data/config/config.ts";
import { SCENARIOS } from "../../rules/scenarios.ts";
import { FIRST_EDITION } from "../../rules/setup/first-edition.ts";
import { sideIndex } from "../../rules/setup/from-config.ts";
import { boardOf, DEFAULT_DATE, wholeConfig } from "../../rules/setup/whole-config.ts";
import { type Draft, type DraftRow, EMPTY, type List, ROWS } from "./draft.ts";

/** A value as it is typed. */
function typed(value: unknown): string {
  if (typeof value === "boolean") return value ? ON : OFF;
  return Array.isArray(value) ? value.join(" ") : String(value);
}

/** The fields of an object by their paths; lists of plain values are one line. */
function fieldsOf(value: object, path = ""): Fields {
  const found: Record<string, string> = {};
  for (const [name, inner] of Object.entries(value)) {
    const at = path === "" ? name : `${path}.${name}`;
    const plain =
      typeof inner !== "object" || (Array.isArray(inner) && inner.every((one) => typeof one !== "object"));
    if (inner === undefined || inner === null) continue;
    if (plain) found[at] = typed(inner);
    else Object.assign(found, fieldsOf(inner, at));
  }
  return found;
}

type Item = { readonly side: "allied" | "german" };

function rowsOf(list: List, items: readonly Item[] = []): readonly DraftRow[] {
  const rows: DraftRow[] = [];
  for (const { side, ...item } of items) {
    rows.push({ key: ROWS.keyFor(list, rows), side: sideIndex(side), fields: fieldsOf(item) });
  }
  return rows;
}

function trench(rows: TrenchConfig): string {
  return typed(rows);
}

function tableOf(whole: WholeConfig): Fields {
  const { date = DEFAULT_DATE, front, wind, goal = "last-side", turns, prices, options } = whole;
  const { columns, rows } = boardOf(whole);
  return {
    "wind.facing": "0",
    "wind.strength": "0",
    ...fieldsOf({ date, goal, turns, prices, options, wind }),
    "board.columns": `${columns}`,
    "board.rows": `${rows}`,
    ...(whole.board?.mat !== undefined && { "board.mat": whole.board.mat }),
    "front.german": front ? trench(front.german) : "",
    "front.allied": front ? trench(front.allied) : "",
  };
}

/** The draft of a set-up that can be played, named or whole. */
export function draftOf(config: Config): Draft {
  const whole = wholeConfig(config, SCENARIOS, FIRST_EDITION);
  if (!whole) return EMPTY;
  return {
    fields: tableOf(whole),
    aircraft: rowsOf("aircraft", whole.aircraft),
    guns: rowsOf("guns", whole.guns),
    targets: rowsOf("targets", whole.targets),
    ...(whole.tables && { tables: whole.tables }),
    ...(whole.types && { types: whole.types }),
  };
}

import type { FieldValue } from "../../../../face/editor.ts";
import { GOALS, typeSchema } from "../../data/config.ts";
import { EDGES, type Edge } from "../../data/edges.ts";
import type { Options } from "../../rules/setup/options.ts";
import type { Draft, DraftAircraft, DraftLine } from "./draft.ts";
import { changeSide, setAircraft, setCloud, setLine } from "./edits.ts";

type Side = DraftAircraft["side"];

function text(value: FieldValue): string {
  return typeof value === "string" ? value : "";
}

function sideOf(value: FieldValue): Side {
  return value === "1" ? 1 : 0;
}

function edgeOf(value: FieldValue): Edge | null {
  return EDGES.find((edge) => edge === value) ?? null;
}

function keysOf(value: FieldValue): readonly string[] | null {
  return Array.isArray(value) ? value.filter((key) => typeof key === "string") : null;
}

/** The type of an aircraft: an id of the list, or a design that is written out. */
export function typeOf(value: FieldValue): DraftAircraft["type"] {
  const read = typeSchema.safeParse(value);
  return read.success ? read.data : text(value);
}

function changeAircraft(draft: Draft, one: DraftAircraft, field: string, value: FieldValue): Draft {
  if (field === "side") return `${one.side}` === value ? draft : changeSide(draft, one.key);
  if (field === "type") return setAircraft(draft, one.key, { type: typeOf(value) });
  return setAircraft(draft, one.key, { [field]: text(value) });
}

function lineFields(field: string, value: FieldValue): Partial<DraftLine> {
  if (field === "side") return { side: sideOf(value) };
  if (field === "for") return value === "leave" ? { for: "leave" } : { for: "kill", edge: null };
  if (field === "edge") return { edge: edgeOf(value) };
  return field === "aircraft" ? { aircraft: keysOf(value) } : { worth: text(value) };
}

function changeLeave({ leave }: Draft, field: string, value: FieldValue): Draft["leave"] {
  if (field === "side") return { ...leave, side: sideOf(value), aircraft: null };
  if (field === "edge") return { ...leave, edge: edgeOf(value) ?? leave.edge };
  return field === "aircraft" ? { ...leave, aircraft: keysOf(value) } : { ...leave, count: text(value) };
}

function changeOption(options: Options, option: string, on: boolean): Options {
  return { ...options, [option]: option === "turnLimit" ? (on ? "each-turn" : "game-turn") : on };
}

/** A field of the table, the goal or the rules. */
function changeTable(draft: Draft, path: string, value: FieldValue): Draft {
  const [part = "", field = ""] = path.split(".");
  switch (part) {
    case "table":
      return { ...draft, table: { ...draft.table, [field]: text(value) } };
    case "side":
      return {
        ...draft,
        sides: field === "0" ? [text(value), draft.sides[1]] : [draft.sides[0], text(value)],
      };
    case "leave":
      return { ...draft, leave: changeLeave(draft, field, value) };
    case "options":
      return { ...draft, options: changeOption(draft.options, field, value === true) };
    case "goal":
      return { ...draft, goal: GOALS.find((known) => known === value) ?? draft.goal };
    default:
      return { ...draft, turns: text(value) };
  }
}

/** A field of a row, or of the table, set to something. */
export function changed(draft: Draft, row: string | null, field: string, value: FieldValue): Draft {
  if (row === null) return changeTable(draft, field, value);
  const one = draft.aircraft.find(({ key }) => key === row);
  if (one) return changeAircraft(draft, one, field, value);
  if (row.startsWith("p")) return setLine(draft, row, lineFields(field, value));
  return setCloud(draft, row, { [field]: text(value) });
}

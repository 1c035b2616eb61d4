import { BATTLE_CHOICES } from "../../../../core/battle-tables.ts";
import { choiceField, numberField, switchField } from "../../../../face/editor/fields.ts";
import type { DraftRow } from "../../../../face/editor/rows.ts";
import { type Fields, typed } from "../../../../face/editor/typed.ts";
import type { EditorFields, EditorGroup, EditorRow, EditorSheet, Field } from "../../../../face/editor.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { LAST_TURN } from "../../data/calendar.ts";
import { formationsIn } from "../../data/formations.ts";
import { SIDES } from "../../data/sides.ts";
import type { Pool, SquadronType, Tables } from "../../data/tables.ts";
import { WEATHERS } from "../../data/weather.ts";
import { USUAL } from "../../rules/setup/options.ts";
import { optionOf, poolField, TYPE_FIGURES, typeField } from "./config-of.ts";
import { baseOf, type Draft } from "./draft.ts";
import { freeIds } from "./edits.ts";
import { phrase } from "./phrase.ts";

/** A figure and what counts while nothing is written. */
function figure(fields: Fields, id: string, usual: number): Field {
  return numberField(fields, id, phrase("field", { field: id }), { usual: `${usual}`, start: usual });
}

/** `11A Tangmere`; a geschwader by its id alone. */
function titleOf(tables: Tables, id: string): string {
  const airfield = tables.airfields.find(({ wing }) => wing === id);
  return airfield ? `${id} ${airfield.name}` : id;
}

function formationRow(draft: Draft, { key, side, fields }: DraftRow): EditorRow {
  const tables = baseOf(draft);
  const id = typed(fields, "id");
  const free = [...new Set([id, ...freeIds(draft, side)])];
  const pool = formationsIn(tables).find((one) => one.id === id)?.pool;
  return {
    key,
    side,
    name: id,
    title: titleOf(tables, id),
    about: pool === undefined ? phrase("unknown") : phrase("pool", { pool }),
    fields: [
      choiceField(
        "id",
        phrase("field", { field: "id" }),
        id,
        free.map((one) => ({ id: one, label: titleOf(tables, one) })),
        true,
      ),
    ],
  };
}

function sideGroup(draft: Draft, side: SideIndex): EditorGroup {
  const named = { side: SIDES[side] };
  const own = draft.formations.filter((one) => one.side === side);
  return {
    id: named.side,
    side: { index: side, name: phrase("side", named), sum: phrase("count", { ...named, count: own.length }) },
    rows: own.map((one) => formationRow(draft, one)),
    none: phrase("none", named),
    add: { label: phrase("add", named), list: "formations", types: false },
  };
}

/** How many squadrons of each type of its side a Group or Luftflotte has (BB-28, BB-29). */
function poolPart(
  { fields }: Draft,
  { id, side, squadrons }: Pool,
  types: readonly SquadronType[],
): EditorFields {
  return {
    title: phrase("pool", { pool: id }),
    fields: types
      .filter((type) => type.side === side)
      .map((type) =>
        numberField(fields, poolField(id, type.id), type.name, {
          usual: `${squadrons[type.id] ?? 0}`,
          start: squadrons[type.id] ?? 0,
        }),
      ),
  };
}

/** What a type of squadron throws and takes (BB-25, BB-26). */
function typePart({ fields }: Draft, type: SquadronType): EditorFields {
  const shown = TYPE_FIGURES.filter((name) => name !== "farDice" || type.farDice !== undefined);
  return {
    title: type.name,
    fields: shown.map((name) => {
      const usual = type[name] ?? 0;
      const label = phrase("figure", { name });
      return numberField(fields, typeField(type.id, name), label, { usual: `${usual}`, start: usual });
    }),
  };
}

function option(
  fields: Fields,
  id: "weather" | "markersPer" | "duel" | "battles",
  choices: readonly string[],
): Field {
  return choiceField(
    `options.${id}`,
    phrase(`option.${id}`),
    optionOf(fields, id),
    choices.map((choice) => ({ id: choice, label: phrase("choice", { id, choice }) })),
    true,
  );
}

function flag(fields: Fields, id: "victoryInclusive" | "diagonal" | "bid", rule: string): Field {
  const told = { label: phrase(`option.${id}`), hint: phrase(`option.${id}.help`), rule };
  return switchField(fields, `options.${id}`, told, USUAL[id]);
}

function agreed({ fields }: Draft): readonly EditorFields[] {
  return [
    {
      title: phrase("turns"),
      fields: [figure(fields, "turns.from", 1), figure(fields, "turns.to", LAST_TURN)],
    },
    {
      title: phrase("victory"),
      fields: [
        figure(fields, "options.targets", USUAL.targets),
        figure(fields, "options.drawBelow", USUAL.drawBelow),
        flag(fields, "victoryInclusive", "BB-R5"),
        flag(fields, "bid", "BB-R57"),
      ],
    },
    {
      title: phrase("rules"),
      fields: [
        option(fields, "weather", WEATHERS),
        option(fields, "markersPer", ["turn", "tallyHo"]),
        option(fields, "duel", ["cumulative", "oneRound", "threshold"]),
        option(fields, "battles", BATTLE_CHOICES),
        flag(fields, "diagonal", "BB-R3"),
      ],
    },
  ];
}

/** The sheets of a draft: who takes part, how strong each is, what squadrons are worth, and what is agreed. */
export function sheetsOf(draft: Draft): readonly EditorSheet[] {
  const { pools, types } = baseOf(draft);
  const title = (sheet: string) => phrase("sheet-name", { sheet });
  const note = phrase("own-tables");
  return [
    {
      id: "formations",
      kind: "rows",
      title: title("formations"),
      groups: [sideGroup(draft, 0), sideGroup(draft, 1)],
    },
    { id: "table", kind: "fields", title: title("table"), parts: agreed(draft) },
    {
      id: "strengths",
      kind: "fields",
      title: title("strengths"),
      note,
      parts: pools.map((pool) => poolPart(draft, pool, types)),
    },
    {
      id: "squadrons",
      kind: "fields",
      title: title("squadrons"),
      note,
      parts: types.map((type) => typePart(draft, type)),
    },
  ];
}

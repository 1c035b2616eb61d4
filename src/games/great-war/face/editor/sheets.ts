import { switchField, textField } from "../../../../face/editor/fields.ts";
import type { Fields } from "../../../../face/editor/typed.ts";
import type { EditorFields, EditorGroup, EditorRow, EditorSheet, Field } from "../../../../face/editor.ts";
import type { Text } from "../../../../face/text.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { SEQUENCES } from "../../data/config/named-config.ts";
import { GOALS } from "../../data/config/written-config.ts";
import { SIDES } from "../../data/sides.ts";
import { USUAL } from "../../rules/setup/options.ts";
import { SWITCHES } from "../../rules/setup/switches.ts";
import { clockOf } from "../clock.ts";
import { goalOf, tablesOf } from "./config-of.ts";
import type { Draft, DraftRow, List } from "./draft.ts";
import { altitudeOf, facingOf, typeOf } from "./edits.ts";
import { namedType } from "./own-types.ts";
import { phrase } from "./phrase.ts";

/** What was typed, as it was. */
function typed(of: Fields, id: string): string {
  return of[id] ?? "";
}

/** A figure of a row or of the table. */
function figure(of: Fields, id: string, label: Text, more: object = {}): Field {
  return { kind: "number", id, label, value: typed(of, id), ...more };
}

const SIDE_CHOICES = SIDES.map((side, index) => ({ id: `${index}`, label: phrase("side", { side }) }));
const FACINGS = [0, 1, 2, 3, 4, 5].map((facing) => ({
  id: `${facing}`,
  label: phrase("facing", { clock: clockOf(facing) }),
}));

function sideField(side: SideIndex): Field {
  return { kind: "choice", id: "side", label: phrase("field.side"), value: `${side}`, choices: SIDE_CHOICES };
}

/** The crew of an aircraft: names, victories, novices. */
function crewFields(fields: DraftRow["fields"], seats: number): readonly Field[] {
  return Array.from({ length: seats }, (_, man): readonly Field[] => [
    // A whole name has to fit.
    textField(fields, `crew.${man}.name`, phrase("crew.name", { man }), true),
    figure(fields, `crew.${man}.kills`, phrase("crew.kills", { man }), { usual: "0" }),
    switchField(fields, `crew.${man}.novice`, {
      label: phrase("crew.novice", { man }),
      hint: phrase("crew.novice-help"),
      rule: "4.10u",
    }),
  ]).flat();
}

function bombsField(fields: DraftRow["fields"]): Field {
  const told = { label: phrase("field.bombs"), hint: phrase("bombs-help"), rule: "4.10a" };
  return switchField(fields, "bombs", told);
}

function aircraftRow(draft: Draft, one: DraftRow): EditorRow {
  const { key, side, fields } = one;
  const type = typeOf(draft, one);
  const title = type?.name ?? typed(fields, "type");
  const clock = clockOf(facingOf(one));
  const altitude = altitudeOf(one);
  return {
    key,
    side,
    name: typed(fields, "id"),
    title: `${typed(fields, "id")} ${title}`,
    about: phrase("place", { hex: typed(fields, "hex"), clock, altitude: typed(fields, "altitude") }),
    fields: [
      textField(fields, "id", phrase("field.id")),
      sideField(side),
      {
        kind: "type",
        id: "type",
        label: phrase("field.type"),
        value: namedType(draft, typed(fields, "type")),
        title,
        wide: true,
      },
      textField(fields, "hex", phrase("field.hex")),
      {
        kind: "choice",
        id: "facing",
        label: phrase("field.facing"),
        value: `${facingOf(one)}`,
        choices: FACINGS,
      },
      figure(fields, "altitude", phrase("field.altitude"), { step: 50 }),
      figure(fields, "speed", phrase("field.speed"), {
        usual: phrase("usual-speed"),
        start: type ? type.max - 2 : 1,
      }),
      ...((type?.seats ?? 0) > 0 ? [bombsField(fields)] : []),
      ...crewFields(fields, type?.seats ?? 0),
    ],
    piece: { facing: phrase("facing", { clock }), height: phrase("metres", { metres: altitude }) },
  };
}

function gunRow(one: DraftRow): EditorRow {
  const { key, side, fields } = one;
  const [id, kind, hex] = [typed(fields, "id"), typed(fields, "kind"), typed(fields, "hex")];
  const kinds = [
    { id: "MG", label: phrase("gun.MG") },
    { id: "AA", label: phrase("gun.AA") },
  ];
  return {
    key,
    side,
    name: id,
    title: id,
    about: phrase("gun-place", { kind, hex }),
    fields: [
      textField(fields, "id", phrase("field.id")),
      sideField(side),
      { kind: "choice", id: "kind", label: phrase("field.kind"), value: kind, choices: kinds },
      textField(fields, "hex", phrase("field.hex")),
      figure(fields, "hidden", phrase("field.hidden"), { usual: phrase("not-hidden") }),
    ],
    hint: phrase("hidden-help"),
    piece: {},
  };
}

const KINDS = ["bomb", "photo", "spot", "road", "trench"] as const;

function targetRow(one: DraftRow): EditorRow {
  const { key, side, fields } = one;
  const id = typed(fields, "id");
  const kind = KINDS.find((known) => known === fields.kind) ?? "bomb";
  return {
    key,
    side,
    name: id,
    title: id,
    about: phrase("target-about", { kind, worth: typed(fields, "worth") }),
    fields: [
      textField(fields, "id", phrase("field.id")),
      sideField(side),
      {
        kind: "choice",
        id: "kind",
        label: phrase("field.kind"),
        value: kind,
        choices: KINDS.map((known) => ({ id: known, label: phrase(`target.${known}`) })),
      },
      figure(fields, "worth", phrase("field.worth")),
      textField(fields, "hexes", phrase("field.hexes"), true),
    ],
    hint: phrase("hexes-help"),
  };
}

function sideGroup(draft: Draft, side: SideIndex): EditorGroup {
  const name = phrase("side", { side: SIDES[side] });
  const own = draft.aircraft.filter((one) => one.side === side);
  return {
    id: `${side}`,
    side: { index: side, name, sum: phrase("count", { count: own.length }) },
    rows: own.map((one) => aircraftRow(draft, one)),
    none: phrase("no-aircraft"),
    add: { label: phrase("add", { side: SIDES[side] }), list: "aircraft", types: true },
  };
}

function groundGroup(list: List, rows: readonly EditorRow[]): EditorGroup {
  const [none, label] =
    list === "guns" ? (["no-guns", "add-gun"] as const) : (["no-targets", "add-target"] as const);
  return { id: list, rows, none: phrase(none), add: { label: phrase(label), list, types: false } };
}

function board({ fields }: Draft): EditorFields {
  return {
    title: phrase("board"),
    fields: [
      figure(fields, "board.columns", phrase("field.columns")),
      figure(fields, "board.rows", phrase("field.rows")),
      textField(fields, "front.german", phrase("field.front", { side: "german" }), true),
      textField(fields, "front.allied", phrase("field.front", { side: "allied" }), true),
      {
        kind: "choice",
        id: "wind.facing",
        label: phrase("field.wind"),
        value: typed(fields, "wind.facing"),
        choices: FACINGS,
      },
      figure(fields, "wind.strength", phrase("field.strength")),
      textField(fields, "date", phrase("field.date")),
    ],
  };
}

const PRICES = ["kill", "twoSeater", "balloon", "home", "escape"] as const;

function priceFields({ fields }: Draft): readonly Field[] {
  return SIDES.flatMap((side) =>
    PRICES.map((what) =>
      figure(fields, `prices.${side}.${what}`, phrase("price", { side, what }), { usual: phrase("usual") }),
    ),
  );
}

function goal(draft: Draft): EditorFields {
  const { fields } = draft;
  const chosen = goalOf(fields);
  return {
    title: phrase("goal"),
    fields: [
      {
        kind: "choice",
        id: "goal",
        label: phrase("goal"),
        value: chosen,
        choices: GOALS.map((id) => ({ id, label: phrase(`goals.${id}`) })),
        wide: true,
      },
      figure(fields, "turns", phrase("field.turns"), { usual: phrase("endless") }),
      ...(chosen !== "last-side" ? priceFields(draft) : []),
    ],
  };
}

/** The sequence is one of three, the other switches are on or off; left out they are as we advise. */
function rules({ fields }: Draft): EditorFields {
  return {
    title: phrase("rules"),
    fields: SWITCHES.map(({ option, rule }): Field => {
      const id = `options.${option}`;
      const label = { key: `option.${option}`, values: {} };
      if (option === "sequence") {
        const choices = SEQUENCES.map((one) => ({ id: one, label: { key: `sequence.${one}`, values: {} } }));
        return { kind: "choice", id, label, value: fields[id] ?? USUAL.sequence, choices, wide: true };
      }
      const hint = { key: `option.${option}.help`, values: {} };
      return switchField(fields, id, { label, hint, rule }, USUAL[option]);
    }),
  };
}

/** The sheets of a draft: aircraft and balloons, guns and targets, and the board. */
export function sheetsOf(draft: Draft): readonly EditorSheet[] {
  const { aircraft, guns, targets } = draft;
  const own = tablesOf(draft).name;
  return [
    {
      kind: "rows",
      id: "aircraft",
      title: phrase("aircraft", { count: aircraft.length }),
      ...(draft.tables !== undefined && { note: phrase("own-tables", { name: own }) }),
      groups: [sideGroup(draft, 0), sideGroup(draft, 1)],
    },
    {
      kind: "rows",
      id: "ground",
      title: phrase("ground", { count: guns.length + targets.length }),
      groups: [groundGroup("guns", guns.map(gunRow)), groundGroup("targets", targets.map(targetRow))],
    },
    { kind: "fields", id: "table", title: phrase("table"), parts: [board(draft), goal(draft), rules(draft)] },
  ];
}

import { choiceField, numberField, switchField, textField } from "../../../../face/editor/fields.ts";
import { type Fields, OFF, ON, typed } from "../../../../face/editor/typed.ts";
import type { EditorFields, EditorGroup, EditorRow, EditorSheet, Field } from "../../../../face/editor.ts";
import type { Text } from "../../../../face/text.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { MATS, usualMat } from "../../data/mats.ts";
import { DOGFIGHT_TURNS } from "../../data/phases.ts";
import { QUALITIES } from "../../data/quality.ts";
import { SIDES } from "../../data/sides.ts";
import { bomberOf, typeOf } from "../../data/tables.ts";
import { TARGET_IDS } from "../../data/target.ts";
import { HIGHEST_START, USUAL } from "../../rules/setup/options.ts";
import { optionOf, tablesOf } from "./config-of.ts";
import type { Draft, DraftRow } from "./draft.ts";
import { levelOf } from "./edits.ts";
import { phrase } from "./phrase.ts";

function labelOf(id: string): Text {
  return phrase("field", { field: id });
}

function figure(
  of: Fields,
  id: string,
  more: { readonly usual?: Text; readonly start?: number } = {},
): Field {
  return numberField(of, id, labelOf(id), more);
}

function flag(id: string, rule: string, value: boolean): Field {
  return switchField({}, id, { label: labelOf(id), hint: phrase("hint-of", { field: id }), rule }, value);
}

const SIDE_CHOICES = SIDES.map((side, index) => ({ id: `${index}`, label: phrase("side", { side }) }));

const LIGHT = [OFF, ON].map((id) => ({ id, label: phrase("light", { night: id }) }));

function sideField(side: SideIndex): Field {
  return choiceField("side", labelOf("side"), `${side}`, SIDE_CHOICES);
}

function qualityField(of: Fields, id: string, best: number): Field {
  const choices = QUALITIES.slice(0, best).map((quality) => ({
    id: quality,
    label: phrase("quality", { quality }),
  }));
  return choiceField(id, labelOf(id), of[id] ?? "regular", choices);
}

/** What of its kind only some types may have: it is offered where they do, or where it stands wrongly. */
function extras(draft: Draft, fields: Fields): readonly Field[] {
  const card = typeOf(tablesOf(draft), typed(fields, "type"));
  const on = (id: string) => fields[id] === ON;
  return [
    ...(card?.load || on("load") ? [flag("load", "DIF-B15", on("load"))] : []),
    ...(card?.rockets !== undefined || on("rockets") ? [flag("rockets", "DIF-7.1.1", on("rockets"))] : []),
    ...(card?.sight !== "simple" || on("gyro") ? [flag("gyro", "DIF-10.9", on("gyro"))] : []),
    ...(draft.fields.campaign === ON || on("reserve") ? [flag("reserve", "DIF-B21", on("reserve"))] : []),
  ];
}

/** Where an Element or a formation is: at the level at which all begin, if one is given. */
function pieceOf(draft: Draft): NonNullable<EditorRow["piece"]> {
  const level = levelOf(draft);
  return level === undefined ? {} : { height: phrase("level", { level }) };
}

function elementRow(draft: Draft, { key, side, fields }: DraftRow): EditorRow {
  const type = typed(fields, "type");
  const title = typeOf(tablesOf(draft), type)?.name ?? type;
  const id = typed(fields, "id");
  const single = fields.wingman === OFF;
  return {
    key,
    side,
    name: id,
    title: `${id} ${title}`,
    about: phrase("about", {
      quality: QUALITIES.find((one) => one === fields["leader.quality"]) ?? "regular",
      single,
      reserve: fields.reserve === ON,
    }),
    fields: [
      textField(fields, "id", labelOf("id")),
      sideField(side),
      { kind: "type", id: "type", label: labelOf("type"), value: type, title, wide: true },
      flag("wingman", "DIF-B23", !single),
      ...extras(draft, fields),
      qualityField(fields, "leader.quality", QUALITIES.length),
      ...(single ? [] : [qualityField(fields, "wingmanQuality", QUALITIES.length - 1)]),
      flag("leader.crackShot", "DIF-9.1.9", fields["leader.crackShot"] === ON),
      flag("leader.keenEyesight", "DIF-9.1.10", fields["leader.keenEyesight"] === ON),
    ],
    piece: pieceOf(draft),
  };
}

function formationRow(draft: Draft, { key, side, fields }: DraftRow): EditorRow {
  const { bombers } = tablesOf(draft);
  const type = typed(fields, "type");
  const [id, title] = [typed(fields, "id"), bomberOf(tablesOf(draft), type)?.name ?? type];
  const listed = bombers.map((one) => ({ id: one.id, label: one.name }));
  return {
    key,
    side,
    name: id,
    title: `${id} ${title}`,
    about: phrase("bombers", { count: typed(fields, "count") }),
    fields: [
      textField(fields, "id", labelOf("id")),
      sideField(side),
      choiceField("type", labelOf("type"), type, listed),
      figure(fields, "count"),
    ],
    piece: pieceOf(draft),
  };
}

function sideGroup(draft: Draft, list: "elements" | "formations", side: SideIndex): EditorGroup {
  const named = { side: SIDES[side] };
  const own = draft[list].filter((one) => one.side === side);
  const row = list === "elements" ? elementRow : formationRow;
  return {
    id: `${list}-${side}`,
    side: { index: side, name: phrase("side", named), sum: phrase("count", { count: own.length, list }) },
    rows: own.map((one) => row(draft, one)),
    none: phrase("none", { list }),
    add: { label: phrase("add", { ...named, list }), list, types: list === "elements" },
  };
}

function optionField(
  fields: Fields,
  id: keyof typeof USUAL,
  choices: readonly string[],
  standing?: string,
): Field {
  return choiceField(
    `options.${id}`,
    { key: `option.${id}`, values: {} },
    standing ?? optionOf(fields, id),
    choices.map((choice) => ({ id: choice, label: phrase("choice", { id, choice }) })),
    true,
  );
}

function optionFlag(
  fields: Fields,
  id: "ammunition" | "thach" | "repeatDefence" | "rollAgainstRollMoves",
  rule: string,
): Field {
  const told = {
    label: { key: `option.${id}`, values: {} },
    hint: { key: `option.${id}.help`, values: {} },
    rule,
  };
  return switchField(fields, `options.${id}`, told, USUAL[id]);
}

function mission({ fields }: Draft): EditorFields {
  const target = fields["mission.target"] ?? "";
  const none = { id: "", label: phrase("target", { target: "" }) };
  const targets = TARGET_IDS.map((id) => ({ id, label: phrase("target", { target: id }) }));
  const attackers = SIDES.map((side) => ({ id: side, label: phrase("side", { side }) }));
  const attacker = fields["mission.attacker"] ?? SIDES[0];
  return {
    title: phrase("mission"),
    fields: [
      choiceField("mission.target", labelOf("mission.target"), target, [none, ...targets]),
      // What fits a dogfight alone, or a mission alone, is offered there, and where it stands wrongly.
      ...(target === "" || fields.turns
        ? [figure(fields, "turns", { usual: `${DOGFIGHT_TURNS}`, start: DOGFIGHT_TURNS })]
        : []),
      ...(target !== ""
        ? [choiceField("mission.attacker", labelOf("mission.attacker"), attacker, attackers)]
        : []),
      ...(target !== "" || fields.campaign === ON
        ? [flag("campaign", "DIF-B21", fields.campaign === ON)]
        : []),
      choiceField(
        "mat",
        labelOf("mat"),
        fields.mat ?? usualMat(TARGET_IDS.find((id) => id === target)),
        MATS.map((id) => ({ id, label: phrase("mat", { mat: id }) })),
      ),
      choiceField("night", labelOf("night"), fields.night ?? OFF, LIGHT),
    ],
  };
}

function start(draft: Draft): EditorFields {
  const { fields } = draft;
  const chosen = optionOf(fields, "start");
  return {
    title: phrase("option.start"),
    fields: [
      optionField(fields, "start", ["roll", "bid", "given"], chosen),
      chosen === "given"
        ? figure(fields, "level", { usual: "10", start: 10 })
        : figure(fields, "options.highest", { usual: `${HIGHEST_START}`, start: HIGHEST_START }),
    ],
  };
}

function rules({ fields }: Draft): EditorFields {
  return {
    title: phrase("options"),
    fields: [
      optionField(fields, "die", ["d6", "d12"]),
      optionField(fields, "pilots", ["named", "lot"]),
      optionField(fields, "cards", ["80", "110"]),
      optionFlag(fields, "ammunition", "DIF-10.15"),
      optionFlag(fields, "thach", "DIF-10.11.3"),
      optionFlag(fields, "repeatDefence", "DIF-B8"),
      optionFlag(fields, "rollAgainstRollMoves", "DIF-R57"),
      optionField(fields, "verticalRollMaxDive", ["2", "1"]),
      optionField(fields, "gyroAdvantaged", ["3", "2"]),
      optionField(fields, "fuelTankBomber", ["destroys", "4hits"]),
      textField(fields, "deck", labelOf("deck"), true),
    ],
  };
}

/** The sheets of a draft: Elements, formations, and what is agreed. */
export function sheetsOf(draft: Draft): readonly EditorSheet[] {
  const groups = (list: "elements" | "formations") =>
    ([0, 1] as const).map((side) => sideGroup(draft, list, side));
  const titled = (list: "elements" | "formations") => phrase("sheet", { list, count: draft[list].length });
  return [
    { id: "elements", kind: "rows", title: titled("elements"), groups: groups("elements") },
    { id: "formations", kind: "rows", title: titled("formations"), groups: groups("formations") },
    {
      id: "table",
      kind: "fields",
      title: phrase("agreed"),
      parts: [mission(draft), start(draft), rules(draft)],
    },
  ];
}

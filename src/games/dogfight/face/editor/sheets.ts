import type { EditorFields, EditorGroup, EditorRow, EditorSheet, Field } from "../../../../face/editor.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { GOALS } from "../../data/config.ts";
import { EDGES } from "../../data/edges.ts";
import { MATS, matNamed } from "../../data/mats.ts";
import { SWITCHES } from "../../rules/setup/options.ts";
import type { Draft, DraftAircraft, DraftCloud, DraftLine } from "./draft.ts";
import { levelOf } from "./edits.ts";
import { phrase } from "./phrase.ts";
import { pointsFor, sidePoints, titleOf } from "./points.ts";

/** Inches. */
const QUARTER = 0.25;

type FieldName = "x" | "y" | "heading" | "speed" | "level" | "radius" | "bottom" | "top";

function figure(id: FieldName, value: string, step = 1): Field {
  return { kind: "number", id, label: phrase(`field.${id}`), value, step };
}

function sides(draft: Draft) {
  return draft.sides.map((side, index) => ({
    id: `${index}`,
    label: side.trim() === "" ? `${index + 1}` : phrase("side-name", { side }),
  }));
}

function levelField(one: DraftAircraft): Field {
  const usual = levelOf({ ...one, level: "" });
  const field = { kind: "number", id: "level", label: phrase("field.level"), value: one.level } as const;
  return { ...field, usual: phrase("usual", { level: usual }), start: usual };
}

/** Everything about an aircraft, to be typed in. */
function aircraftFields(draft: Draft, one: DraftAircraft): readonly Field[] {
  return [
    { kind: "text", id: "id", label: phrase("field.id"), value: one.id },
    { kind: "choice", id: "side", label: phrase("field.side"), value: `${one.side}`, choices: sides(draft) },
    {
      kind: "type",
      id: "type",
      label: phrase("field.type"),
      value: one.type,
      title: titleOf(one.type),
      wide: true,
    },
    figure("x", one.x, QUARTER),
    figure("y", one.y, QUARTER),
    figure("heading", one.heading),
    figure("speed", one.speed),
    ...(draft.options.altitude ? [levelField(one)] : []),
  ];
}

function aircraftRow(draft: Draft, one: DraftAircraft): EditorRow {
  const { altitude } = draft.options;
  const { id, x, y, heading, type, side, key } = one;
  const level = altitude ? levelOf(one) : null;
  return {
    key,
    side,
    name: id,
    title: `${id} ${titleOf(type)}`,
    about: phrase("place", { x, y, heading, level }),
    fields: aircraftFields(draft, one),
    piece: { facing: heading, ...(level !== null && { height: `${level}` }) },
  };
}

function sideGroup(draft: Draft, side: SideIndex): EditorGroup {
  const own = draft.aircraft.filter((one) => one.side === side);
  const name = draft.sides[side];
  const points = own.reduce((sum, one) => sum + pointsFor(one), 0);
  return {
    id: `${side}`,
    side: { index: side, name: phrase("side-name", { side: name }), sum: phrase("points", { points }) },
    rows: own.map((one) => aircraftRow(draft, one)),
    none: phrase("no-aircraft"),
    add: { label: phrase("add", { side: name }), list: "aircraft", types: true },
  };
}

function cloudRow(draft: Draft, cloud: DraftCloud, index: number): EditorRow {
  const { key, x, y, radius, bottom, top } = cloud;
  const { altitude } = draft.options;
  const name = phrase("cloud", { number: index + 1 });
  const flat = [figure("x", x, QUARTER), figure("y", y, QUARTER), figure("radius", radius, QUARTER)];
  return {
    key,
    name,
    title: name,
    about: phrase("cloud-place", { x, y, radius }),
    fields: altitude ? [...flat, figure("bottom", bottom), figure("top", top)] : flat,
    ...(altitude && { hint: phrase("cloud-levels") }),
  };
}

/** Which side has more design points. */
function balance(draft: Draft) {
  const [first, second] = sidePoints(draft);
  if (first === second) return phrase("even");
  const side = draft.sides[first > second ? 0 : 1];
  return phrase("ahead", { side, points: Math.abs(first - second) });
}

function size({ table }: Draft): EditorFields {
  return {
    title: phrase("size"),
    fields: [
      { kind: "number", id: "table.width", label: phrase("field.width"), value: table.width },
      { kind: "number", id: "table.depth", label: phrase("field.depth"), value: table.depth },
      {
        kind: "choice",
        id: "table.mat",
        label: phrase("mat"),
        value: matNamed(table.mat),
        choices: MATS.map((mat) => ({ id: mat, label: phrase(`mat.${mat}`) })),
        wide: true,
      },
    ],
  };
}

function sideNames({ sides: [first, second] }: Draft): EditorFields {
  return {
    title: phrase("sides"),
    fields: [
      { kind: "text", id: "side.0", label: phrase("first-side"), value: first },
      { kind: "text", id: "side.1", label: phrase("second-side"), value: second },
    ],
  };
}

const EDGE_CHOICES = EDGES.map((edge) => ({ id: edge, label: phrase(`edge.${edge}`) }));

function named(rows: readonly DraftAircraft[], id: string, value: readonly string[] | null): Field {
  const told = rows.map(({ key, id: label }) => ({ key, label }));
  return {
    kind: "rows",
    id,
    label: phrase("who-counts"),
    value,
    rows: told,
    hint: phrase("who-counts-all"),
    wide: true,
  };
}

/** Who has to leave, by which edge, and how many of them. */
function leaveFields(draft: Draft): readonly Field[] {
  const { side, edge, count, aircraft } = draft.leave;
  const own = draft.aircraft.filter((one) => one.side === side);
  return [
    {
      kind: "choice",
      id: "leave.side",
      label: phrase("leave-side"),
      value: `${side}`,
      choices: sides(draft),
    },
    { kind: "choice", id: "leave.edge", label: phrase("field.edge"), value: edge, choices: EDGE_CHOICES },
    { kind: "number", id: "leave.count", label: phrase("field.count"), value: count },
    named(own, "leave.aircraft", aircraft),
  ];
}

function lineRow(draft: Draft, line: DraftLine, index: number): EditorRow {
  const title = phrase("line", { number: index + 1 });
  const edges = [{ id: "", label: phrase("any-edge") }, ...EDGE_CHOICES];
  const edge: Field = {
    kind: "choice",
    id: "edge",
    label: phrase("field.edge"),
    value: line.edge ?? "",
    choices: edges,
  };
  return {
    key: line.key,
    name: title,
    title,
    about: "",
    fields: [
      {
        kind: "choice",
        id: "side",
        label: phrase("line-side"),
        value: `${line.side}`,
        choices: sides(draft),
      },
      {
        kind: "number",
        id: "worth",
        label: phrase("field.worth"),
        value: line.worth,
        usual: phrase("worth-usual"),
      },
      {
        kind: "choice",
        id: "for",
        label: phrase("line-for"),
        value: line.for,
        choices: [
          { id: "kill", label: phrase("for-kill") },
          { id: "leave", label: phrase("for-leave") },
        ],
      },
      ...(line.for === "leave" ? [edge] : []),
      named(draft.aircraft, "aircraft", line.aircraft),
    ],
  };
}

/** How the game is won, and when it ends at the latest. */
function goal(draft: Draft): EditorFields {
  const choices = GOALS.map((id) => ({ id, label: phrase(`goals.${id}`) }));
  const lines = {
    hint: phrase("no-lines"),
    rows: draft.lines.map((line, index) => lineRow(draft, line, index)),
    add: { label: phrase("add-line"), list: "lines" },
  };
  return {
    title: phrase("goal"),
    fields: [
      { kind: "choice", id: "goal", label: phrase("goal"), value: draft.goal, choices, wide: true },
      {
        kind: "number",
        id: "turns",
        label: phrase("field.turns"),
        value: draft.turns,
        usual: phrase("endless"),
      },
      ...(draft.goal === "leave" ? leaveFields(draft) : []),
    ],
    ...(draft.goal === "points" && { lines }),
  };
}

function rules({ options }: Draft): EditorFields {
  return {
    title: phrase("rules"),
    fields: SWITCHES.map(({ option, rule }) => ({
      kind: "switch",
      id: `options.${option}`,
      label: { key: `option.${option}`, values: {} },
      value: option === "turnLimit" ? options.turnLimit === "each-turn" : options[option],
      hint: { key: `option.${option}.help`, values: {} },
      rule,
      wide: true,
    })),
  };
}

/** The sheets of a draft: its aircraft, its clouds, and the table. */
export function sheetsOf(draft: Draft): readonly EditorSheet[] {
  return [
    {
      kind: "rows",
      id: "aircraft",
      title: phrase("aircraft", { count: draft.aircraft.length }),
      ...(draft.aircraft.length > 0 && { note: balance(draft) }),
      groups: [sideGroup(draft, 0), sideGroup(draft, 1)],
    },
    {
      kind: "rows",
      id: "clouds",
      title: phrase("clouds", { count: draft.clouds.length }),
      groups: [
        {
          id: "clouds",
          rows: draft.clouds.map((cloud, index) => cloudRow(draft, cloud, index)),
          none: phrase("no-clouds"),
          add: { label: phrase("add-cloud"), list: "clouds", types: false },
        },
      ],
    },
    {
      kind: "fields",
      id: "table",
      title: phrase("table"),
      parts: [size(draft), sideNames(draft), goal(draft), rules(draft)],
    },
  ];
}

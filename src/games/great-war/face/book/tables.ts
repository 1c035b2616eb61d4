import { signed } from "../../../../core/text.ts";
import { list, plain, type Row, table } from "../../../../face/book/chapter.ts";
import { TABLES } from "../../data/own.ts";
import type { AircraftType, Mount } from "../../data/tables.ts";
import { meta } from "../../meta/meta.ts";
import { SWITCHES } from "../../rules/setup/switches.ts";
import { chapter, phrase } from "./phrase.ts";

/** `C20`, `C6+6`: the column and the attacks of its barrels. */
function armament({ column, barrels }: Mount): string {
  return `${column}${barrels[0]?.drums.join("+") ?? ""}`;
}

function guns(type: AircraftType, forward: boolean): string {
  const mounts = type.mounts.filter(({ field }) => (field === "front" || field === "nose") === forward);
  return mounts.length === 0 ? "–" : mounts.map(armament).join(", ");
}

function line(type: AircraftType): Row {
  const { name, max, min, climb, dive, diveSpeed, ceiling, damage, schedule, silhouette } = type;
  return [
    name,
    type.from.slice(0, 7),
    schedule,
    `${min}–${max}`,
    climb,
    `${dive} (${diveSpeed})`,
    ceiling,
    damage,
    signed(silhouette),
    guns(type, true),
    guns(type, false),
  ];
}

const FLOWN = TABLES.aircraft.filter(({ seats }) => seats > 0);

/** Switches, tables of one's own, the chart, and what is whose. */
export const PRINTED_TABLES = [
  chapter("options", [
    table(
      "what-can-be-changed-for-a",
      ["name", "what-it-does", "rule"],
      SWITCHES.map(({ option, rule }) => [
        { key: `option.${option}`, values: {} },
        { key: `option.${option}.help`, values: {} },
        rule,
      ]),
    ),
    list("alternating-is-the-base", "sealed-plots-are-our-own"),
  ]),
  chapter("tables", [
    list(...meta.ownTables.map((table) => phrase("source.own-table", { table }))),
    "who-owns-the-printed-game",
  ]),
  chapter("aircraft", [
    "our-own-chart-speeds-and",
    table(
      phrase("aircraft.types-and-their-figures", { count: FLOWN.length }),
      [
        "aircraft",
        "from",
        "schedule",
        plain("MP"),
        "climb",
        "dive",
        "ceiling",
        "damage",
        "silhouette",
        "front",
        "rear",
      ],
      FLOWN.map(line),
    ),
  ]),
  chapter("source", ["text", "everything-is-told-here"]),
];

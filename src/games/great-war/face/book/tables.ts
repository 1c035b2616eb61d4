import { signed } from "../../../../core/text.ts";
import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { OWN_TABLES } from "../../data/index.ts";
import type { AircraftType, Mount } from "../../data/tables.ts";
import { meta } from "../../meta/meta.ts";
import { SWITCHES } from "../../rules/setup/switches.ts";
import { phrase } from "./phrase.ts";

/** `C20`, `C6+6`: the column and the attacks of its barrels. */
function armament({ column, barrels }: Mount): string {
  return `${column}${barrels[0]?.drums.join("+") ?? ""}`;
}

function guns(type: AircraftType, forward: boolean): string {
  const mounts = type.mounts.filter(({ field }) => (field === "front" || field === "nose") === forward);
  return mounts.length === 0 ? "–" : mounts.map(armament).join(", ");
}

function line(type: AircraftType): readonly Text[] {
  const { name, max, min, climb, dive, diveSpeed, ceiling, damage, schedule, silhouette } = type;
  return [
    name,
    type.from.slice(0, 7),
    schedule,
    `${min}–${max}`,
    climb.toString(),
    `${dive} (${diveSpeed})`,
    ceiling.toString(),
    damage.toString(),
    signed(silhouette),
    guns(type, true),
    guns(type, false),
  ];
}

const FLOWN = OWN_TABLES.aircraft.filter(({ seats }) => seats > 0);

/** Switches, tables of one's own, the chart, and what is whose. */
export const TABLES: readonly Chapter[] = [
  {
    id: "options",
    title: phrase("options.title"),
    blocks: [
      table(
        phrase("options.what-can-be-changed-for-a"),
        [phrase("options.name"), phrase("options.what-it-does"), phrase("options.rule")],
        SWITCHES.map(({ option, rule }) => [
          { key: `option.${option}`, values: {} },
          { key: `option.${option}.help`, values: {} },
          rule,
        ]),
      ),
      list(phrase("options.alternating-is-the-base"), phrase("options.sealed-plots-are-our-own")),
    ],
  },
  {
    id: "tables",
    title: phrase("tables.title"),
    blocks: [
      list(...meta.ownTables.map((table) => phrase("source.own-table", { table }))),
      text(phrase("tables.who-owns-the-printed-game")),
    ],
  },
  {
    id: "aircraft",
    title: phrase("aircraft.title"),
    blocks: [
      text(phrase("aircraft.our-own-chart-speeds-and")),
      table(
        phrase("aircraft.types-and-their-figures", { count: FLOWN.length }),
        [
          phrase("aircraft.aircraft"),
          phrase("aircraft.from"),
          phrase("aircraft.schedule"),
          "MP",
          phrase("aircraft.climb"),
          phrase("aircraft.dive"),
          phrase("aircraft.ceiling"),
          phrase("aircraft.damage"),
          phrase("aircraft.silhouette"),
          phrase("aircraft.front"),
          phrase("aircraft.rear"),
        ],
        FLOWN.map(line),
      ),
    ],
  },
  {
    id: "source",
    title: phrase("source.title"),
    blocks: [text(phrase("source.text")), text(phrase("source.everything-is-told-here"))],
  },
];

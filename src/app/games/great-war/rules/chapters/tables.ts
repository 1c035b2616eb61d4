import { signed } from "../../../../../core/text.ts";
import { meta } from "../../../../../games/great-war/meta.ts";
import { SWITCHES } from "../../../../../games/great-war/options.ts";
import { OWN_TABLES } from "../../../../../games/great-war/tables/index.ts";
import type { AircraftType, Mount } from "../../../../../games/great-war/tables/tables.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, table, text } from "../../../../rules/write.ts";
import { SWITCH_TEXTS } from "../../switch-texts.ts";

/** `C20`, `C6+6`: the column and the attacks of its barrels. */
function armament({ column, barrels }: Mount): string {
  return `${column}${barrels[0]?.drums.join("+") ?? ""}`;
}

function guns(type: AircraftType, forward: boolean): string {
  const mounts = type.mounts.filter(({ field }) => (field === "front" || field === "nose") === forward);
  return mounts.length === 0 ? "–" : mounts.map(armament).join(", ");
}

function line(type: AircraftType): readonly Saying[] {
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
    title: both("Switches", "Schalter"),
    blocks: [
      table(
        both("What can be changed for a match", "Was sich für eine Partie ändern lässt"),
        [both("Name", "Name"), both("What it does", "Was er tut"), both("Rule", "Regel")],
        SWITCHES.map(({ option, rule }) => [SWITCH_TEXTS[option].name, SWITCH_TEXTS[option].help, rule]),
      ),
      list(
        both(
          "**Alternating** is the base game's turn: all of one side fly and fire, then all of the other. Nobody tails, nobody declares late (B-48).",
          "**Abwechselnd** ist die Runde des Grundspiels: erst fliegt und feuert die eine Seite ganz, dann die andere. Niemand verfolgt, niemand sagt spät an (B-48).",
        ),
        both(
          "**Sealed plots** are our own rule: everybody writes a move in secret, all are opened together and flown in order of speed, then all declare (B-47).",
          "**Versiegelte Züge** sind unsere eigene Regel: Alle schreiben geheim einen Zug, alle werden zusammen aufgedeckt und nach Geschwindigkeit geflogen, dann sagen alle an (B-47).",
        ),
      ),
    ],
  },
  {
    id: "tables",
    title: both("Our tables and your own", "Unsere Tabellen und deine"),
    blocks: [
      { kind: "list", items: meta.ownTables },
      text(
        "Who owns the printed game can type its values in: the set-up page writes our tables into a file, you change what you like and load it again. A set that is incomplete or does not fit is refused, and the cell is named. The set travels with the match, so that whoever opens it plays with the same figures. The numbers in this book are ours.",
        "Wer das gedruckte Spiel besitzt, kann dessen Werte eintragen: Die Seite zum Aufstellen schreibt unsere Tabellen in eine Datei, du änderst, was du willst, und lädst sie wieder. Ein Satz, der unvollständig ist oder nicht aufgeht, wird abgelehnt, und die Zelle wird genannt. Der Satz reist mit der Partie, so dass alle mit denselben Werten spielen. Die Zahlen in diesem Buch sind unsere.",
      ),
    ],
  },
  {
    id: "aircraft",
    title: both("The aircraft", "Die Flugzeuge"),
    blocks: [
      text(
        "Our own chart: speeds and climbs come from what is known of the real machines. Speeds in MP, heights in metres; behind the dive stands the speed up to which all of it is allowed. Guns are column and attacks: A20 is a twin mount with 20, C6+6 a gun with two drums.",
        "Unsere eigene Tafel: Geschwindigkeiten und Steigen kommen von dem, was man über die echten Maschinen weiß. Geschwindigkeiten in MP, Höhen in Metern; hinter dem Sturz steht die Geschwindigkeit, bis zu der er ganz erlaubt ist. MGs sind Spalte und Angriffe: A20 ist ein Zwilling mit 20, C6+6 ein MG mit zwei Trommeln.",
      ),
      table(
        both(`${FLOWN.length} types and their figures`, `${FLOWN.length} Muster und ihre Werte`),
        [
          both("Aircraft", "Flugzeug"),
          both("From", "Seit"),
          both("Schedule", "Stufe"),
          "MP",
          both("Climb", "Steigen"),
          both("Dive", "Sturz"),
          both("Ceiling", "Gipfel"),
          both("Damage", "Schaden"),
          both("Silhouette", "Silhouette"),
          both("Front", "Vorn"),
          both("Rear", "Hinten"),
        ],
        FLOWN.map(line),
      ),
    ],
  },
  {
    id: "source",
    title: both("Where it comes from", "Woher es kommt"),
    blocks: [
      { kind: "text", text: meta.source },
      text(
        "Everything is told here in our own words. Rules with a 4 come from the adjustments; D is what we set where the base game was not at hand, A how we read what is left open, B what came up while building.",
        "Alles ist hier mit eigenen Worten erzählt. Regeln mit einer 4 kommen aus den Änderungen; D ist, was wir festlegen, wo das Grundspiel nicht zur Hand war, A, wie wir Offenes lesen, B, was beim Bauen aufkam.",
      ),
    ],
  },
];

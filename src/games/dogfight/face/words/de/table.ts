import { listed } from "../../../../../core/text.ts";
import type { Weapon } from "../../../data/weapons.ts";
import { decimal } from "../../../words/format.ts";
import { edgeName, FLIGHT_END } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/table.ts";
import { mats } from "./table/mats.ts";

const WEAPONS: Readonly<Record<Weapon, string>> = {
  front: "Bugwaffe",
  left: "Linke Waffe",
  right: "Rechte Waffe",
  rear: "Heckwaffe",
};

const ARCS: Readonly<Record<Weapon, string>> = {
  front: "Bogen vorn",
  left: "Bogen links",
  right: "Bogen rechts",
  rear: "Bogen hinten",
};

function inches(range: number): string {
  return `${decimal(range, ",")}″`;
}

/** Words of the dogfight on the table page, in German. */
export const words: typeof english = {
  ...mats,
  "list.title": "Flugzeuge",
  "list.hint": "Ein eigenes wählen, dann auf ein anderes zeigen: Entfernung und Schussfeld.",
  "toggle.arcs": "Schussfelder",
  "toggle.reach": "Wo es nächste Runde sein kann",
  "glance.level": ({ level }) => `Höhe ${level}`,
  "glance.heading": ({ heading }) => `${heading} Uhr`,
  "glance.lost": ({ weapon }) => `${WEAPONS[weapon]} verloren`,
  "oval.left": ({ rating, left }) => `${rating}: ${left > 0 ? `noch ${left}` : "nichts mehr"}`,
  "glance.gone": ({ status }) => FLIGHT_END[status] ?? status,
  "forecast.shot": ({ target, weapon, range, percent }) =>
    `${target}: ${inches(range)}, ${ARCS[weapon]}, ${percent} %`,
  "forecast.none": "kein Schuss, so wie jetzt alle stehen",
  "forecast.danger": ({ enemies }) =>
    `${listed(enemies, "und")} ${enemies.length === 1 ? "könnte" : "könnten"} dorthin feuern`,
  "forecast.leaves": ({ edge }) => `Überfliegt den ${edgeName(edge)} Rand und ist aus dem Spiel.`,
  "forecast.friend": ({ friend }) => `Endet höchstens 0,5″ von ${friend}: Zusammenstoß möglich (R-24).`,
  "forecast.trapped": "Von dort aus kann es nicht auf dem Tisch bleiben (R-25).",
  "forecast.ahead": "geradeaus geht es vom Tisch: abdrehen (R-25)",
  "forecast.doomed": "kein Befehl hält es lange auf dem Tisch (R-25)",
  "fire.title": ({ name }) => `${name} schießt`,
  "fire.hint": "Wähl einen Schuss oder stell das Feuer ein. Jede Waffe feuert einmal je Runde.",
  "fire.pair": ({ shooter, target }) => `Feuer: ${shooter} auf ${target}`,
  "fire.figures": ({ weapon, range, need }) =>
    `${WEAPONS[weapon]} · ${inches(range)} · braucht ${need >= 6 ? "irgendeinen Wurf" : `${need} oder weniger`}`,
  "fire.done": "Feuer einstellen",
  "fire.doneHint": "Beendet deine Kampfphase für diese Runde.",
  "fire.line": "Oder einen Schuss tippen",
  "fire.example": ({ own, enemy }) => `${own} front ${enemy}, oder done`,
  "fire.go": "Feuer",
};

import type { Look } from "../../../../../core/look.ts";
import type { Weapon } from "../../../data/weapons.ts";
import type { words as en } from "../en/workshop.ts";

const SIDES: Readonly<Record<Weapon, string>> = {
  front: "vorn",
  left: "links",
  right: "rechts",
  rear: "hinten",
};
const PLANS: Readonly<Record<Look["plan"], string>> = {
  "low-wing": "Tiefdecker",
  "high-wing": "Hochdecker",
  biplane: "Doppeldecker",
  twin: "zweimotorig",
  heavy: "viermotorig",
};
const ENGINES: Readonly<Record<Look["engine"], string>> = { inline: "Reihenmotor", radial: "Sternmotor" };

function list(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} und ${names.at(-1)}` : names.join("");
}

function feet(levels: number): string {
  return `${levels * 2000}`.replace(/(\d)(\d{3})$/, "$1.$2");
}

/** What the workshop of the dogfight says in German. */
export const words: typeof en = {
  workshop: "Flugzeugwerkstatt",
  keep: "Dieses Flugzeug aufbewahren",
  figures: "Werte",
  name: "Name",
  "name.hint": "1 bis 60 Zeichen; so steht er auf dem Flugzeugbogen.",
  rating: ({ name, value }) => `${name} ${value} von 5`,
  "engine.hint": ({ points }) =>
    points === 0
      ? "Die höchste SPEED. Mit ENGINE 1 kurvt es nie: die Hälfte ist kein Uhrpunkt (R-06)."
      : `Die höchste SPEED; es kurvt ${points === 1 ? "einen Uhrpunkt" : `${points} Uhrpunkte`} je Runde.`,
  "fuselage.hint": ({ hits }) => `Der ${hits}. Treffer darauf zerstört es.`,
  "toHit.hint": ({ toHit }) => `Auf 4″ bis 9″ trifft es mit höchstens ${toHit} auf einem Würfel.`,
  weapons: "Waffen, höchstens eine je Seite",
  weapon: ({ side }) => `Waffe ${SIDES[side]}`,
  "weapon.side": ({ side }) => SIDES[side],
  unarmed: "Ohne Waffe schießt es nie.",
  ceiling: "Gipfelhöhe",
  "ceiling.hint": ({ levels }) =>
    `${feet(levels)} Fuß. Stufen zu 2.000 Fuß, 1 bis 20; sie zählt, wo mit Höhe gespielt wird.`,
  points: "Baupunkte",
  "points.sum": ({ engine, fuselage, toHit, weapons }) =>
    `ENGINE ${engine} + FUSELAGE ${fuselage} + TO-HIT ${toHit} + 2 × ${weapons} ${weapons === 1 ? "Waffe" : "Waffen"}`,
  "points.like": ({ names }) => `So viele wie ${list(names)}.`,
  "points.below": "Weniger als jedes Flugzeug der Liste.",
  "points.above": "Mehr als jedes Flugzeug der Liste.",
  "points.between": ({ less, more }) => `Zwischen ${less} und ${more}.`,
  "points.scale": ({ points, least, most }) =>
    `${points} Baupunkte auf einer Skala; die 22 Flugzeuge der Liste haben ${least} bis ${most}`,
  look: "Bau und Bemalung",
  plan: "Bauart",
  suggest: ({ plan, engine }) => `Wie die Werte nahelegen: ${PLANS[plan]}, ${ENGINES[engine]}`,
  wing: "Flügel",
  engine: "Motor",
  pattern: "Muster",
  mark: "Kennzeichen",
  scheme: "Ein ganzer Anstrich",
  paint: "Einen Teil bemalen",
  "plan.low-wing": "Tiefdecker",
  "plan.high-wing": "Hochdecker",
  "plan.biplane": "Doppeldecker",
  "plan.twin": "Zweimotorig",
  "plan.heavy": "Viermotorig",
  "wing.straight": "Trapez",
  "wing.elliptic": "Ellipse",
  "wing.square": "Eckig",
  "engine.inline": "Reihenmotor",
  "engine.radial": "Sternmotor",
  "pattern.plain": "Einfarbig",
  "pattern.bands": "Bänder",
  "pattern.splinter": "Splitter",
  "mark.none": "Keines",
  "mark.roundel": "Kokarde",
  "mark.cross": "Kreuz",
  "mark.star": "Weißer Stern",
  "mark.red-star": "Roter Stern",
  "mark.disc": "Rote Scheibe",
  "colour.upper": "Oberseite",
  "colour.second": "Zweite Farbe",
  "colour.under": "Unterseite",
  "colour.nose": "Nase",
  "scheme.temperate": "Erde und Grün",
  "scheme.ocean": "Ozean",
  "scheme.splinter": "Grauer Splitter",
  "scheme.forest": "Waldsplitter",
  "scheme.desert": "Wüste",
  "scheme.navy": "Marine",
  "scheme.olive": "Oliv",
  "scheme.metal": "Blankes Metall",
  "scheme.winter": "Winter",
  "scheme.racer": "Rennflugzeug",
  fly: "Gleich fliegen",
  "fly.about": "Ein Duell auf dem kleinen Tisch, Nase auf Nase: Du fliegst es, der Computer den Gegner.",
};

import type { Weapon } from "../../../../games/dogfight/weapons.ts";
import type { DogfightPrintWords } from "./words.en.ts";

const ARCS: Readonly<Record<Weapon, string>> = {
  front: "VORN",
  left: "LINKS",
  right: "RECHTS",
  rear: "HINTEN",
};

/** Words of the dogfight's papers, in German. */
export const words: DogfightPrintWords = {
  "part.records": () => "Flugzeugbögen",
  "part.records.hint": () => "Vier auf einem Blatt: Ovale, Waffen, SPEED und Befehle jeder Runde.",
  "part.pads": () => "Befehlsblöcke",
  "part.pads.hint": () => "Für Rot und Blau je ein Block, am Fuß die Schreibweise der Befehle.",
  "part.arcs": () => "Schablonen für Schussfelder",
  "part.arcs.hint": () => "Zifferblatt, Reichweitenlineal und Schussfelder im wahren Maß.",
  "part.moves": () => "Schablonen für Bewegungen",
  "part.moves.hint": () => "Stäbe mit Schritten von zwei Zoll und Keile von 30° im wahren Maß.",
  "part.cards": () => "Szenariokarte",
  "part.cards.hint": () => "Die Aufstellung als Karte, die Kräfte, das Ziel.",

  "sheet.title": () => "Flugzeugbogen",
  "sheet.level": () => "Stufe",

  "pad.title": (side) => `Befehlsblock: ${side}`,
  "pad.any": () => "Befehlsblock",
  "grammar.title": () => "So schreibt man Befehle",
  "grammar.example": (two) =>
    `2L1 = zwei Schritte voraus (${two}), ein Punkt links, ein Schritt voraus: SPEED 4.`,
  "grammar.letters": (step) =>
    `Eine Ziffer fliegt voraus, ${step} und 1 SPEED je Schritt. L oder R dreht um einen Punkt, 30°, für 1 SPEED.`,
  "grammar.speed": () =>
    "Alle SPEED ausgeben. Sie ändert sich je Runde um höchstens 1 und übersteigt nie ENGINE.",
  "grammar.points": () =>
    "Höchstens die Hälfte von ENGINE an Punkten je Runde. Zwischen zwei Wendungen einen Schritt fliegen.",
  "grammar.altitude": () => "Stufen: + steigt um eine für 1 SPEED, - sinkt um eine, -- um zwei ohne Kosten.",

  "arcs.clock": () => "Zifferblatt mit den vier Schussfeldern",
  "arcs.clockText": () =>
    "Unter den Ständer legen, die 12 voraus. Beide Ränder eines Schussfelds gehören dazu; der Ring ist die Reichweite aus nächster Nähe.",
  "arcs.ruler": () => "Reichweitenlineal",
  "arcs.rulerText": () =>
    "Beide Streifen ausschneiden und den zweiten an der Marke an den ersten kleben. Von Mitte zu Mitte messen; eine Grenze gehört zum näheren Band.",
  "arcs.narrow": () => "Schussfeld vorn und hinten, 60°",
  "arcs.wide": () => "Schussfeld links und rechts, 120°",
  "arcs.arc": (weapon) => ARCS[weapon],
  "arcs.modifier": (modifier) => (modifier === 0 ? "±0" : modifier > 0 ? `+${modifier}` : `−${-modifier}`),
  "arcs.glue": () => "hier ankleben",

  "moves.sticks": () => "Flugstäbe",
  "moves.sticksText": (step) =>
    `Ein Schritt voraus ist ${step} und kostet 1 SPEED. Den Fuß eines Stabs an die Mitte des Flugzeugs legen.`,
  "moves.steps": (steps) => `${steps} ${steps === 1 ? "Schritt" : "Schritte"}`,
  "moves.wedges": () => "Wendekeile",
  "moves.wedgesText": () =>
    "Ein Punkt der Uhr ist 30° und kostet 1 SPEED. Die Spitze kommt an die Mitte des Flugzeugs.",
  "moves.points": (points) => `${points} ${points === 1 ? "Punkt" : "Punkte"}`,

  "card.scale": (denominator) => `Karte 1 : ${denominator}`,
  "card.table": (size) => `Tisch ${size}`,
  "card.grid": (length) => `ein Feld ist ${length}`,
  "card.id": () => "Nr.",
  "card.options": () => "Hausregeln",
  "card.aircraft": () => "Flugzeug",
  "card.place": () => "Von links, von der nahen Kante",
  "card.nose": () => "Nase",
  "card.oclock": (numeral) => `${numeral} Uhr`,
  "card.weapons": () => "Waffen",
  "card.map": () => "Karte der Aufstellung",
  "card.match": () => "Aufstellung des Spiels",
};

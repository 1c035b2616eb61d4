import type { Weapon } from "../../../data/weapons.ts";
import type { words as english } from "../en/papers.ts";

const ARCS: Readonly<Record<Weapon, string>> = {
  front: "VORN",
  left: "LINKS",
  right: "RECHTS",
  rear: "HINTEN",
};
const WEAPONS: Readonly<Record<Weapon, string>> = {
  front: "Bugwaffe",
  left: "Linke Waffe",
  right: "Rechte Waffe",
  rear: "Heckwaffe",
};

/** Words of the papers, in German. */
export const words: typeof english = {
  "paper.records": "Flugzeugbögen",
  "paper.records.hint": "Vier auf einem Blatt: Ovale, Waffen, SPEED und Befehle jeder Runde.",
  "paper.records.title": "Flugzeugbogen",
  "paper.pads": "Befehlsblöcke",
  "paper.pads.hint": "Für jede Seite ein Block, am Fuß die Schreibweise der Befehle.",
  "paper.arcs": "Schablonen für Schussfelder",
  "paper.arcs.hint": "Zifferblatt, Reichweitenlineal und Schussfelder im wahren Maß.",
  "paper.moves": "Schablonen für Bewegungen",
  "paper.moves.hint": "Stäbe mit Schritten von 2″ und Keile von 30° im wahren Maß.",
  "paper.cards": "Szenariokarte",
  "paper.cards.hint": "Die Aufstellung als Karte, die Kräfte, das Ziel.",

  "paper.turn": "Runde",
  "paper.pad.of": ({ side }) => `Befehlsblock: ${side}`,
  "paper.pad.any": "Befehlsblock",
  "paper.grammar": "So schreibt man Befehle",
  "paper.grammar.example": ({ two }) =>
    `2L1 = zwei Schritte voraus (${two}), ein Punkt links, ein Schritt voraus: SPEED 4.`,
  "paper.grammar.letters": ({ step }) =>
    `Eine Ziffer fliegt voraus, ${step} und 1 SPEED je Schritt. L oder R dreht um einen Punkt, 30°, für 1 SPEED.`,
  "paper.grammar.speed":
    "Alle SPEED ausgeben. Sie ändert sich je Runde um höchstens 1 und übersteigt nie ENGINE.",
  "paper.grammar.points":
    "Höchstens die Hälfte von ENGINE an Punkten je Runde. Zwischen zwei Wendungen einen Schritt fliegen.",
  "paper.grammar.altitude": "Stufen: + steigt um eine für 1 SPEED, - sinkt um eine, -- um zwei ohne Kosten.",

  "paper.clock": "Zifferblatt mit den vier Schussfeldern",
  "paper.clock.text":
    "Unter den Ständer legen, die 12 voraus. Beide Ränder eines Schussfelds gehören dazu; der Ring ist die Reichweite aus nächster Nähe.",
  "paper.ruler": "Reichweitenlineal",
  "paper.ruler.text":
    "Beide Streifen ausschneiden und den zweiten an der Marke an den ersten kleben. Von Mitte zu Mitte messen; eine Grenze gehört zum näheren Band.",
  "paper.strip": ({ from, to }) => `Reichweitenlineal ${from} – ${to}`,
  "paper.field.narrow": "Schussfeld vorn und hinten, 60°",
  "paper.field.wide": "Schussfeld links und rechts, 120°",
  "paper.arc": ({ weapon }) => ARCS[weapon],
  "paper.glue": "hier ankleben",

  "paper.sticks": "Flugstäbe",
  "paper.sticks.text": ({ step }) =>
    `Ein Schritt voraus ist ${step} und kostet 1 SPEED. Den Fuß eines Stabs an die Mitte des Flugzeugs legen.`,
  "paper.stick": ({ steps, length }) => `${steps} ${steps === 1 ? "Schritt" : "Schritte"}: ${length}`,
  "paper.wedges": "Wendekeile",
  "paper.wedges.text":
    "Ein Punkt der Uhr ist 30° und kostet 1 SPEED. Die Spitze kommt an die Mitte des Flugzeugs.",
  "paper.points": ({ points }) => `${points} ${points === 1 ? "Punkt" : "Punkte"}`,
  "paper.wedge": ({ points }) => `${points} ${points === 1 ? "Punkt" : "Punkte"}, ${points * 30}°`,

  "paper.map": "Karte der Aufstellung",
  "paper.map.scale": (of) => `Tisch ${of.size} · Karte 1 : ${of.denominator} · ein Feld ist ${of.grid}`,
  "paper.id": "Nr.",
  "paper.options": "Hausregeln:",
  "paper.aircraft": "Flugzeug",
  "paper.place": "Von links, von der nahen Kante",
  "paper.nose": "Nase",
  "paper.oclock": ({ heading }) => `${heading} Uhr`,
  "paper.guns": "Waffen",
  "paper.weapons": ({ weapons }) => weapons.map((weapon) => WEAPONS[weapon]).join(", "),
  "paper.level": "Stufe",
  "paper.match": "Aufstellung des Spiels",
};

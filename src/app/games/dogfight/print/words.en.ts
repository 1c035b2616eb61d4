import type { Weapon } from "../../../../games/dogfight/weapons.ts";

const ARCS: Readonly<Record<Weapon, string>> = { front: "FRONT", left: "LEFT", right: "RIGHT", rear: "REAR" };

/** Words of the dogfight's papers, in English. */
export const words = {
  "part.records": () => "Record sheets",
  "part.records.hint": () => "Four a page: ovals, weapons, SPEED and orders of every turn.",
  "part.pads": () => "Order pads",
  "part.pads.hint": () => "A pad a side, with the spelling of orders at its foot.",
  "part.arcs": () => "Arc templates",
  "part.arcs.hint": () => "Clock face, range ruler and fields of fire in true scale.",
  "part.moves": () => "Move templates",
  "part.moves.hint": () => "Sticks of two-inch steps and wedges of 30° in true scale.",
  "part.cards": () => "Scenario card",
  "part.cards.hint": () => "The set-up as a map, the forces, the goal.",

  "sheet.title": () => "Aircraft Turn Record",
  "sheet.level": () => "Level",

  "pad.title": (side: string) => `Order pad: ${side}`,
  "pad.any": () => "Order pad",
  "grammar.title": () => "How to write orders",
  "grammar.example": (two: string) =>
    `2L1 = two steps ahead (${two}), one point left, one step ahead: SPEED 4.`,
  "grammar.letters": (step: string) =>
    `A digit flies ahead, ${step} and 1 SPEED a step. L or R turns one clock point, 30°, for 1 SPEED.`,
  "grammar.speed": () => "Spend all SPEED. It may change by 1 a turn and never exceed ENGINE.",
  "grammar.points": () => "At most half of ENGINE in points a turn. Fly a step between two turns.",
  "grammar.altitude": () => "Levels: + climbs one for 1 SPEED, - dives one, -- dives two for nothing.",

  "arcs.clock": () => "Clock face with the four arcs",
  "arcs.clockText": () =>
    "Lay it under the stand with 12 ahead. Both edges of an arc belong to it; the ring is point-blank range.",
  "arcs.ruler": () => "Range ruler",
  "arcs.rulerText": () =>
    "Cut out both strips and glue the second to the first at the mark. Measure from middle to middle; a limit belongs to the nearer band.",
  "arcs.narrow": () => "Field of fire: front and rear, 60°",
  "arcs.wide": () => "Field of fire: left and right, 120°",
  "arcs.arc": (weapon: Weapon) => ARCS[weapon],
  "arcs.modifier": (modifier: number) =>
    modifier === 0 ? "±0" : modifier > 0 ? `+${modifier}` : `−${-modifier}`,
  "arcs.glue": () => "glue here",

  "moves.sticks": () => "Move sticks",
  "moves.sticksText": (step: string) =>
    `One step ahead is ${step} and costs 1 SPEED. Lay the foot of a stick at the middle of the aircraft.`,
  "moves.steps": (steps: number) => `${steps} ${steps === 1 ? "step" : "steps"}`,
  "moves.wedges": () => "Turn wedges",
  "moves.wedgesText": () =>
    "One clock point is 30° and costs 1 SPEED. The tip goes to the middle of the aircraft.",
  "moves.points": (points: number) => `${points} ${points === 1 ? "point" : "points"}`,

  "card.scale": (denominator: number) => `Map 1 : ${denominator}`,
  "card.table": (size: string) => `Table ${size}`,
  "card.grid": (length: string) => `a square is ${length}`,
  "card.id": () => "No.",
  "card.options": () => "House rules",
  "card.aircraft": () => "Aircraft",
  "card.place": () => "From left, from near edge",
  "card.nose": () => "Nose",
  "card.oclock": (numeral: number) => `${numeral} o'clock`,
  "card.weapons": () => "Guns",
  "card.map": () => "Map of the set-up",
  "card.match": () => "Set-up of the match",
};

export type DogfightPrintWords = typeof words;

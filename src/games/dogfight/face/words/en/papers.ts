import type { Weapon } from "../../../data/weapons.ts";

const ARCS: Readonly<Record<Weapon, string>> = { front: "FRONT", left: "LEFT", right: "RIGHT", rear: "REAR" };
const WEAPONS: Readonly<Record<Weapon, string>> = {
  front: "Front gun",
  left: "Left gun",
  right: "Right gun",
  rear: "Rear gun",
};

/** Words of the papers, in English. */
export const words = {
  "paper.records": "Record sheets",
  "paper.records.hint": "Four a page: ovals, weapons, SPEED and orders of every turn.",
  "paper.records.title": "Aircraft Turn Record",
  "paper.pads": "Order pads",
  "paper.pads.hint": "A pad a side, with the spelling of orders at its foot.",
  "paper.arcs": "Arc templates",
  "paper.arcs.hint": "Clock face, range ruler and fields of fire in true scale.",
  "paper.moves": "Move templates",
  "paper.moves.hint": "Sticks of 2″ steps and wedges of 30° in true scale.",
  "paper.cards": "Scenario card",
  "paper.cards.hint": "The set-up as a map, the forces, the goal.",

  "paper.turn": "Turn",
  "paper.pad.of": ({ side }: { readonly side: string }) => `Order pad: ${side}`,
  "paper.pad.any": "Order pad",
  "paper.grammar": "How to write orders",
  "paper.grammar.example": ({ two }: { readonly two: string }) =>
    `2L1 = two steps ahead (${two}), one point left, one step ahead: SPEED 4.`,
  "paper.grammar.letters": ({ step }: { readonly step: string }) =>
    `A digit flies ahead, ${step} and 1 SPEED a step. L or R turns one clock point, 30°, for 1 SPEED.`,
  "paper.grammar.speed": "Spend all SPEED. It may change by 1 a turn and never exceed ENGINE.",
  "paper.grammar.points": "At most half of ENGINE in points a turn. Fly a step between two turns.",
  "paper.grammar.altitude": "Levels: + climbs one for 1 SPEED, - dives one, -- dives two for nothing.",

  "paper.clock": "Clock face with the four arcs",
  "paper.clock.text":
    "Lay it under the stand with 12 ahead. Both edges of an arc belong to it; the ring is point-blank range.",
  "paper.ruler": "Range ruler",
  "paper.ruler.text":
    "Cut out both strips and glue the second to the first at the mark. Measure from middle to middle; a limit belongs to the nearer band.",
  "paper.strip": ({ from, to }: { readonly from: string; readonly to: string }) =>
    `Range ruler ${from} – ${to}`,
  "paper.field.narrow": "Field of fire: front and rear, 60°",
  "paper.field.wide": "Field of fire: left and right, 120°",
  "paper.arc": ({ weapon }: { readonly weapon: Weapon }) => ARCS[weapon],
  "paper.glue": "glue here",

  "paper.sticks": "Move sticks",
  "paper.sticks.text": ({ step }: { readonly step: string }) =>
    `One step ahead is ${step} and costs 1 SPEED. Lay the foot of a stick at the middle of the aircraft.`,
  "paper.stick": ({ steps, length }: { readonly steps: number; readonly length: string }) =>
    `${steps} ${steps === 1 ? "step" : "steps"}: ${length}`,
  "paper.wedges": "Turn wedges",
  "paper.wedges.text":
    "One clock point is 30° and costs 1 SPEED. The tip goes to the middle of the aircraft.",
  "paper.points": ({ points }: { readonly points: number }) =>
    `${points} ${points === 1 ? "point" : "points"}`,
  "paper.wedge": ({ points }: { readonly points: number }) =>
    `${points} ${points === 1 ? "point" : "points"}, ${points * 30}°`,

  "paper.map": "Map of the set-up",
  "paper.map.scale": (of: { readonly size: string; readonly denominator: number; readonly grid: string }) =>
    `Table ${of.size} · Map 1 : ${of.denominator} · a square is ${of.grid}`,
  "paper.id": "No.",
  "paper.options": "House rules:",
  "paper.aircraft": "Aircraft",
  "paper.place": "From left, from near edge",
  "paper.nose": "Nose",
  "paper.oclock": ({ heading }: { readonly heading: number }) => `${heading} o'clock`,
  "paper.guns": "Guns",
  "paper.weapons": ({ weapons }: { readonly weapons: readonly Weapon[] }) =>
    weapons.map((weapon) => WEAPONS[weapon]).join(", "),
  "paper.level": "Level",
  "paper.match": "Set-up of the match",
};

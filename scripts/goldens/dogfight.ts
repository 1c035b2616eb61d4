import type { GoldenGame, GoldenSetup } from "./golden.ts";
import { careful } from "./steer.ts";

/** A row of aircraft of one side, six inches apart. */
function row(side: "red" | "blue", types: readonly unknown[], level?: number) {
  const first = 24 - 3 * (types.length - 1);
  return types.map((type, index) => ({
    id: `${side === "red" ? "R" : "B"}${index + 1}`,
    side,
    type,
    x: first + 6 * index,
    y: side === "red" ? 6.25 : 29.75,
    heading: side === "red" ? 12 : 6,
    speed: 2,
    ...(level !== undefined && { level }),
  }));
}

const FORTRESS = {
  name: "Flying test bed",
  engine: 3,
  fuselage: 5,
  toHit: 4,
  weapons: ["front", "left", "right", "rear"],
  ceiling: 12,
};
const LAME = { name: "Lame duck", engine: 1, fuselage: 5, toHit: 2, weapons: ["rear"] };
const TABLE = { width: 48, depth: 36 };

/** What the goldens cover between them: every switch, altitude, clouds, types of our own list and of a player's. */
const setups: readonly GoldenSetup[] = [
  { name: "duel", config: { scenario: "duel" } },
  { name: "four-a-side", config: { scenario: "four-a-side" } },
  {
    name: "altitude",
    config: {
      table: TABLE,
      options: { altitude: true },
      clouds: [
        { x: 18, y: 18, radius: 3.25, bottom: 6, top: 9 },
        { x: 33.5, y: 20, radius: 2, bottom: 1, top: 20 },
      ],
      aircraft: [
        ...row("red", ["hurricane-i", "spitfire-ia", "il-2"], 5),
        ...row("blue", ["bf-109e-3", "fw-190a-8", "ju-88a"], 11),
      ],
      turns: 30,
      goal: "most-kills",
    },
  },
  {
    name: "clouds-and-collisions",
    config: {
      table: { width: 40, depth: 36 },
      options: { collisions: true, aircraftBlock: true },
      clouds: [
        { x: 20, y: 18, radius: 4 },
        { x: 30.25, y: 12.5, radius: 2.75 },
      ],
      aircraft: [
        ...row("red", ["gladiator", "gladiator", "p-40e", "f4f-4"]),
        ...row("blue", ["cr-42", "cr-42", "a6m2", "a6m2"]),
      ],
    },
  },
  {
    name: "own-types-and-every-turn",
    config: {
      table: TABLE,
      options: { allowZero: true, lameTurn: true, turnLimit: "each-turn" },
      aircraft: [...row("red", [FORTRESS, "p-51d"]), ...row("blue", ["bf-109g-6", FORTRESS])].concat([
        { id: "D1", side: "red", type: LAME, x: 6, y: 18, heading: 3, speed: 1 },
      ]),
    },
  },
  {
    name: "bombers-with-take-backs",
    config: {
      table: { width: 60, depth: 48 },
      aircraft: [
        ...row("red", ["defiant-i", "hurricane-i", "spitfire-ia"]),
        ...row("blue", ["he-111h", "bf-110c", "ju-87b-2"]),
      ],
    },
    takeBacks: true,
  },
  {
    name: "six-a-side",
    config: {
      table: { width: 60, depth: 48 },
      options: { altitude: true, collisions: true },
      clouds: [{ x: 30, y: 24, radius: 5, bottom: 4, top: 6 }],
      aircraft: [
        ...row("red", ["p-47d", "p-47d", "b-17g", "b-17g", "p-51d", "yak-9"], 10),
        ...row("blue", ["fw-190a-8", "fw-190a-8", "bf-109g-6", "bf-109g-6", "bf-110c", "swordfish"], 7),
      ],
    },
    takeBacks: true,
  },
  { name: "bounce", config: { scenario: "bounce" } },
  { name: "convoy", config: { scenario: "convoy" } },
  { name: "fortresses", config: { scenario: "fortresses" } },
  { name: "swordfish", config: { scenario: "swordfish" }, takeBacks: true },
  { name: "zero-wildcat", config: { scenario: "zero-wildcat" } },
  { name: "through-clouds", config: { scenario: "clouds" } },
  { name: "biplanes", config: { scenario: "biplanes" } },
  { name: "uneven", config: { scenario: "uneven" }, takeBacks: true },
  { name: "demonstration", config: { scenario: "demonstration" } },
];

export const golden: GoldenGame = { player: careful, setups };

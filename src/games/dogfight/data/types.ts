import type { Weapon } from "./weapons.ts";

/** What a type of aircraft can do. ENGINE, FUSELAGE and TO-HIT from 1 to 5; ceiling in levels of 2,000 feet. */
export interface AircraftType {
  readonly name: string;
  readonly engine: number;
  readonly fuselage: number;
  readonly toHit: number;
  readonly weapons: readonly Weapon[];
  readonly ceiling: number;
}

/**
 * Our own list: the article's samples are lost. ENGINE comes from the top speed, FUSELAGE from the empty mass,
 * TO-HIT from the armament.
 */
export const TYPES = {
  "spitfire-ia": {
    name: "Supermarine Spitfire Ia",
    engine: 4,
    fuselage: 3,
    toHit: 3,
    weapons: ["front"],
    ceiling: 17,
  },
  "hurricane-i": {
    name: "Hawker Hurricane I",
    engine: 4,
    fuselage: 3,
    toHit: 3,
    weapons: ["front"],
    ceiling: 16,
  },
  "bf-109e-3": {
    name: "Messerschmitt Bf 109E-3",
    engine: 4,
    fuselage: 3,
    toHit: 3,
    weapons: ["front"],
    ceiling: 17,
  },
  "bf-110c": {
    name: "Messerschmitt Bf 110C",
    engine: 4,
    fuselage: 4,
    toHit: 3,
    weapons: ["front", "rear"],
    ceiling: 16,
  },
  "ju-87b-2": {
    name: "Junkers Ju 87B-2",
    engine: 2,
    fuselage: 3,
    toHit: 2,
    weapons: ["front", "rear"],
    ceiling: 13,
  },
  "he-111h": {
    name: "Heinkel He 111H",
    engine: 3,
    fuselage: 5,
    toHit: 2,
    weapons: ["front", "left", "right", "rear"],
    ceiling: 13,
  },
  "ju-88a": {
    name: "Junkers Ju 88A",
    engine: 3,
    fuselage: 5,
    toHit: 2,
    weapons: ["front", "rear"],
    ceiling: 13,
  },
  gladiator: {
    name: "Gloster Gladiator",
    engine: 3,
    fuselage: 2,
    toHit: 2,
    weapons: ["front"],
    ceiling: 16,
  },
  "cr-42": { name: "Fiat CR.42", engine: 3, fuselage: 2, toHit: 2, weapons: ["front"], ceiling: 16 },
  "defiant-i": {
    name: "Boulton Paul Defiant I",
    engine: 3,
    fuselage: 3,
    toHit: 3,
    weapons: ["left", "right", "rear"],
    ceiling: 15,
  },
  "p-40e": { name: "Curtiss P-40E", engine: 4, fuselage: 3, toHit: 4, weapons: ["front"], ceiling: 14 },
  "f4f-4": {
    name: "Grumman F4F-4 Wildcat",
    engine: 4,
    fuselage: 4,
    toHit: 4,
    weapons: ["front"],
    ceiling: 17,
  },
  a6m2: { name: "Mitsubishi A6M2 Zero", engine: 4, fuselage: 2, toHit: 3, weapons: ["front"], ceiling: 16 },
  "f6f-5": {
    name: "Grumman F6F-5 Hellcat",
    engine: 5,
    fuselage: 5,
    toHit: 4,
    weapons: ["front"],
    ceiling: 18,
  },
  "p-47d": { name: "Republic P-47D", engine: 5, fuselage: 5, toHit: 4, weapons: ["front"], ceiling: 20 },
  "p-51d": {
    name: "North American P-51D",
    engine: 5,
    fuselage: 4,
    toHit: 4,
    weapons: ["front"],
    ceiling: 20,
  },
  "fw-190a-8": {
    name: "Focke-Wulf Fw 190A-8",
    engine: 5,
    fuselage: 5,
    toHit: 4,
    weapons: ["front"],
    ceiling: 18,
  },
  "bf-109g-6": {
    name: "Messerschmitt Bf 109G-6",
    engine: 5,
    fuselage: 3,
    toHit: 3,
    weapons: ["front"],
    ceiling: 19,
  },
  "yak-9": { name: "Yakovlev Yak-9", engine: 4, fuselage: 3, toHit: 2, weapons: ["front"], ceiling: 15 },
  "il-2": {
    name: "Ilyushin Il-2",
    engine: 3,
    fuselage: 5,
    toHit: 3,
    weapons: ["front", "rear"],
    ceiling: 9,
  },
  "b-17g": {
    name: "Boeing B-17G",
    engine: 3,
    fuselage: 5,
    toHit: 3,
    weapons: ["front", "left", "right", "rear"],
    ceiling: 17,
  },
  swordfish: {
    name: "Fairey Swordfish",
    engine: 2,
    fuselage: 3,
    toHit: 2,
    weapons: ["front", "rear"],
    ceiling: 8,
  },
} as const satisfies Readonly<Record<string, AircraftType>>;

export type TypeId = keyof typeof TYPES;

export function isTypeId(id: string): id is TypeId {
  return Object.hasOwn(TYPES, id);
}

/** Build points, our aid for even fights: ENGINE + FUSELAGE + TO-HIT + 2 a weapon. */
export function pointsOf(type: AircraftType): number {
  return type.engine + type.fuselage + type.toHit + 2 * type.weapons.length;
}

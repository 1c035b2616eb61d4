/** Every figure that the supplement itself states of a type, by its paragraph; the tables have to reproduce them. */

/** Ratings of a Regular Leader, undamaged and without a load, at a level (8.3, 8.4.4). */
export const RATED = [
  {
    rule: "DIF-8.3",
    type: "a6m2",
    level: 2,
    agility: 9,
    speed: 6,
    hand: 9,
    keeps: 3,
    agilityCards: undefined,
  },
  {
    rule: "DIF-8.4.4",
    type: "p-51d-10",
    level: 18,
    agility: 5,
    speed: 8,
    hand: 8,
    keeps: 0,
    agilityCards: 5,
  },
] as const;

/** Fire on a fighter: the mark of the Spitfire and the variant of the Bf 109 are not given (3.2.9, 6.1.6). */
export const SHOTS = [
  { rule: "DIF-3.2.9", die: "d6", hits: 2, odds: "2:1", down: [1], damaged: [2] },
  { rule: "DIF-3.2.9", die: "d6", hits: 3, odds: "4:1", down: [1, 2], damaged: [3, 4] },
  { rule: "DIF-6.1.6", die: "d12", hits: 2, odds: "2.5:1", down: [1, 2], damaged: [3, 4, 5] },
  // Printed as damaged on 4 to 8, against its own 6.1.2 (R6).
  { rule: "DIF-6.1.6", die: "d12", hits: 3, odds: "4:1", down: [1, 2, 3, 4], damaged: [5, 6, 7, 8] },
] as const;
export const SHOOTER = { type: "spitfire-ia", hitValue: 8 } as const;
export const TARGETS = ["bf-109e-4", "bf-109f-4", "bf-109g-6"] as const;
export const TARGET_DEFENSE = 6;

/** Fire on a heavy bomber (4.1.8). */
export const ON_A_BOMBER = {
  type: "fw-190a-8",
  target: "b-17g",
  hitValue: 20,
  hits: 3,
  points: 7,
  rest: 4,
  more: [1, 2, 3],
} as const;

/** 10.12: the Leader's choice, and what its Wingman has. */
export const HURRICANE = { type: "hurricane-iic", hitValue: 8, choice: 16 } as const;
/** 10.13. */
export const BEAUFIGHTER = { type: "beaufighter-if", mostHits: 2 } as const;
/** 7.1.1, 7.1.3: who carries rockets, and the highest face that hits. */
export const ROCKETS = { "bf-109g-6": 1, "fw-190a-6": 1, "bf-110g-2": 2 } as const;
/** 10.11.4. */
export const WEAVERS = ["f4f-4"] as const;
/** 3.1: bursts by position with the usual sight; 10.8: with a Simple Sight; 10.10: trained in beam attacks. */
export const BURSTS = { standard: [1, 2, 4], simple: [0, 1, 4], beam: [1, 3, 4] } as const;
/** 10.9 prints the second, 3.1.2 makes the first of it. */
export const GYRO = { 3: [1, 3, 4], 2: [1, 2, 4] } as const;
/** 5.5. */
export const FUEL_TANK_HITS = 4;
/** Designer's notes: a card has at least so many altitude entries where its ceiling allows, and most ceilings lie under so many feet. */
export const ENTRIES = 6;
export const USUAL_CEILING = 40_000;

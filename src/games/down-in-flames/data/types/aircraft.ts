/** What is a Leader or a Wingman: light bombers too (DIF-B18); medium and heavy bombers have cards of their own. */
export const ROLES = ["fighter", "light"] as const;

export const NATIONS = ["DE", "GB", "IT", "JP", "SU", "US"] as const;

/** Gunsights and training by which bursts go with position (DIF-3.1); `beam`: trained to fire from the side. */
export const SIGHTS = ["standard", "simple", "gyro", "beam"] as const;

/** The base game's Agile is none of them (DIF-8.6, DIF-10.14). */
export const SPECIALS = [
  /** Climbing costs 1 card (DIF-10.1). */
  "quick-climb",
  /** Climbing costs 3 cards (DIF-10.5). */
  "slow-climb",
  /** Diving gains 2 cards a level (DIF-10.2). */
  "quick-dive",
  /** Follows no diving VERTICAL ROLL but that of another slow diver (DIF-10.3). */
  "slow-dive",
  /** Diving gains 1 card in all (DIF-10.4). */
  "dive-limit",
  /** SCISSORS of the Leader do not count as Agility Cards (DIF-10.6). */
  "quick-bank",
  /** SCISSORS only in answer to TIGHT TURN, or against another of these (DIF-10.7). */
  "slow-bank",
  /** Two Elements of the type help each other, as F4F-4s first did at Midway (DIF-10.11, DIF-10.11.4). */
  "thach-weave",
] as const;

export type Special = (typeof SPECIALS)[number];

/** Ratings of a stretch of levels, both ends among them (DIF-2.4, DIF-R53), turbochargers in its figures (DIF-R56). */
export interface Band {
  readonly from: number;
  readonly to: number;
  readonly agility: number;
  readonly speed: number;
  readonly horsepower: number;
}

/** The data card of a fighter or a light bomber. Levels are of 2,000 ft. */
export interface AircraftCard {
  readonly id: string;
  readonly name: string;
  readonly nation: (typeof NATIONS)[number];
  /** Entry into service. */
  readonly year: number;
  readonly role: (typeof ROLES)[number];
  readonly engines: number;
  /** The highest level that it reaches (DIF-2). */
  readonly maxLevel: number;
  /** From level 1 to the highest without a gap. */
  readonly bands: readonly Band[];
  readonly defense: number;
  /** Worth of one hit (DIF-3). */
  readonly hitValue: number;
  /** Worth of one hit when some weapons have run dry (DIF-10.15). */
  readonly spent?: number;
  /** A higher worth that the Leader may choose at the price of a card (DIF-10.12). */
  readonly choice?: number;
  /** Most hits that count of one card (DIF-10.13). */
  readonly mostHits?: number;
  readonly sight: (typeof SIGHTS)[number];
  /** Cards that the Wingman draws to attack (DIF-11). */
  readonly offense: number;
  /** Cards that the Wingman draws to defend (DIF-11). */
  readonly wingmanDefense: number;
  readonly specials: readonly Special[];
  /** Cards that the gunner draws (DIF-B9). */
  readonly gunner?: number;
  /** Whether it may carry bombs or torpedoes (DIF-9.2). */
  readonly load?: true;
  /** Highest face of a D6 with which its air-to-air rockets hit (DIF-7.1.3). */
  readonly rockets?: number;
  /** The miniature: its folder of models and its name there. */
  readonly model: string;
}

/** What most cards have nothing to say about, and those that write them may leave out. */
export type SpecialField =
  | "role"
  | "engines"
  | "spent"
  | "choice"
  | "mostHits"
  | "sight"
  | "specials"
  | "gunner"
  | "load"
  | "rockets"
  | "model";

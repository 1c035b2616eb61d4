import { remembered } from "../../../../core/remember.ts";
import type { Quality } from "../../data/quality.ts";
import type { AircraftCard, Band } from "../../data/types/aircraft.ts";

export interface Pilot {
  readonly quality: Quality;
  /** One burst more a turn, and no ammunition checks (DIF-9.1.9). */
  readonly crackShot: boolean;
  readonly keenEyesight: boolean;
}

/** What an aircraft has suffered and what it carries. */
export interface Condition {
  readonly damaged: boolean;
  /** A cockpit hit of the deck of 110: Agility and Speed are 1 less again. */
  readonly cockpit: boolean;
  /** Bombs or a torpedo aboard (DIF-9.2). */
  readonly loaded: boolean;
  /** Air-to-air rockets (DIF-7.1.4). */
  readonly rockets: "none" | "carried" | "spent";
}

/** A Leader's ratings, in cards: Agility and Speed in the place of Performance (DIF-8). */
export interface Ratings {
  readonly agility: number;
  readonly speed: number;
  readonly horsepower: number;
}

/** Cards by which a hand may be larger or smaller than the ratings say (DIF-9.1.1, DIF-9.1.3, DIF-9.1.5, DIF-9.1.6). */
const HAND: Readonly<Record<Quality, number>> = { recruit: -2, green: -2, regular: 0, veteran: 1, ace: 0 };

/** What an ace adds to each rating (DIF-9.1.8). */
const ACE = 1;

/** The bands of a card by level; nothing at 0. */
const bandsByLevel = remembered(({ bands }: AircraftCard): readonly (Band | undefined)[] => {
  const levels: (Band | undefined)[] = [undefined];
  for (const band of bands) for (let level = band.from; level <= band.to; level += 1) levels.push(band);
  return levels;
});

/**
 * Of what an Agility rating is less by damage or by a load: 2 if it is above 4, otherwise 1 (DIF-5.1.2, DIF-9.2.1), so that 5 and 4 both
 * become 3 (DIF-R17).
 */
function clumsier(agility: number): number {
  return agility > 4 ? agility - 2 : agility - 1;
}

function atLeastOne(rating: number): number {
  return rating < 1 ? 1 : rating;
}

/**
 * A Leader's ratings at a level of 2,000 ft (DIF-2.4, DIF-R53). In the order of DIF-R16: the card's, an ace's (DIF-9.1.8), damage
 * (DIF-5.1, DIF-5.1.1, DIF-5.1.3, DIF-9.3) or else the load (DIF-9.2, DIF-9.2.2), which costs no Speed (DIF-9.2.3) and which
 * damage makes him jettison (DIF-9.2.4), rockets (DIF-7.1.4, DIF-R25), and no rating below 1.
 * @throws RangeError where the aircraft can't fly so high or so low.
 */
export function ratingsOf(
  card: AircraftCard,
  level: number,
  quality: Quality,
  condition: Condition,
): Ratings {
  const band = bandsByLevel(card)[level];
  if (!band) throw new RangeError(`${card.id} does not fly at level ${level}.`);
  const { damaged, cockpit, loaded, rockets } = condition;
  const skill = quality === "ace" ? ACE : 0;
  const burdened = damaged || loaded;
  const shaken = damaged && cockpit ? 1 : 0;
  const agility = burdened ? clumsier(band.agility + skill) : band.agility + skill;
  return {
    agility: atLeastOne(agility - shaken - (rockets === "carried" ? 1 : 0)),
    speed: atLeastOne(band.speed + skill - (damaged ? 1 : 0) - shaken - (rockets === "none" ? 0 : 1)),
    horsepower: atLeastOne(band.horsepower + skill - (burdened ? 1 : 0)),
  };
}

/** Most cards that a Leader holds at the end of a turn: the greater of Agility and Speed (DIF-8.2), by his quality (DIF-9.1), at least 1 (DIF-R68). */
export function handLimit({ agility, speed }: Ratings, quality: Quality): number {
  return atLeastOne((agility > speed ? agility : speed) + HAND[quality]);
}

/** Fewest cards that a Leader must keep: by how much Agility exceeds Speed (DIF-8.3). */
export function minimumHand({ agility, speed }: Ratings): number {
  return agility > speed ? agility - speed : 0;
}

/** Most Agility Cards that a Leader plays in a turn where Speed exceeds Agility (DIF-8.4); otherwise nothing limits them. */
export function agilityLimit({ agility, speed }: Ratings): number | undefined {
  return speed > agility ? agility : undefined;
}

import type { AircraftCard } from "../../data/types/aircraft.ts";
import type { Pilot } from "./ratings.ts";

/** Position towards the target: 0 Neutral, 1 Advantaged, 2 Tailing. */
export type Steps = 0 | 1 | 2;

/**
 * The card of a type whose Element has a Gyro Sight (DIF-10.9). It takes the place of a standard sight; with Beam Attacks the bonus
 * counts once (DIF-R78), and a type with a Simple Sight gets none (DIF-H4).
 */
export function withGyro(card: AircraftCard): AircraftCard {
  return card.sight === "standard" ? { ...card, sight: "gyro" } : card;
}

type Sight = AircraftCard["sight"];

/** Bursts by position, in all (DIF-3.1, DIF-3.1.1, DIF-R8, DIF-10.8, DIF-10.10); a Gyro Sight's when Advantaged is a matter of DIF-R7. */
const BURSTS: Readonly<Record<Sight, readonly [number, number, number]>> = {
  standard: [1, 2, 4],
  simple: [0, 1, 4],
  gyro: [1, 3, 4],
  beam: [1, 3, 4],
};

const ADVANTAGED = 1;

/**
 * Bursts that a Leader may fire in a player-turn from a position (DIF-3.1). A Recruit has one less, not below 0 (DIF-9.1.1,
 * DIF-R9), a crack shot then one more (DIF-9.1.9, DIF-R79). DIF-3.1.2 and DIF-10.9 contradict each other on a Gyro Sight
 * when Advantaged: `gyroAdvantaged` says 3 or 2 (DIF-R7). A bonus for training and sight counts once (DIF-R78).
 */
export function allowance(card: AircraftCard, pilot: Pilot, steps: Steps, gyroAdvantaged: 2 | 3): number {
  const { sight } = card;
  const bursts = sight === "gyro" && steps === ADVANTAGED ? gyroAdvantaged : BURSTS[sight][steps];
  const aimed = pilot.quality === "recruit" && bursts > 0 ? bursts - 1 : bursts;
  return pilot.crackShot ? aimed + 1 : aimed;
}

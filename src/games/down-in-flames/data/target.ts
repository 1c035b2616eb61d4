export const TARGET_IDS = ["airfield", "factory", "ship"] as const;

/** The three degrees of damage to a target, from the least. */
export const DEGREES = ["light", "moderate", "heavy"] as const;

type Degrees = Readonly<Record<(typeof DEGREES)[number], number>>;

/** A target on the ground or at sea (DIF-B13). */
export interface GroundTarget {
  readonly id: (typeof TARGET_IDS)[number];
  /** Points of damage from which each degree is reached. */
  readonly damage: Degrees;
  /** Cards of flak over the target (DIF-B12). */
  readonly flak: number;
  /** Cards of flak on the way in and out (DIF-B12). */
  readonly areaFlak: number;
  /** Victory points for each degree (DIF-B17). */
  readonly points: Degrees;
}

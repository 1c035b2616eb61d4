/** The Bloody April campaign between and around its missions: days, squadrons, airmen, points. */
export interface Campaign {
  /** 9 to 15, April 1917. */
  readonly day: number;
  /** Missions flown so far. */
  readonly missions: number;
}

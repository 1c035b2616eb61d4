/** What both sides agree on before they play. */
export interface Options {
  /** DIF-6: which die decides combat. */
  readonly die: "d6" | "d12";
  /** DIF-10.15. */
  readonly ammunition: boolean;
  /** DIF-B1: how many cards the deck has; 110 with the extension. */
  readonly cards: 80 | 110;
  /** DIF-2.5: how the level at which all begin is found, or the level itself. */
  readonly start: "roll" | "bid" | number;
  /** The highest level at which this battle may begin. */
  readonly highest: number;
  /** DIF-9.1: all are as the set-up says, Regular where it says nothing, or lots decide in secret. */
  readonly pilots: "named" | "lot";
  /** DIF-10.11.3: sides whose Elements know the Thach Weave may bid for it; else it is not used. */
  readonly thach: boolean;
  /** DIF-R7: bursts of a gyro sight when Advantaged. */
  readonly gyroAdvantaged: 2 | 3;
  /** DIF-R34: levels that a dive by VERTICAL ROLL may take. */
  readonly verticalRollMaxDive: 1 | 2;
  /** DIF-R57: whether a VERTICAL ROLL that answers another moves its Element. */
  readonly rollAgainstRollMoves: boolean;
  /** DIF-R14: what FUEL TANK does to a medium or heavy bomber. */
  readonly fuelTankBomber: "destroys" | "4hits";
  /** DIF-B8: whether a defender whose answers failed may begin again. */
  readonly repeatDefence: boolean;
}

/** DIF-2.5.2: no game begins higher. */
export const HIGHEST_START = 20;

/** As we advise to play. */
export const USUAL: Options = {
  die: "d6",
  ammunition: false,
  cards: 80,
  start: "roll",
  highest: HIGHEST_START,
  pilots: "named",
  thach: false,
  gyroAdvantaged: 3,
  verticalRollMaxDive: 2,
  rollAgainstRollMoves: false,
  fuelTankBomber: "destroys",
  repeatDefence: true,
};

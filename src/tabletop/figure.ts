/** A figure that is printed on a card or a counter: a strength, a range, a price. */
export interface Figure {
  /** As it is printed, e.g. `4`, `2/3`, `+1`. */
  readonly value: string;
  /** What it counts, in the game's words: spoken, and printed where there is room. */
  readonly label: string;
}

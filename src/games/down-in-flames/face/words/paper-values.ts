/** What a counter says. */
export type CounterWord =
  | "advantaged"
  | "tailing"
  | "damaged"
  | "loaded"
  | "rockets"
  | "dry"
  | "clouds"
  | "straggler";

/** Values of the papers that words tell by name. */
export type MarkerWord = "combat" | "out" | "hit" | "fuel" | "ace" | "respite" | "flies";
export type StepWord =
  | "move"
  | "scramble"
  | "chase"
  | "intercept"
  | "dogfight"
  | "bombs"
  | "flak"
  | "fuel"
  | "repair";

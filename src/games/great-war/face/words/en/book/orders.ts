export const words = {
  "orders.title": "Writing a move",
  "orders.on-the-table-you-click":
    "On the table you choose lit hexes or the next step; both write the same line, and you may type it as well. It is `8: F3 L F4`, the speed and the steps, and the MP must come out exactly.",
  "orders.the-words-of-a-move": "The words of a move",
  "orders.word": "Word",
  "orders.what-it-does": "What it does",
  "orders.one-hex-ahead-three-hexes": "One hex ahead, three hexes ahead: 1 MP each.",
  "orders.a-hexside-to-the-left-two": "A hexside to the left, two to the right, at the schedule's price.",
  "orders.climbs-50-m-dives-150-m": "Climbs 50 m, dives 150 m; stands last.",
  "orders.said-first-fires-at": "Said first: fires at trenches or targets below while it flies.",
  "orders.lets-the-bombs-go-at-this": "Lets the bombs go at this place.",
  "orders.without-power-stands": "Without power; stands first.",
  "orders.a-special-maneuver-by-its": "A special maneuver by its name.",
  "orders.try-it-the-same-referee": "Try it: the same referee judges, and offers the nearest legal moves.",
  "orders.other-answers-are-as":
    "Other answers are as short: `tail G1` or `pass`; `fire G1`, with the gun named where there is a choice, as `fire G1 rear` or `fire G1 lewis`; `hold` or `keep`; `attack` or `defend`; `clear`, `reload` or `none`.",
};

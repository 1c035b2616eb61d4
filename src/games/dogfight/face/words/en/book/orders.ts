export const words = {
  "orders.orders-and-what-they-cost": "Orders and what they cost",
  "orders.order": "Order",
  "orders.what-it-does": "What it does",
  "orders.title": "Writing orders",
  "orders.a-digit-flies-straight-on":
    "A **digit** flies straight on, two inches for each point. An **L** or **R** turns the nose one point of the clock, thirty degrees, on the spot. Everything costs SPEED: one for every two inches, one for every clock point (R-02). A digit behind a letter is always straight flight, never a number of points.",
  "orders.five-orders-as-they-are": "Five orders as they are flown; a square is two inches, one SPEED.",
  "orders.small-letters-blanks-and":
    "Small letters, blanks and commas are fine. If you like, declare the SPEED first, as in `4: 2L1`; it is checked and not kept (E2). On the table you can type, use the buttons of the clock face, or drag the pale aircraft: all three write the same line.",
  "limits.title": "What an order may do",
  "limits.all-speed-is-spent-what":
    "**All SPEED is spent.** What the order costs is the SPEED of the turn; nothing is saved.",
  "limits.speed-is-never-above-the":
    "SPEED is never above the present ENGINE (E3), at least 1 (E8, R-08), and changes by at most 1 from turn to turn (E4).",
  "limits.if-engine-is-shot-down":
    "If ENGINE is shot down below every SPEED within reach, the next SPEED is ENGINE itself (R-09).",
  "limits.all-clock-points-of-a":
    "All clock points of a turn of the game together are at most half of ENGINE, rounded down (E5, R-04, R-05). With ENGINE 1 an aircraft flies straight (R-06).",
  "limits.between-two-turns-lie-at":
    "Between two turns lie at least two inches straight on: `LR2` is refused, `L1R1` is not (E6).",
  "limits.that-holds-across-turns":
    "That holds across turns of the game: if your last orders ended with a turn, go ahead first (E7, R-07).",
  "limits.what-engine-allows": "What ENGINE allows",
  "limits.most-speed": "most SPEED",
  "limits.most-clock-points": "most clock points",
  "limits.try-it-type-an-order-and":
    "Try it: type an order and see it flown, or refused with the rule and what would be legal.",
  "flight.title": "Flying",
  "flight.when-the-last-order-is":
    "When the last order is sealed, all are opened together and everybody flies at once. Nobody reacts to anybody: the art is to guess where the enemy will be. Paths and ends may cross or meet; by the book nobody collides (R-24).",
  "flight.everywhere-a-spitfire-can":
    "Everywhere a Spitfire can be next turn after SPEED 3; the arrows are the noses. On the table the same reach is shaded while you write.",
  "orders.example.3": "six inches straight on",
  "orders.example.2L1": "four inches, one clock point to the left, two inches",
  "orders.example.L2": "one point to the left, then four inches (R-03)",
  "orders.example.1LL1": "two inches, two points to the left in one turn, two inches",
  "orders.example.1R1R": "two inches and a point to the right, and the same again",
};

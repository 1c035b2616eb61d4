export const words = {
  "moving.title": "Flying",
  "moving.at-the-start-of-its-move":
    "At the start of its move an aircraft sets its speed: at most 2 MP more or less than last turn, between its least and its present top speed (4.5a, D-02). Every MP has to be spent: a hex ahead costs 1, turns cost what the schedule says, climbing and diving cost nothing.",
  "moving.four-moves-of-a-camel-at":
    "Four moves of a Camel at speed 8: straight on; a zigzag; a half circle; a sideslip.",
  "moving.every-hex-in-which-a-move":
    "Every hex in which a move of a Camel at speed 8 can end. On the table the button for the reach shows it for whoever is chosen.",
  "moving.a-move-may-end-in-a-hex":
    "A move may end in a hex and at an altitude with somebody who still moves this turn, not with one who has moved (4.5f). There are no collisions (D-09).",
  "moving.over-its-own-edge-an":
    "Over its own edge an aircraft goes home; over another edge it is out of the game, but alive (D-10).",
  "moving.without-engine-or-fuel-it":
    "Without engine or fuel it glides: half speed at most, at least 50 m lower every turn (D-08).",
  "turns.title": "Turning",
  "turns.a-turn-swings-the-nose-by":
    "A turn swings the nose by a hexside, 60°. In one hex up to three, all the same way, and each has its own price (4.5d). The table is ours but for row B, which the adjustments print.",
  "turns.mp-for-the-hexsides": "MP for the hexsides turned in one hex",
  "turns.schedule": "Schedule",
  "turns.1st": "1st",
  "turns.2nd": "2nd",
  "turns.3rd": "3rd",
  "turns.right-about": "Right about",
  "turns.eight-mp-are-not-alike-a":
    "Eight MP are not alike: a Camel (E) turns right about in a hex for 3, a Halberstadt (B) pays 3 for two hexsides, an R.E.8 (A) 2 for one.",
  "turns.continued-turns-who-ended":
    "**Continued turns** (4.5e). Who ended his last move with one or two hexsides may go on turning at once, the same way only, at the price of the next hexside; after three a hex straight ahead comes first. Who ended with a hex ahead may turn at once, either way. Without this switch every move begins with a hex straight ahead.",
};

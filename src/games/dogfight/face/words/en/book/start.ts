export const words = {
  "needs.title": "The game in a minute",
  "needs.two-sides":
    "Two sides, each with one aircraft or a whole formation. Everybody writes down in secret where to fly; all orders are opened together and all aircraft move at the same moment. Then the dice say who shoots first, and whoever has an enemy in a field of fire and in range may shoot. Hits cross off ovals on a record sheet.",
  "needs.on-a-real-table-that":
    "On a real table that takes a mat of about 48 by 36 inches, miniatures or counters, a tape measure, paper, and a few six-sided dice. Here the page has all of it. Lengths are always measured from the middle of one aircraft to the middle of another (R-30).",
  "aircraft.title": "What an aircraft can do",
  "aircraft.three-ratings-from-1-to-5":
    "Three ratings from 1 to 5 and up to four weapons, all on its record sheet as rows of ovals:",
  "aircraft.engine-is-the-greatest":
    "**ENGINE** is the greatest SPEED it can fly, and half of it is how sharply it can turn.",
  "aircraft.fuselage-is-how-many-hits": "**FUSELAGE** is how many hits it takes before it is destroyed.",
  "aircraft.to-hit-is-what-a-die-may": "**TO-HIT** is what a die may show at most for a hit at middle range.",
  "aircraft.weapons-sit-at-the-front":
    "**Weapons** sit at the front, left, right or rear, at most one on each side. Every weapon has its own field of fire and fires once a turn.",
  "aircraft.beside-them-stands-speed":
    "Beside them stands **SPEED**: how fast it flew last turn. A game may begin with any SPEED from 1 up to ENGINE (R-10).",
  "turn.title": "A turn",
  "turn.orders-every-aircraft":
    "**Orders.** Every aircraft that flies gets a line such as `2L1`, written in secret. While you write, nobody else sees what, only who is still awaited.",
  "turn.flight-all-orders-are":
    "**Flight.** All orders are opened, and all aircraft fly at once. Who crosses an edge of the table is out (R-25).",
  "turn.initiative-each-side":
    "**Initiative.** Each side rolls a die, the higher shoots first (R-16); a tie is rolled again (R-15).",
  "turn.the-first-side-fires-shot":
    "**The first side fires**, shot by shot; all damage counts at once (R-17).",
  "turn.the-second-side-fires": "**The second side fires** with what it has left. Then the next turn begins.",
};

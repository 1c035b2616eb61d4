interface Turn {
  readonly turn: number;
}

/** How one flies, how long, from where, and what fighters are told to do. */
export const words = {
  "flight.title": "Flight",
  "flight.moves":
    "A hex costs one, up to the speed of the type (LW-60). There is no height and no facing, and as many units as one likes may be in a hex (LW-18).",
  "flight.bombers":
    "Bombers have all the time of the raid, but only that: who is abroad after it is lost (LW-L47).",
  "flight.enemies": "Enemies stop nobody; they meet where a move ends.",
  "flight.barred": "Nobody flies into Switzerland, no German across the R line (LW-33, LW-L44).",
  "time.title": "Time in the air and drop tanks",
  "time.american":
    "An American fighter crosses the R line once a raid. From that turn on its time runs; when it is over the fighter must stand on its own lines again (LW-62).",
  "time.american-caption": ({ turn }: Turn) => `Who crosses the R line on turn ${turn} must be back on turn`,
  "time.german":
    "The time of a German unit runs from take-off; it must land in the turn in which it is over (LW-63).",
  "time.german-caption": ({ turn }: Turn) => `Who takes off on turn ${turn} must have landed on turn`,
  "time.without": "without tanks",
  "time.with": "with tanks",
  "time.tanks": "Drop tanks give more time, until there is a battle (LW-64):",
  "time.dropped": "**Dropped:** what is left of the time falls to the figure without tanks, if it is more.",
  "time.kept": "**Kept:** the time stays, and E is one lower in that battle.",
  "time.in-1943": "By the Advanced rules Americans have none in 1943 (LW-21). Jets never have any (LW-20).",
  "landing.title": "Bases and take-offs",
  "landing.where": ({ room }: { readonly room: number }) =>
    `Units land on usable bases, ${room} on each (LW-37). Before the raid the Germans put theirs on bases; any but a school may stay off the map (LW-39).`,
  "landing.again":
    "Who lands needs two whole turns to refuel: landed on turn 6, he takes off on turn 9 at the earliest (LW-65).",
  "landing.single": "Each unit may take off and land for itself, unless agreed otherwise (LW-L40).",
  "landing.groups":
    "**By groups:** the Germans divide each type into groups before the raid; a group takes off together, lands together and refuels together (LW-66).",
  "landing.type":
    "**By type:** the same for all units of a type, as the printed rule has it; who is not on a base when the others land is lost.",
  "landing.raf": "A base that the RAF hit is closed for the quarter (LW-110).",
  "missions.title": "Missions of fighters, and strafing",
  "missions.two": "After the American move each fighter has one of two missions (LW-67):",
  "missions.escort":
    "**Close escort** of all bombers in its hex: who attacks these has to face it first (LW-68).",
  "missions.free":
    "**Free:** in a hex with bombers or elsewhere, to attack in O or to strafe; it does not protect.",
  "missions.home":
    "An escort that has to leave for want of time attacks nobody on its way, does not strafe and is no escort again; it may shoot back (LW-69).",
  "strafing.how":
    "Free fighters over a base that have not fired may **strafe**: they fire at units on the ground by the table for fighters, and E does not count (LW-70).",
  "strafing.order":
    "The Americans name units in an order and these lose in that order, whatever they are; jets, rockets and schools too.",
  "strafing.guns": "Then the guns of the base throw a die: a 6 costs the strafers a factor.",
  "strafing.fire": "Who strafes has fired, and does not attack in O (LW-L37).",
};

/** What may be switched before a match, in English: its name, and what it does. */
export const switches = {
  "option.sequence": "Order of movement",
  "option.sequence.help":
    "By initiative, as these rules tell; the base game's alternating sides; or sealed plots for everybody at once, which is **our own rule**.",
  "option.continued": "Continued movement",
  "option.continued.help":
    "Hexsides turned in the last hex of a move still count in the first hex of the next.",
  "option.maneuvers": "Special maneuvers",
  "option.maneuvers.help":
    "Sideslip, barrel roll, Immelmann, split-S, loop and falling leaf for nimble single-seaters.",
  "option.energy": "Energy",
  "option.energy.help":
    "A dive of 100 m or more gives 1 MP for the next turn, a climb of 100 m or more takes 1.",
  "option.wind": "Wind",
  "option.wind.help": "Everything in the air drifts at the end of a turn, if the battle has a wind.",
  "option.archie": "Archie",
  "option.archie.help": "Anti-aircraft fire over the front and behind it.",
  "option.rearGun": "Rear gun of the F.E.2b",
  "option.rearGun.help": "The observer has a second gun that fires backwards over the upper wing.",
  "option.woundedObservers": "Wounded observers",
  "option.woundedObservers.help":
    "An observer who is hit may be wounded only and goes on with his work as best he can.",
  "option.survivors": "Survivors count",
  "option.survivors.help": "Who bails out is followed to the ground; from July 1918 Germans have parachutes.",
  "option.capture": "Capture",
  "option.capture.help":
    "Airmen who come down alive are captured or not, by die and by the place where they land.",
  "option.arc120": "Wide arc of fire",
  "option.arc120.help":
    "Front guns bear on the whole forward 120°, 7 hexes and 250 m far, not on the row of hexes alone.",
  "sequence.initiative": "By initiative",
  "sequence.initiative.help":
    "All roll; who rolls less moves first, and tailers move right behind their targets.",
  "sequence.alternating": "Sides in turn",
  "sequence.alternating.help": "As in the base game: all of one side move and fire, then all of the other.",
  "sequence.plotted": "Plotted at the same time",
  "sequence.plotted.help":
    "Our own rule, from no book: all write their moves sealed, and they are flown together in the order of their MP.",
};

/** Repair, rotation and special units. */
export const words = {
  "repair.title": "Repair",
  "repair.dice":
    "Before the weather is known each Group throws as many RAF dice as its cities produce (BB-71, BB-23). A city with three hits produces nothing (BB-44).",
  "repair.caption": "Cities with their squares, and the dice that each produces",
  "repair.cities": "Cities",
  "repair.all": "Dice",
  "repair.split":
    "First the dice are split between squadrons and facilities: `repair squadron 8 facility 3`. Where there is nothing of the one kind all go to the other (BB-H2).",
  "repair.roundel":
    "Each roundel then repairs one, chosen after the throw: `rebuild Spitfire Hurricane`. Successes don't cross over (BB-R25).",
  "repair.knocked-out":
    "A knocked-out airfield fills no wing, and its wing intercepts nobody (BB-125). Hits on cities can't be repaired; turns 5 and 9 take two from each (BB-R21).",
  "repair.germans": "The Germans repair nothing (BB-31).",
  "repair.example":
    "11 Group with London knocked out; three squadrons damaged, Dover and Hawkinge out; played by the referee:",
  "rotation.title": "Rotation and reinforcement",
  "rotation.exchange":
    "At turns 5 and 9 Groups exchange squadrons: one gives a ready squadron to its own Damaged box, and the other gets one of that type out of its own. No card changes its Group, and nothing counts as lost (BB-58).",
  "rotation.caption": "Rotations (BB-60, BB-61)",
  "rotation.from": "From Group",
  "rotation.to": "To Group",
  "rotation.gives": "Damages",
  "rotation.gains": "Rebuilds",
  "rotation.times": "Times",
  "rotation.optional":
    "Each squadron is a choice, as `rotate 13 11 Hurricane Spitfire`; what isn't used at once is gone (BB-59).",
  "rotation.reinforcement":
    "A **reinforcement** rebuilds a damaged Hurricane of its Group; where there is none it waits (BB-57, BB-R15).",
  "rotation.withdrawal":
    "A **withdrawal** takes a type out of the game, uncounted; what of it was lost stays lost (BB-56).",
  "special.title": "Special units",
  "special.stood-down":
    "**Stood down:** out for this turn and the next, then on top of the pile. On turn 10 or 11 it is out to the end, and no loss (BB-107, BB-R24).",
  "special.big-wing":
    "**Big Wing:** from turn 9, once a Tally Ho, two wings of 12 Group within three squares go for one geschwader together: `big-wing 12A 12B 2A`. They fight as one, for one marker (BB-128). What it does is our own.",
  "special.ace":
    "**Ace:** 303 Squadron's marker gives its wing one die more in an intercept and in its first duel (BB-129). What it does is our own.",
  "special.luftflotte-5":
    "**Luftflotte 5** flies from the north-east. On the first flying turn of Adler Tag it must cross the radar line and try to bomb, or it is withdrawn (BB-130).",
  "special.pool":
    "**13 Group's pool:** four repairs of its squadrons for the whole campaign, each decided after its throw: `pool Spitfire` (BB-131).",
};

export const words = {
  "clouds.title": "Clouds",
  "clouds.a-cloud-is-a-disc-it":
    "A cloud is a disc. It hides two aircraft from each other when the line between their middles comes closer to the cloud's middle than its radius; an aircraft inside it neither sees nor is seen, and touching the rim is not enough (R-22). Flying through a cloud is free.",
  "clouds.r1-does-not-see-b1-behind": "R1 does not see B1 behind the cloud, but it sees B2.",
  "altitude.title": "Altitude",
  "altitude.by-the-book-the-game-is":
    "By the book the game is flat and all stands are alike. Altitude is **our own optional rule** (R-29). Where it is switched on:",
  "altitude.aircraft-fly-at-levels-1":
    "Aircraft fly at levels 1 to 20, two thousand feet each; the stand and a twenty-sided die show the level.",
  "altitude.an-order-may-end-with-a":
    "An order may end with a mark: `2L1+` climbs one level and costs 1 SPEED, `2-` dives one and `2--` two levels for nothing (E9).",
  "altitude.a-dive-gives-speed-next":
    "A dive gives speed: next turn's SPEED may rise by 2 after `-` and by 3 after `--`, never above ENGINE.",
  "altitude.nobody-climbs-above-his": "Nobody climbs above his type's ceiling or dives below level 1.",
  "altitude.range-is-measured-aslant":
    "Range is measured aslant: a level counts an inch. Fields of fire, the side hit and damage are judged flat.",
  "altitude.a-front-gun-needs-at":
    "A front gun needs at least as many inches to the target as levels between the two: too steep, and there is no shot.",
  "options.title": "House rules",
  "options.each-of-these-is-a-switch":
    "Each of these is a switch of the set-up and off by the book. It names the ruling that it changes.",
  "options.switches": "Switches",
  "options.name": "Name",
  "options.what-it-does": "What it does",
  "options.ruling": "Ruling",
};

interface Way {
  readonly from: string;
  readonly name: string;
  readonly target: string;
  readonly square: string;
}

/** Raids, radar and wings. */
export const words = {
  "raids.title": "Flying a raid",
  "raids.choose": "In each Tally Ho the German orders one geschwader after another (BB-88):",
  "raids.take-off":
    "**Take off** from any launch square of its Luftflotte, and move at once: `2A fly S07 R07 N09 5`.",
  "raids.move":
    "**Move** up to five squares for one fuel, or up to ten for two: `2A fly N09 10`. Fuel is paid when the move is declared (BB-119).",
  "raids.hold": "**Hold** its square for one fuel: `2A hold`. Aloft a Tally Ho always costs fuel (BB-R35).",
  "raids.leave": "**Reach for home**, which is free and takes it off the map: `2A home` (BB-120).",
  "raids.late": "**Wait** at home, but no longer than the second Tally Ho (BB-84).",
  "raids.orders":
    "An order names the squares where the way bends, and the length. With `more` at its end only the beginning is told, and the rest when that is flown, so that nobody learns it early (BB-H3).",
  "raids.ends":
    "A move ends after its squares, over the target, where a wing stops it, or earlier where the German likes, as long as nobody chases (BB-89). Three fuel are all there is:",
  "range.caption": "How far raids are",
  "range.raid": "Raid",
  "range.way": ({ from, name, target, square }: Way) => `${name} ${from} to ${target} ${square}`,
  "range.squares": "Squares",
  "range.moves": "Moves",
  "range.fuel": "Fuel",
  "radar.title": "Radar and scrambles",
  "radar.trigger":
    "Whenever a geschwader enters a square that a working station watches, the British may announce a wing for an intercept: `11D scramble` (BB-100). It must be",
  "radar.ready":
    "on the ground at its station, its airfield working, with a squadron, and not used in this Tally Ho (BB-101);",
  "radar.one": "of the Group of that station, while a marker is left (BB-101);",
  "radar.late": "or, from turn 9 on, of 12 Group where the station is 11 Group's (BB-101).",
  "radar.out": "A station that is knocked out calls nobody (BB-126).",
  "radar.chase": "Then comes the **chase** (BB-102):",
  "radar.wing": "The wing steps one square, `to R07`, or holds its own, `stay`.",
  "radar.geschwader":
    "The geschwader steps one square. It may not halt (BB-R35); over its target it may begin its bomb run, `run`, and is away.",
  "radar.contact":
    "In the same square there is **contact**: it stops for this Tally Ho, the marker is spent, and they fight in the battle (BB-103).",
  "radar.missed":
    "When its move ends first, the wing has **missed**: no marker is spent, and it goes back to its station (BB-104).",
  "radar.met-example": "So it goes over Dover, played by the referee:",
  "radar.missed-example": "And so over Foreness, where the raid runs north:",
  "wings.title": "The British move",
  "wings.move":
    "A wing that was not in an intercept may fly up to four squares, three without its airfield: `11B fly Q08`; or go up over its station: `11B up` (BB-90).",
  "wings.patrol":
    "Who is in the air and does not fight stays there, **on patrol**, until it fights, is called home with `11B home`, or the turn ends (BB-75).",
  "wings.stops":
    "A patrol stops each geschwader that enters its square; it fights only for a marker (BB-R17, BB-R38).",
  "wings.limits":
    "Wings stay on the radar line or inside it, and in the areas open to their Group (BB-36, BB-37).",
  "wings.again":
    "Who has fought or missed is back at its station, and free again in the next Tally Ho (BB-91).",
};

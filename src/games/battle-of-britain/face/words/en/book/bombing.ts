/** Bombs, flak, fuel and the way home. */
export const words = {
  "bombing.title": "Bombing and flak",
  "bombing.throw":
    "A geschwader in its target's square bombs with `2A bomb`: each bomber throws its bomb dice, all at once (BB-114).",
  "bombing.cross":
    "Each **cross** hits. One hit knocks out an airfield or a radar station; a city takes three, which add up over the turns (BB-115, BB-44).",
  "bombing.roundel":
    "Each **roundel** is flak: the German takes bombers of his choice off, each for as many hits as its defence; hits that cover nobody are without effect (BB-117). Flak in this throw is **our own rule**.",
  "bombing.success": "One hit is a success, whatever is knocked out; no hit costs nothing (BB-116).",
  "bombing.again": "A target may be bombed again, and each time counts (BB-R22).",
  "bombing.at-once":
    "What is knocked out is so at once: no station there calls a wing, no wing there intercepts (BB-R46).",
  "bombing.caption": "Chances of hits with bomb dice",
  "bombing.dice": "Dice",
  "bombing.one": "One at least",
  "bombing.two": "Two at least",
  "bombing.three": "Three at least",
  percent: ({ chance }: { readonly chance: number }) => (chance < 100 ? `${chance} %` : "> 99 %"),
  "bombing.example": "Three bombers over Poling, played by the referee:",
  "fuel.title": "Fuel and the way home",
  "fuel.home":
    "Reaching for home takes a geschwader off the map at once; it is there for the next alert (BB-120). Who has bombed or has no fuel must.",
  "fuel.check":
    "With all three fuel used each Bf 109 and Ju 87 still there throws a die: a blank loses it. Nobody else checks (BB-121).",
  "fuel.early":
    "When a move is declared, any of them may go home at once, without a check: `2A fly R06 J12 10 without Bf109 Ju87` (BB-122).",
  "fuel.line": "At the 12 Group line all of them must (BB-123).",
  "fuel.example": "Three Bf 109s on their last fuel, played by the referee:",
};

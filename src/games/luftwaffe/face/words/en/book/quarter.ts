const SAID = {
  raf: "The RAF goes for this by night (LW-45).",
  substitute: "This unit is replaced by a Me 262 (LW-96).",
  restore: "So many factors come back to these (LW-48).",
  spend: "So many factors come back, unit after unit, where it does not matter to whom.",
  ground: "Who gets no fuel, and what goes into the reserve (LW-100, LW-101).",
  sheet: "Target, entry hex, entry turn and groups, stream after stream (LW-56).",
  mark: "Bomber killers of the quarter (LW-81).",
  base: "Who stands on which base; who is not named stays off the map (LW-51).",
  "take-off": "These take off, here with drop tanks (LW-66).",
  enter: "Fighters come to a hex of their lines.",
  fly: "These fly to a hex (LW-60).",
  land: "These land where they are (LW-65).",
  escort: "These escort the bombers of their hex; all others are free (LW-67).",
  bomb: "All bombers over targets of their sheet bomb (LW-28).",
  strafe: "Fighters over a base fire at these, in this order (LW-70).",
  attack: "A German attack: who goes for bombers, who for free fighters, how many are held back (LW-71).",
  direct: "Jets go past the escort at the bombers (LW-83).",
  defend: "The defender holds back so many, and these keep their tanks (LW-64, LW-75).",
  fire: "Bombers split their fire so (LW-74).",
  hold: "Nobody fires back (LW-58).",
  lose: "Who takes the hits (LW-77).",
  done: "Nothing more.",
} as const;

/** How a quarter goes, its plan, a turn of its raid, and what is answered. */
export const words = {
  "quarter.title": "A quarter",
  "quarter.steps": "Each quarter goes in the same steps:",
  "quarter.fuel": "**Fuel** is made by the refineries that stand (LW-44).",
  "quarter.raf": "**The RAF** goes for one target or base by night (LW-45).",
  "quarter.jets":
    "**Jets:** from January 1944 the Germans throw a die for them, and may take a Me 262 in place of another unit (LW-46).",
  "quarter.enter": "**New units** enter, groups change their aircraft (LW-47).",
  "quarter.replace": "**Replacements** bring back what was lost (LW-48).",
  "quarter.allocate": "**Fuel is allocated**, in secret (LW-49).",
  "quarter.plan": "**The Target Sheet** is written, in secret (LW-50).",
  "quarter.set-up":
    "**The Germans** mark bomber killers and put their units on bases, both in secret (LW-51).",
  "quarter.raid": "**The raid** is flown (LW-52).",
  "quarter.production":
    "**Production:** aircraft and pilots for the next quarters; the fuel list is shown (LW-53).",
  "quarter.check": "**Victory** is checked (LW-54).",
  "quarter.lower": "The lower levels, and a single raid, leave steps out (LW-55).",
  "quarter.open":
    "What is open and what is secret follows one list (LW-L52): counters, factors, bombed targets and stocks are open.",
  "sheet-rules.title": "The Target Sheet",
  "sheet-rules.lines":
    "Before the raid the Americans write down for every bomber group that is to fly its target, the hex in which it enters, on its own lines and next to the R line, and the turn (LW-56). Groups with the same line are a stream: they move and bomb together.",
  "sheet-rules.bound":
    "The sheet binds: a group bombs this target or none, and has no other if somebody else bombs it first (LW-61, LW-L46).",
  "sheet-rules.free":
    "Its way is free: it may go around, wait, turn back, and leave by any hex of its lines (LW-61).",
  "sheet-rules.fighters": "Fighters are not written down; they come on any turn (LW-62).",
  "sheet-rules.shown":
    "A line is shown when its group bombs, the rest after the raid. A sheet may be empty, or have fighters fly alone (LW-H7); in a single raid it has to name a target for each ten bomber factors (LW-113).",
  "turn.title": "A turn of the raid",
  "turn.halves": ({ turns }: { readonly turns: number }) =>
    `A raid has ${turns} turns of some twenty minutes. The first half of each is German, the second American; the steps have letters (LW-10).`,
  "turn.a": "**A** Time in the air of the Germans runs, and so does refuelling.",
  "turn.b": "**B** Germans take off (LW-66).",
  "turn.c": "**C** Germans move, then land; who has no time left and has not landed is lost.",
  "turn.d":
    "**D** Germans attack: battles are declared, tanks dropped or kept, German dice thrown; jets first (LW-71, LW-84).",
  "turn.e": "**E** Americans shoot back, fighters before bombers (LW-58).",
  "turn.f": "**F** Losses of this half are taken (LW-77).",
  "turn.h":
    "**H** Time in the air of the Americans runs. Bombers enter by the sheet, fighters as one likes, on their own lines.",
  "turn.i": "**I** Americans move (LW-60).",
  "turn.j": "**J** Each fighter with bombers is their close escort, or free (LW-67).",
  "turn.k": "**K** Bombers over their targets bomb, and **L** all hear how it went (LW-28).",
  "turn.m": "**M** Free fighters over bases may strafe (LW-70).",
  "turn.n":
    "**N** Who stands on his own lines is home; a fighter that has no time left elsewhere is lost (LW-62).",
  "turn.o":
    "**O** Americans who have not fired may attack; Germans who have not fired shoot back. Losses are taken at the end.",
  "turn.once":
    "Nobody fires twice in a turn (LW-57). So an escort that shoots back in E has nothing left for O, and a German who attacked in D can't shoot back in O.",
  "turn.end":
    "After the last turn Germans in the air land, and Americans who are still abroad are lost (LW-59). A raid ends early when nobody is abroad and nothing more will come (LW-H1).",
  "answers.title": "What is answered",
  "answers.typed":
    "All of it can be done on the map; each answer is also a line of text, which can be typed. Case does not matter.",
  "answers.said": ({ answer, what }: { readonly answer: string; readonly what: keyof typeof SAID }) =>
    `\`${answer}\` ${SAID[what]}`,
};

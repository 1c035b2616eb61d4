/** The idea, what there is, dice and squadrons. */
export const words = {
  "idea.title": "What the game is",
  "idea.summer":
    "One side sends the raids of the summer of 1940, the other meets them. The German bombs as many **targets** as he can in eleven turns; the British shoot down what they can and keep Fighter Command alive. Both see where everybody is; what he has with him and where he is going they don't.",
  "idea.raids":
    "Each geschwader gets a mission face down and flies square by square. Where it crosses the radar line a wing may be called up; where the two meet they fight with dice; what is left bombs (BB-68).",
  "idea.words": "Words that come up everywhere:",
  "idea.squadron": "**Squadron:** one card of one type, the smallest unit there is (BB-25).",
  "idea.geschwader": "**Geschwader:** a German formation of up to six squadrons, later seven (BB-4).",
  "idea.wing": "**Wing:** a British formation of up to three, with an airfield of its own (BB-5).",
  "idea.pile":
    "**Pile:** the squadrons of a Group or Luftflotte that are Combat Ready, face down, from which formations fill up (BB-30).",
  "idea.damaged":
    "**Damaged:** where squadrons go that are shot down. British ones may be repaired, German ones never (BB-31, BB-32).",
  "idea.marker":
    "**Marker:** a combat. There are five a turn, for intercepts and dogfights together (BB-10).",
  "idea.winning":
    "In the end two figures count: targets bombed, and how the losses of the two stand to each other (BB-135).",
  "forces.title": "Forces",
  "forces.piles":
    "Seven geschwader and twelve wings fill up from the piles of their Luftflotten and Groups (BB-1, BB-5). At the start everything lies in the piles, shuffled (BB-30).",
  "forces.caption": "Groups and Luftflotten",
  "forces.pool": "Group or Luftflotte",
  "forces.formations": "Formations",
  "forces.squadrons": "Squadrons",
  "forces.hidden":
    "Everybody sees where a formation is and how strong; what squadrons it has its owner alone knows, until they throw (BB-94, BB-95).",
  "squadrons.title": "Dice and squadrons",
  "squadrons.dice":
    "Either side has dice of its own. One's own symbol is a hit, in dogfights, bombs and repairs alike (BB-16, BB-17).",
  "squadrons.faces": "Faces of the two dice",
  "squadrons.face": "Symbol",
  "squadrons.luftwaffe": "Luftwaffe die",
  "squadrons.raf": "RAF die",
  face: ({ face }: { readonly face: "+" | "o" | "-" }) =>
    ({ "+": "cross (Luftwaffe)", o: "roundel (RAF)", "-": "blank" })[face],
  side: ({ side }: { readonly side: 0 | 1 }) => (side === 0 ? "RAF" : "Luftwaffe"),
  "head.group": "Group",
  "head.luftflotte": "Luftflotte",
  "squadrons.caption": "Values of the types (BB-25)",
  "squadrons.type": "Type",
  "squadrons.side": "Side",
  "squadrons.dogfight": "Dogfight dice",
  "squadrons.defence": "Defence",
  "squadrons.bombs": "Bomb dice",
  "squadrons.count": "Squadrons",
  "squadrons.bf110":
    "Where two figures stand the second holds wholly north of the 12 Group line, and for Luftflotte 5 everywhere (BB-26). Who has bomb dice is a bomber (BB-27).",
  "squadrons.own":
    "The defence of Spitfire and Bf 109, all of the Bf 110 and 13 Group's six squadrons come from the source; every other figure of these tables is **our own**.",
  "squadrons.british": "Squadrons of the Groups (BB-28)",
  "squadrons.german": "Squadrons of the Luftflotten (BB-29)",
};

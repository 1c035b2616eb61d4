/** Battles, bomber killers and jets. */
export const words = {
  "battles.title": "Battles",
  "battles.hex": "Who meets in a hex fights there, and nowhere else (LW-71).",
  "battles.german":
    "**In D** the Germans choose hex by hex: the bombers with their escorts, the free fighters, both or nobody.",
  "battles.american":
    "**In O** the Americans choose: all their fighters of the hex that have not fired attack all Germans in the air there, or nobody does.",
  "battles.all":
    "Where a battle is declared all who can take part; one stays out only by being held back (LW-L28).",
  "battles.order": "A battle goes so (LW-72):",
  "battles.declare": "Both say who drops his tanks and who is held back, the attacker first (LW-64).",
  "battles.attacker": "The attacker throws all his dice, the best E first.",
  "battles.defender":
    "The defender throws for fighters, all of them or those he names, then for bombers, if he likes (LW-58).",
  "battles.losses":
    "Then all losses of this half are taken: who is hit has fired already (LW-77). Whose factors go their owner says (LW-L31).",
  "battles.group":
    "There is a die for each pair of groups: fighters of one type, one E and one mark against others of that kind (LW-76).",
  "battles.elsewhere":
    "By agreement a battle in which both sides can fire is fought out on the table of another of our games; its losses come back as factors of each type. That is **our own** (LW-H6).",
  "fighters.title": "Fighters against fighters",
  "fighters.ranks":
    "Both sides put their factors in a row, the best first, and each faces the one opposite (LW-76). E is what is left of it after kept tanks and marks (LW-6).",
  "fighters.withhold":
    "The side with more factors may hold back what it has more, the lowest E first; these neither fire nor lose anything (LW-75).",
  "fighters.surplus":
    "What it does not hold back fires too, at the enemy's first ones again, and is not fired at (LW-L29).",
  "fighters.later":
    "Who was held back has his fire for later: a German may shoot back in O, an American may attack (LW-80).",
  "fighters.bait": "So two factors can't keep twenty busy: eighteen are held back and attack in O (LW-82).",
  "fighters.example":
    "Over Schweinfurt 8 factors of P-51s attack 6 of Me 109s in O and hold back 2; played by the referee:",
  "bombers.title": "Fighters against bombers",
  "bombers.fire":
    "At bombers each German type throws one die, schools and bomber killers theirs, and E does not count (LW-73). Bombers fire back with as many factors as attack them, shared out by the Americans (LW-74).",
  "bombers.withhold":
    "Germans beyond the number of bomber factors may be held back, whichever they like (LW-73).",
  "bombers.back": "Bombers fire in E alone, once (LW-L16).",
  "bombers.example": "20 factors of Me 109s attack 16 of B-17s and hold back 4:",
  "bombers.escort": "Bombers with a close escort are attacked through it (LW-78):",
  "bombers.face":
    "As many German factors as the escort has face it, the best against the best. If there are no more, the bombers are safe.",
  "bombers.rest": "The rest attack the bombers.",
  "bombers.beyond": "What is more than escort and bombers together may be held back.",
  "bombers.first": "Losses from both fall first on those who faced the escort, then on the others (LW-79).",
  "bombers.escorted":
    "12 factors of FW 190s and 8 of Me 110s attack 40 of B-17s that 6 of P-47s escort; the three German losses fall on the FW 190s that faced these:",
  "killers.title": "Bomber killers",
  "killers.mark":
    "Before they set up the Germans may mark any of their units for the quarter (LW-81). The Americans don't know which until they fire (LW-51).",
  "killers.die": "Each of its dice has +1, at bombers and at fighters; a 6 stays a 6.",
  "killers.e": "Its E is one lower; with kept tanks two (LW-L14).",
  "killers.apart": "Marked and unmarked units of a type throw apart, the unmarked first.",
  "killers.example": "2 factors of FW 190s and 4 of bomber killers attack bombers:",
  "jets.title": "Jets in battle",
  "jets.ways": "Me 262, He 162 and Me 163 have two ways to attack (LW-83), or stay out:",
  "jets.together":
    "**Escort and bombers together**, as others do; the escort shoots back before the bombers are attacked.",
  "jets.direct": "**Past the escort** at the bombers; the escort may fire only when that is over.",
  "jets.first":
    "All about jets is settled first, in all hexes and with its losses; an escort that fired at them has no fire for the others and still has to be faced (LW-84).",
  "jets.bombers": "Bombers don't fire at jets (LW-85).",
  "jets.rocket": "Nobody can fire at a Me 163 in the air. When it attacks fighters no E counts (LW-86).",
  "jets.attacked": "Me 262 and He 162 can be attacked in O like others (LW-87).",
  "jets.example":
    "4 factors of Me 262s and 2 of Me 163s go past 6 of P-51s at bombers; the escort answers at the Me 262s alone:",
};

/** Wingmen and pilots. */
export const words = {
  "wingmen.title": "Wingmen",
  "wingmen.attack":
    "A Wingman holds nothing. In his Element's player-turn he names a target, then draws as many cards as his **Offense**, against bombers Offense and Defense. He plays what he likes of them at that target, answers with them, and discards the rest (DIF-B6).",
  "wingmen.defend":
    "Attacked, he draws as many cards as his **Defense**, once for each attacker, and discards the rest when that attacker's step is over.",
  "wingmen.position":
    "His position cards at an enemy Leader move his own Element; Leader and Wingman never answer for each other.",
  "wingmen.alone":
    "Without a Leader he goes on alone: no hand, no position, no price for levels, and a D6 of 4 takes him home (DIF-B23).",
  "pilots.title": "Pilots",
  "pilots.caption": "Qualities: what a pilot changes as Leader and as Wingman",
  "pilots.quality": "Quality",
  "pilots.leader": "As Leader: hand, bursts, ratings",
  "pilots.wingman": "As Wingman, Offense / Defense of 3/4",
  "pilots.recruit": "Recruit",
  "pilots.green": "Green",
  "pilots.regular": "Regular",
  "pilots.veteran": "Veteran",
  "pilots.ace": "Ace",
  "pilots.lot": "Drawn by lot with a D12 (DIF-B20)",
  "pilots.none": "none",
  "pilots.gifts":
    "**Gifts** of a Leader, whatever his quality: a **crack shot** has a burst more and no ammunition checks (DIF-9.1.9); with **Keen Eyesight** a Regular or Veteran begins his first player-turn Advantaged on an enemy of his choice, or with a burst more at a Wingman or a bomber (DIF-9.1.10).",
  "pilots.secret":
    "Pilots by lot are secret until what they are has shown itself (DIF-9.1.11, DIF-R70). Once in a game an Ace plays a card as ACE PILOT: `maneuvering as ace-pilot` (DIF-R41).",
  "pilots.on-even-turns": ({ odd, even }: { readonly odd: string; readonly even: string }) =>
    `${odd}, on even turns ${even}`,
};

/** The idea, the set-up and a turn. */
export const words = {
  "idea.title": "The idea",
  "idea.cards-are-energy":
    "Two sides fly **Elements**: a **Leader** and a **Wingman** of one type. What a Leader does he does with **cards**, and cards are his energy: who holds many can turn, climb and shoot, and who has spent them is a target until he has drawn again.",
  "idea.colours":
    "A **red** card fires, a **white** one maneuvers, a **blue** one only answers. Every attack may be answered, every answer may be answered again, and the last card that nobody answers stands (DIF-B8).",
  "idea.words": "Words that come up everywhere:",
  "idea.level": "**Level:** 2,000 ft of altitude; level 1 is the lowest (DIF-2).",
  "idea.ratings":
    "**Agility, Speed, Horsepower:** how many cards a Leader holds, plays as maneuvers and draws. They change with the level (DIF-2.4).",
  "idea.hit-value":
    "**Hit Value** and **defense:** what a hit is worth, and what an aircraft withstands (DIF-3).",
  "idea.bursts": "**Bursts:** how much a Leader may fire in his player-turn (DIF-3.1).",
  "idea.mini-hand": "**Mini-hand:** the cards that a Wingman draws to attack or to defend (DIF-B6).",
  "idea.winning":
    "Victory points win: a fighter shot down brings 5, one that is damaged at the end 2 (DIF-B17).",
  "set-up.title": "Before the fight",
  "set-up.agree":
    "Choose a battle and agree on its options: which die, which deck, ammunition, pilots, the weave (DIF-B1).",
  "set-up.level":
    "**Level:** one D20 for all, thrown again while somebody can't reach it; or two sealed bids of a level and the points that one gives for it (DIF-2.5, DIF-R32, DIF-R33).",
  "set-up.first": "**First side:** a D6 each, the higher begins every game turn (DIF-B3).",
  "set-up.hands":
    "**Hands:** each Leader gets as many cards as he may hold at that level (DIF-R30). All are Neutral.",
  "turn.title": "A turn",
  "turn.alternate":
    "In a game turn every Element has one **player-turn**. The sides take it by turns to name one that has not acted (DIF-B3). A dogfight lasts six game turns, a mission five (DIF-B17, DIF-B19). A player-turn goes so:",
  "turn.jettison": "A load may be dropped (DIF-B15).",
  "turn.wingman":
    "The **Wingman** attacks with a mini-hand (DIF-B6); not in the very first player-turn of the game.",
  "turn.altitude":
    "The Element keeps its level, climbs one or dives up to two (DIF-2.1, DIF-2.2); pursuers may follow (DIF-2.6.4).",
  "turn.target": "Over the target: bomb or strafe, then the flak (DIF-B12, DIF-B13, DIF-B14).",
  "turn.leave":
    "Before the Leader's first card he may let his quarry go, or try to leave the fight (DIF-B5, DIF-B16).",
  "turn.leader":
    "The **Leader** plays as many cards as he likes and may, each at any legal target (DIF-B7, DIF-B8).",
  "turn.discard":
    "He discards down to his limit and, if he likes, further; never below his minimum (DIF-8.2, DIF-8.3).",
  "turn.draw": "He draws as many cards as his Horsepower, not above the limit (DIF-R29).",
};

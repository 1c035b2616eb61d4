import type { Term } from "../glossary-terms.ts";

/** Each word of the field, and what it means. */
export const GLOSSARY: Readonly<Record<Term, readonly [name: string, means: string]>> = {
  element: ["Element", "a Leader and mostly a Wingman of one type, who fly and change level together."],
  leader: ["Leader", "holds a hand of cards and alone takes positions behind enemy Leaders."],
  wingman: ["Wingman", "holds no hand: he draws a mini-hand when he attacks or is attacked (DIF-B6)."],
  "player-turn": ["Player-turn", "one Element's part of a game turn, in which each has one (DIF-B3)."],
  level: ["Level", "2,000 ft. Climbing one costs cards, diving gives some (DIF-2.1, DIF-2.2)."],
  neutral: ["Neutral", "nobody is behind the other: 1 burst with a standard sight (DIF-3.1)."],
  advantaged: ["Advantaged", "one step behind an enemy Leader: 2 bursts with a standard sight (DIF-3.1)."],
  tailing: ["Tailing", "two steps behind, close on his tail: 4 bursts (DIF-3.1)."],
  agility: [
    "Agility",
    "how well it turns; cards that a Leader may hold, if it is more than Speed (DIF-8.2).",
  ],
  speed: ["Speed", "how fast it flies; cards that a Leader may hold, if it is more than Agility (DIF-8.2)."],
  horsepower: ["Horsepower", "cards that a Leader draws at the end of his player-turn, up to his limit."],
  "hand-limit": ["Limit of the hand", "the greater of Agility and Speed, by the pilot's quality (DIF-8.2)."],
  minimum: ["Keeps at least", "cards that he must keep: by how much Agility exceeds Speed (DIF-8.3)."],
  "agility-card": [
    "Agility Card",
    "MANEUVERING, HALF LOOP, SCISSORS, TIGHT TURN, BARREL ROLL, a VERTICAL ROLL that does not dive; limited to Agility where Speed exceeds it (DIF-8.4).",
  ],
  burst: [
    "Burst",
    "what a firing card costs; the position says how many a Leader has in a player-turn (DIF-3.1).",
  ],
  "hit-value": ["Hit Value", "what one hit of its guns is worth (DIF-3.2)."],
  defense: ["Defense", "what hits times Hit Value are measured against (DIF-3.2)."],
  odds: [
    "Odds",
    "hits times Hit Value against defense; the die then decides: down, damaged, nothing (DIF-3.2).",
  ],
  "mini-hand": [
    "Mini-hand",
    "the cards that a Wingman draws for one attack; what is left of them is discarded (DIF-B6).",
  ],
  quality: ["Recruit to Ace", "how good a pilot is; hidden until his play shows it (DIF-9.1)."],
  load: [
    "Load",
    "bombs or a torpedo: it turns badly and may not attack until they are gone (DIF-9.2, DIF-B15).",
  ],
  dry: ["Dry", "some weapons are out of ammunition: the lower Hit Value counts (DIF-10.15)."],
  formation: ["Formation", "bombers that fly together and add to each other's turrets (DIF-B10)."],
  straggler: ["Straggler", "a bomber that damage has driven out of its formation (DIF-4.1.5)."],
  "victory-points": ["Victory points", "for what the enemy loses, for the target, and from bids (DIF-B17)."],
};

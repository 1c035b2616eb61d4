import type { MetaWords } from "../../core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "The card dogfight (supplemental rules)",
  blurb:
    "Elements of Leader and Wingman, played with cards: a card attacks, a card answers it. Agility and Speed by altitude, odds for every hit, bombers, flak and targets.",
  scenarios: {
    kent: {
      title: "Duel over Kent",
      blurb: "A Spitfire IA Element against a Bf 109E-4 Element. The place to begin.",
    },
    weave: {
      title: "The weave",
      blurb: "Two Elements of F4F-4s against two of A6M2s, and a bid for the Thach Weave.",
    },
    factory: {
      title: "The way to the factory",
      blurb: "Four B-17Gs and one P-51D Element must get past Fw 190A-8s and Bf 109G-6s with rockets.",
    },
    ship: {
      title: "Dive on the ship",
      blurb:
        "Two loaded Elements of SBD-3s and one of F4F-4s go for a ship that two Elements of A6M2s guard.",
    },
    malta: {
      title: "Over Malta",
      blurb:
        "From 20,000 ft: Spitfire VBs, led by a veteran and crack shot, and Hurricane IICs against MC.202s and Bf 109F-4s.",
    },
    channel: {
      title: "High over the Channel",
      blurb:
        "Spitfire VBs against Bf 109F-4s and Fw 190A-6s at 22,000 ft, with ammunition that runs out and pilots by lot.",
    },
    guadalcanal: {
      title: "Three against three at Guadalcanal",
      blurb:
        "F4F-4s and P-40Es against A6M2s, an ace among them, and Ki-43-IIs. The start level and the Thach Weave are bid for.",
    },
    leningrad: {
      title: "Winter at Leningrad",
      blurb: "La-5FNs and Yak-1Bs against Bf 109G-6s and Fw 190A-6s, with twelve-sided dice.",
    },
    night: {
      title: "A night over the factory",
      blurb: "A single Beaufighter IF with keen eyes against a Bf 110E-2 and two He 111H-6s.",
    },
    airfield: {
      title: "The airfield at noon",
      blurb:
        "Loaded Ju 87D-3s and two Ju 88A-4s with Bf 109E-4s against an airfield of Hurricanes and Spitfires.",
    },
    campaign: {
      title: "Three missions to the factory",
      blurb:
        "A campaign: three times the B-17Gs fly to the factory. Before each mission both sides choose a resource in secret, Leaders rise and are replaced, and the points of all missions decide.",
    },
  },
  pieces: ["aircraft", "aircraft"],
  turn: [
    {
      name: "Wingman",
      text: "The Element whose turn it is may drop its load; then its Wingman names an enemy and attacks with a mini-hand.",
    },
    {
      name: "Altitude",
      text: "It may climb one level of 2,000 ft, which costs cards, or dive up to two, which gives some; enemies may follow.",
    },
    {
      name: "Leader",
      text: "The Leader plays cards for position and fire; the enemy answers card for card. What survives takes effect.",
    },
    { name: "Cards", text: "He discards down to his limit and draws as many cards as his horsepower." },
  ],
  sides: {
    allied: { name: "Allies", many: true },
    axis: { name: "Axis" },
  },
  source:
    "After the Down in Flames Supplemental Rules. They are not endorsed, sponsored or sanctioned by the author or the publishers of the base game. Down in Flames is a game of GMT Games and belongs to its publisher; none of its text, art or cards is here. Deck, counters, aircraft, bombers, targets and the rulings on the base game are our own tables; who owns the printed cards can replace them.",
  ownTables: {
    cards:
      "The cards of the deck, how many there are of each, and which answers which. A file can replace them.",
    aircraft:
      "The ratings of fighters and light bombers, made to fit every figure of the supplemental rules. A file can replace them.",
    bombers: "Bombers, turrets, ground targets, flak and victory points. A file can replace them.",
    "base-game":
      "Where the rules lean on the base game: who may attack what, following, disengaging, bombing and flak.",
    scenarios: "The scenarios and their forces.",
  },
} satisfies MetaWords<typeof meta>;

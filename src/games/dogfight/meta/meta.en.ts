import type { MetaWords } from "../../../core/game.ts";
import { SIDES } from "../words/sides.en.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "Dogfight with secret orders",
  rulesName: "The plotted dogfight",
  blurb: "Secret orders, everybody flies at once, then the guns speak. Learned in five minutes.",
  scenarios: {
    duel: {
      title: "Spitfire against Bf 109E",
      blurb: "One against one over the Channel, head to head. The place to begin.",
    },
    "four-a-side": {
      title: "Four a side",
      blurb: "Two Spitfires and two Hurricanes meet four Bf 109Es.",
    },
    bounce: {
      title: "Bounced from above",
      blurb:
        "Two Bf 109Es come out of the cloud behind three Hurricanes that want to get home over the far edge, all three, in twelve turns; altitude counts.",
    },
    convoy: {
      title: "Stukas over a convoy",
      blurb:
        "Three Hurricanes must stop three escorted Stukas: the convoy lies beyond the near edge, and two of them have to get there.",
    },
    fortresses: {
      title: "Stop the Fortresses",
      blurb:
        "Three B-17s are on their way home across the far edge. Four fighters win if a single one of them does not get there.",
    },
    swordfish: {
      title: "Swordfish strike",
      blurb:
        "Three old torpedo biplanes, one Spitfire to guard them, four Bf 109Es. Every Swordfish across the far edge has found a ship and scores.",
    },
    "zero-wildcat": {
      title: "Zero against Wildcat",
      blurb: "Three nimble Zeros meet two sturdy Wildcats over the Pacific. Most points in twelve turns.",
    },
    clouds: {
      title: "Through the clouds",
      blurb:
        "Three Thunderbolts and three Fw 190s hide and seek in broken cloud; altitude counts. Most victories in eighteen turns.",
    },
    biplanes: {
      title: "Biplanes over the desert",
      blurb: "Three Gladiators against three CR.42s, slow and close. Most victories in twelve turns.",
    },
    uneven: {
      title: "Two against five",
      blurb: "Two Hellcats above an atoll, five Zeros against them. Points decide after ten turns.",
    },
    demonstration: {
      title: "Thirty seconds",
      blurb:
        "Three Zeros and two P-40s at close quarters. The first kill wins: made for showing the game to somebody.",
    },
  },
  pieces: ["aircraft", "aircraft"],
  turn: [
    {
      name: "Plot",
      text: "Write an order in secret. 2L1: ahead two, left one point of the clock.",
    },
    {
      name: "Fly",
      text: "Both sides' orders are opened together and all aircraft move at the same time.",
    },
    {
      name: "Shoot",
      text: "Who has an enemy in his arc and in range rolls to hit, and hits cross off ovals.",
    },
  ],
  sides: SIDES,
} satisfies MetaWords<typeof meta>;

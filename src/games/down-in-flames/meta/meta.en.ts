import type { MetaWords } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "Dogfight with cards",
  rulesName: "The card dogfight (supplemental rules)",
  blurb: "A card attacks, a card answers it: leaders, wingmen, bombers and flak.",
  scenarios: {
    kent: {
      title: "Duel over Kent",
      blurb: "Spitfire IAs against Bf 109E-4s. The place to begin.",
    },
    weave: {
      title: "The weave",
      blurb: "F4F-4s against A6M2s, and a bid for the Thach Weave.",
    },
    factory: {
      title: "The way to the factory",
      blurb: "B-17Gs and P-51Ds must get past Fw 190A-8s and Bf 109G-6s with rockets.",
    },
    ship: {
      title: "Dive on the ship",
      blurb: "Loaded SBD-3s and F4F-4s go for a ship that A6M2s guard.",
    },
    malta: {
      title: "Over Malta",
      blurb:
        "Spitfire VBs under a veteran and crack shot, and Hurricane IICs against MC.202s and Bf 109F-4s.",
    },
    channel: {
      title: "Circus over the Channel",
      blurb:
        "Spitfire VBs against Bf 109F-4s and Fw 190A-6s at 12,000 ft; ammunition runs out, pilots by lot.",
    },
    guadalcanal: {
      title: "Three against three at Guadalcanal",
      blurb: "F4F-4s and P-40Es against A6M2s, an ace among them, and Ki-43-IIs.",
    },
    leningrad: {
      title: "Winter at Leningrad",
      blurb: "La-5FNs and Yak-1Bs against Bf 109G-6s and Fw 190A-6s, with twelve-sided dice.",
    },
    night: {
      title: "A night over the factory",
      blurb: "A single Beaufighter IF with keen eyes against a Bf 110E-2 and five He 111H-6s.",
    },
    airfield: {
      title: "The airfield at noon",
      blurb: "Ju 87D-3s, Ju 88A-4s and Bf 109E-4s against an airfield of Hurricanes and Spitfires.",
    },
    campaign: {
      title: "Three missions to the factory",
      blurb:
        "Three times the B-17Gs fly to the factory: secret resources, Leaders who rise, the points of all missions.",
    },
  },
  pieces: ["aircraft", "aircraft"],
  sides: {
    allied: { name: "Allies", many: true },
    axis: { name: "Axis" },
  },
} satisfies MetaWords<typeof meta>;

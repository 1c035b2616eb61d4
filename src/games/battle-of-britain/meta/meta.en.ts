import type { MetaWords } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "The Battle of Britain, summer 1940",
  rulesName: "The Battle of Britain (done properly)",
  blurb: "Missions face down, raids that grow behind the radar line, scrambles and repairs.",
  scenarios: {
    campaign: { title: "The whole summer", blurb: "Eleven turns from 10 July to 24 September 1940." },
    kanalkampf: {
      title: "Kanalkampf",
      blurb: "The first four turns in the weather that history had: radar, southern airfields and ports.",
    },
    adlertag: {
      title: "Adler Tag",
      blurb: "One turn of mid-August: every geschwader, and Luftflotte 5 must attack.",
    },
    september: { title: "15 September", blurb: "One turn over London, with Big Wings and large geschwader." },
    raid: {
      title: "A single raid",
      blurb: "Two geschwader of Luftflotte 2 against 11 Group. An hour for a club.",
    },
  },
  pieces: ["formation", "formations"],
  sides: {
    british: { name: "Royal Air Force" },
    german: { name: "Germans", many: true },
    first: { name: "First bidder" },
    second: { name: "Second bidder" },
  },
} satisfies MetaWords<typeof meta>;

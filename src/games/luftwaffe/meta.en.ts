import type { MetaWords } from "../../core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "Luftwaffe (for the 90's)",
  blurb:
    "The bombing campaign over the Reich from 1943 to 1945: target sheets written in secret, streams of bombers and their escorts, interceptors and jets, factories, fuel and pilots over ten quarters.",
  scenarios: {
    campaign: {
      title: "The whole campaign",
      blurb: "Ten quarters from January 1943 to April 1945, 97 targets.",
    },
    "big-year": {
      title: "1944",
      blurb: "Four quarters from January to October 1944: long-range escorts, oil, the first jets.",
    },
    wilhelmshaven: {
      title: "Wilhelmshaven, January 1943",
      blurb: "Six groups over the edge of Germany, and one of fighters that soon turn back.",
    },
    bremen: {
      title: "Bremen, April 1943",
      blurb: "Eleven groups and three of Thunderbolts, against a fighter force that grows.",
    },
    regensburg: {
      title: "Schweinfurt and Regensburg, August 1943",
      blurb: "Deep into the south without escort: four targets at least.",
    },
    schweinfurt: {
      title: "Schweinfurt again, October 1943",
      blurb: "Black Thursday: the whole of the German fighters against twenty-one groups.",
    },
    "big-week": {
      title: "Big Week, February 1944",
      blurb: "From England and Italy at once, with Mustangs and drop tanks, at the aircraft factories.",
    },
    oil: { title: "Oil, May 1944", blurb: "Fifty-six groups turn to the refineries." },
    leipzig: {
      title: "Leipzig, July 1944",
      blurb: "Assault fighters wait over the middle of Germany, and the first rocket fighters with them.",
    },
    merseburg: {
      title: "Merseburg, November 1944",
      blurb: "A thousand bombers, flak-worn, and Nowotny's jets.",
    },
    berlin: {
      title: "Berlin, February 1945",
      blurb: "All groups, and hardly a day fighter left to meet them but jets.",
    },
    "last-jets": {
      title: "The last jets, April 1945",
      blurb: "Me 262 and He 162 for the last time, from the last bases.",
    },
  },
  pieces: ["unit", "units"],
  sides: {
    american: { name: "Americans", many: true },
    german: { name: "Germans", many: true },
  },
} satisfies MetaWords<typeof meta>;

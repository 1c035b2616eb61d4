import type { MetaWords } from "../../../core/game.ts";
import type { meta } from "./meta.ts";

/** What menus say of the game, in English. */
export const words = {
  title: "Bombers over the Reich, 1943–45",
  rulesName: "Luftwaffe (for the 90's)",
  blurb: "Secret targets, streams of bombers, escorts and jets; factories, fuel and pilots.",
  scenarios: {
    campaign: {
      title: "The whole campaign",
      blurb: "Ten quarters to April 1945, 97 targets.",
    },
    "big-year": {
      title: "1944",
      blurb: "Four quarters: long-range escorts, oil, the first jets.",
    },
    wilhelmshaven: {
      title: "Wilhelmshaven, January 1943",
      blurb: "Six groups at the edge of Germany; their fighters soon turn back.",
    },
    bremen: {
      title: "Bremen, April 1943",
      blurb: "Eleven groups, three of Thunderbolts.",
    },
    regensburg: {
      title: "Schweinfurt and Regensburg, August 1943",
      blurb: "Deep into the south without escort.",
    },
    schweinfurt: {
      title: "Schweinfurt again, October 1943",
      blurb: "Black Thursday: all German fighters against twenty-one groups.",
    },
    "big-week": {
      title: "Big Week, February 1944",
      blurb: "From England and Italy, with Mustangs, at the aircraft factories.",
    },
    oil: { title: "Oil, May 1944", blurb: "Fifty-six groups turn to the refineries." },
    leipzig: {
      title: "Leipzig, July 1944",
      blurb: "Assault fighters wait, and the first rocket fighters.",
    },
    merseburg: {
      title: "Merseburg, November 1944",
      blurb: "A thousand bombers, and Nowotny's jets.",
    },
    berlin: {
      title: "Berlin, February 1945",
      blurb: "All groups, and hardly a fighter left but jets.",
    },
    "last-jets": {
      title: "The last jets, April 1945",
      blurb: "Me 262 and He 162 from the last bases.",
    },
  },
  pieces: ["unit", "units"],
  sides: {
    american: { name: "Americans", many: true },
    german: { name: "Germans", many: true },
  },
} satisfies MetaWords<typeof meta>;

import type { mats as english } from "./en.ts";

/** What is printed on mats that several games lay, in German. */
export const mats: typeof english = {
  "print.channel-coast": "DIE KANALKÜSTE",
  "print.open-sea": "DIE OFFENE SEE",
  "print.kent-fields": "DIE FELDER VON KENT",
  "print.desert": "DIE WESTWÜSTE",
  "print.pacific-atoll": "DAS PAZIFIKATOLL",
  "print.malta": "DIE INSEL MALTA",
  "print.winter-front": "DIE FRONT IM EIS",
  "print.factory-town": "DIE FABRIKSTADT",
  "place.channel": "DER KANAL",
  "place.approaches": "WESTLICHE ZUFAHRTEN",
  "place.lane": "GERÄUMTE RINNE",
  "place.weald": "DER WEALD",
  "place.sand": "SANDMEER",
  "place.escarpment": "DIE STEILSTUFE",
  "place.landing-ground": "LANDEPLATZ 14",
  "place.lagoon": "DIE LAGUNE",
  "place.pass": "BOOTSPASS",
  "place.malta-channel": "DER MALTAKANAL",
  "place.grand-harbour": "GROSSER HAFEN",
  "place.frozen-river": "VEREISTER FLUSS",
  "place.ice-road": "EISSTRASSE",
  "place.ruhr-valley": "DAS RUHRTAL",
  "place.marshalling-yard": "RANGIERBAHNHOF",
};

import type { mats as english } from "../../en/table/mats.ts";

const SHEETS = ["EINS", "ZWEI", "DREI", "VIER", "FÜNF"] as const;

/** What is printed on the mats of the dogfight, in German. */
export const mats: typeof english = {
  "print.channel-coast": () => "DIE KANALKÜSTE",
  "print.open-sea": () => "DIE OFFENE SEE",
  "print.kent-fields": () => "DIE FELDER VON KENT",
  "print.desert": () => "DIE WESTWÜSTE",
  "print.pacific-atoll": () => "DAS PAZIFIKATOLL",
  "print.sheet": ({ sheet }) => `BLATT ${SHEETS[sheet]}  ·  EIN FELD SECHS ZOLL`,
  "place.channel": () => "DER KANAL",
  "place.approaches": () => "WESTLICHE ZUFAHRTEN",
  "place.lane": () => "GERÄUMTE RINNE",
  "place.weald": () => "DER WEALD",
  "place.sand": () => "SANDMEER",
  "place.escarpment": () => "DIE STEILSTUFE",
  "place.landing-ground": () => "LANDEPLATZ 14",
  "place.lagoon": () => "DIE LAGUNE",
  "place.pass": () => "BOOTSPASS",
};

import type { mats as english } from "../../en/table/mats.ts";

/** What is printed on the mats of the theatres, in German. */
export const mats: typeof english = {
  "print.kent-fields": () => "DIE FELDER VON KENT",
  "print.channel-coast": () => "DIE KANALKÜSTE",
  "print.open-sea": () => "DIE OFFENE SEE",
  "print.pacific-atoll": () => "DAS PAZIFIKATOLL",
  "print.malta": () => "DIE INSEL MALTA",
  "print.winter-front": () => "DIE FRONT IM EIS",
  "print.factory-town": () => "DIE FABRIKSTADT",
  "place.malta-channel": () => "DER MALTAKANAL",
  "place.grand-harbour": () => "GROSSER HAFEN",
  "place.frozen-river": () => "VEREISTER FLUSS",
  "place.ice-road": () => "EISSTRASSE",
  "place.ruhr-valley": () => "DAS RUHRTAL",
  "place.marshalling-yard": () => "RANGIERBAHNHOF",
};

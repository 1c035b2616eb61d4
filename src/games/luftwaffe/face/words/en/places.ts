import type { PlaceName } from "../tabletop-values.ts";

/** Seas and countries as the map names them. */
export const PLACES: Readonly<Record<PlaceName, string>> = {
  "north-sea": "NORTH SEA",
  baltic: "BALTIC SEA",
  denmark: "DENMARK",
  netherlands: "NETHERLANDS",
  belgium: "BELGIUM",
  france: "FRANCE",
  switzerland: "SWITZERLAND",
  italy: "ITALY",
  austria: "AUSTRIA",
  hungary: "HUNGARY",
  yugoslavia: "YUGOSLAVIA",
  slovakia: "SLOVAKIA",
  bohemia: "BOHEMIA",
  poland: "POLAND",
  "east-prussia": "EAST PRUSSIA",
  germany: "GERMANY",
};

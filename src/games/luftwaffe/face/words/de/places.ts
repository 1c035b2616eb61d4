import type { PlaceName } from "../tabletop-values.ts";

/** Seas and countries as the map names them. */
export const PLACES: Readonly<Record<PlaceName, string>> = {
  "north-sea": "NORDSEE",
  baltic: "OSTSEE",
  denmark: "DÄNEMARK",
  netherlands: "NIEDERLANDE",
  belgium: "BELGIEN",
  france: "FRANKREICH",
  switzerland: "SCHWEIZ",
  italy: "ITALIEN",
  austria: "ÖSTERREICH",
  hungary: "UNGARN",
  yugoslavia: "JUGOSLAWIEN",
  slovakia: "SLOWAKEI",
  bohemia: "BÖHMEN",
  poland: "POLEN",
  "east-prussia": "OSTPREUSSEN",
  germany: "DEUTSCHLAND",
};

import { listed } from "../../../../../core/text.ts";
import type { words as english, Victory } from "../en/campaign.ts";
import { KINDS } from "./week.ts";

function named({ id, names }: Victory["victors"][number]): string {
  return names.length > 0 ? `${listed(names, "und")} (${id})` : id;
}

/** Words of the debriefing between missions, in German. */
export const words: typeof english = {
  "debrief.title": ({ mission, kind, day, evening }) =>
    `Einsatz ${mission} von 14: ${KINDS[kind]}, ${day}. April, ${evening ? "nachmittags" : "vormittags"}`,
  "debrief.points": ({ points, totals }) =>
    `Alliierte ${points[0]}, Deutsche ${points[1]} Punkte; in der Woche ${totals[0]} zu ${totals[1]}`,
  "debrief.figures": "In Zahlen",
  "debrief.side": ({ side }) => (side === 0 ? "Alliierte" : "Deutsche"),
  "debrief.done": "Ziele erledigt",
  "debrief.sent": "Flugzeuge im Einsatz",
  "debrief.lost": "Flugzeuge verloren",
  "debrief.won": "Luftsiege",
  "debrief.earned": "Punkte",
  "debrief.standing": "Die Woche bisher",
  "debrief.victories": "Luftsiege",
  "debrief.victory": ({ victors, fallen }) =>
    `${listed(victors.map(named), "und")}: ${fallen.id}, ${fallen.type}`,
  "debrief.none": "Keine.",
  "debrief.men": "Besatzungen",
  "debrief.allBack": "Alle sind zurück, wie sie waren.",
  "debrief.evening": "Am Abend",
};

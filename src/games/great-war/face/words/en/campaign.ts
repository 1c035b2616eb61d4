import { listed } from "../../../../../core/text.ts";
import type { MissionKind } from "../../../rules/campaign/calendar.ts";
import { KINDS } from "./week.ts";

type Both = readonly [allied: number, german: number];

/** Words of the debriefing between missions, in English. */
export const words = {
  "debrief.title": ({ mission, kind, day, evening }: Mission) =>
    `Mission ${mission} of 14: ${KINDS[kind]}, ${day} April, ${evening ? "afternoon" : "morning"}`,
  "debrief.points": ({ points, totals }: { points: Both; totals: Both }) =>
    `Allies ${points[0]}, Germans ${points[1]} points; in the week ${totals[0]} to ${totals[1]}`,
  "debrief.figures": "In figures",
  "debrief.side": ({ side }: { side: 0 | 1 }): string => (side === 0 ? "Allies" : "Germans"),
  "debrief.done": "Targets dealt with",
  "debrief.sent": "Aircraft sent",
  "debrief.lost": "Aircraft lost",
  "debrief.won": "Victories",
  "debrief.earned": "Points",
  "debrief.standing": "The week so far",
  "debrief.victories": "Victories",
  "debrief.victory": ({ victors, fallen }: Victory) =>
    `${listed(victors.map(named), "and")}: ${fallen.id}, ${fallen.type}`,
  "debrief.none": "None.",
  "debrief.men": "Airmen",
  "debrief.allBack": "Everybody is back, as he was.",
  "debrief.evening": "In the evening",
};

/** A mission of the week. */
export interface Mission {
  readonly mission: number;
  readonly kind: MissionKind;
  readonly day: number;
  readonly evening: boolean;
}

/** Who brought down what. */
export interface Victory {
  readonly victors: readonly { readonly id: string; readonly names: readonly string[] }[];
  readonly fallen: { readonly id: string; readonly type: string };
}

function named({ id, names }: Victory["victors"][number]): string {
  return names.length > 0 ? `${listed(names, "and")} (${id})` : id;
}

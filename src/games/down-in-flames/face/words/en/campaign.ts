import type { Quality } from "../../../data/quality.ts";
import { counted, who } from "../../../words/grammar.en.ts";

const QUALITIES: Readonly<Record<Quality, string>> = {
  recruit: "Recruit",
  green: "Green",
  regular: "Regular",
  veteran: "Veteran",
  ace: "Ace",
};

const RESOURCES: Readonly<Record<string, string>> = {
  element: "an Element",
  flak: "flak",
  none: "nothing",
  secret: "a secret",
};

/** Words of the campaign between missions, in English. */
export const words = {
  roster: "The campaign",
  standing: ({ totals }: { totals: string }) => `Victory points of Allies and Axis: ${totals}`,
  missions: "Missions",
  sides: "Allies first",
  mission: ({ mission }: { mission: number }) => `${mission}`,
  now: "being flown",
  "column.mission": "Mission",
  "column.allied": "Allies bring",
  "column.axis": "Axis brings",
  "column.lost": "Shot down",
  "column.ground": "On the target",
  "column.points": "Points",
  "column.element": "Element",
  "column.type": "Type",
  "column.quality": "Leader",
  "column.kills": "Victories",
  "column.replaced": "Replaced",
  brought: ({ resource, id }: { resource: string; id: string }) =>
    resource === "veteran" ? `${who(id)} a Veteran` : (RESOURCES[resource] ?? resource),
  element: ({ id, reserve }: { id: string; reserve: boolean }) => (reserve ? `${id} (reserve)` : id),
  /** `sure`: the viewer knows it; else it is what open knowledge says. */
  quality: ({ quality, sure }: { quality: Quality | null; sure: boolean }) => {
    if (quality === null) return "unknown";
    return sure ? QUALITIES[quality] : `${QUALITIES[quality]}, as far as is known`;
  },
  leaders: ({ side }: { side: 0 | 1 }) => `Leaders of the ${side === 0 ? "Allies" : "Axis"}`,
  side: ({ side }: { side: 0 | 1 }): string => (side === 0 ? "Allies" : "Axis"),
  bombers: ({ id, count, type }: { id: string; count: number; type: string }) =>
    `Formation ${id}: ${count} × ${type}, whole again for every mission.`,
  debriefing: ({ mission, missions }: { mission: number; missions: number }) =>
    `Mission ${mission} of ${missions} is over`,
  earned: ({ points, totals }: { points: string; totals: string }) =>
    `Victory points of Allies and Axis: ${points}; in all ${totals}`,
  target: "The target",
  hit: ({ points }: { points: number }) =>
    points === 0 ? "Nothing hit it." : `Hit for ${counted(points, "point", "points")}.`,
  fallen: "Shot down",
  changes: "Leaders",
  resources: "Resources",
  none: "None.",
};

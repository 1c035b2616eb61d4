import type { Stretch } from "../../../../face/sheet.ts";
import type { Aircraft, Leader } from "../../rules/state/state.ts";
import { phrase } from "./phrase.ts";

function qualityOf({ quality, shown }: Aircraft): readonly Stretch[] {
  if (quality === null) return [{ text: phrase("sheet.quality.hidden"), tone: "soft" }];
  const told: Stretch = { text: phrase("sheet.quality", { quality }), tone: "strong" };
  return shown ? [told] : [told, { text: phrase("sheet.secret"), tone: "soft" }];
}

/** A gift that he has, and whether everybody knows it; nothing of one that he lacks or that is hidden. */
function giftOf(gift: "crackShot" | "keen", has: boolean | null, shown: boolean): readonly Stretch[] {
  if (has !== true) return [];
  const told: Stretch = { text: phrase("sheet.gift", { gift }), tone: "strong" };
  return shown ? [told] : [told, { text: phrase("sheet.secret"), tone: "soft" }];
}

/** What has befallen an aircraft and what it carries. */
function marksOf({ damaged, cockpit, loaded, rockets, dry }: Aircraft): readonly Stretch[] {
  const marks = [
    ...(damaged ? (["damaged"] as const) : []),
    ...(cockpit ? (["cockpit"] as const) : []),
    ...(loaded ? (["loaded"] as const) : []),
    ...(rockets === "none" ? [] : [rockets]),
    ...(dry ? (["dry"] as const) : []),
  ];
  return marks.map((mark) => ({ text: phrase("sheet.mark", { mark }), tone: "alarm" }));
}

/** Who leads, as far as the viewer knows him, and how his aircraft is. */
export function leaderLine(leader: Leader): readonly Stretch[] {
  return [
    ...qualityOf(leader),
    ...giftOf("crackShot", leader.crackShot, leader.crackShotShown),
    ...giftOf("keen", leader.keen, leader.keenShown),
    ...(leader.wild ? [{ text: phrase("sheet.wild") }] : []),
    ...marksOf(leader),
  ];
}

/** The same of a Wingman. */
export function wingmanLine(wingman: Aircraft): readonly Stretch[] {
  return [...qualityOf(wingman), ...marksOf(wingman)];
}

import { signed } from "../../../../core/text.ts";
import { barrelName, mountName } from "../../../../games/great-war/words/fire/english.ts";
import type { DiveStep, Gun, Trouble } from "./sheetmodel.ts";

const FATES: Readonly<Record<string, string>> = {
  flying: "in the air",
  destroyed: "shot down",
  crashed: "crashed",
  home: "gone home",
  away: "off the board",
  lost: "lost",
};
const HEALTH: Readonly<Record<string, string>> = {
  fit: "fit",
  wounded: "seriously wounded",
  fainted: "in a faint",
  killed: "dead",
  saved: "down by parachute",
  captured: "captured",
};

function metres(figure: number): string {
  return `${figure.toString().replace(/\B(?=(\d{3})$)/, ",")} m`;
}

function gun({ mount, barrel, several }: Gun): string {
  const name = barrel === "gun" ? mountName(mount) : barrelName(barrel);
  return several && barrel !== "gun" ? `${mountName(mount)}: ${name}` : name;
}

function trouble(one: Trouble): string {
  switch (one.kind) {
    case "engine":
      return `Engine: ${one.loss} MP lost`;
    case "controls":
      return `Cable: turns only ${one.way === "L" ? "left" : "right"}`;
    case "elevator":
      return "Elevator: climbs no more";
    case "spar":
      return "Wing spar: half the dive, no overdive, no maneuvers";
    case "fuel":
      return `Tank leaks since turn ${one.turn}`;
    case "dry":
      return "Out of fuel";
    case "glides":
      return "Glides";
    case "gun":
      return `${gun(one.gun)} destroyed`;
  }
}

/** Words of the status pads, in English. */
export const words = {
  "sheet.of": (id: string) => `Status pad of ${id}`,
  "sheet.balloon": () => "Balloon",
  "sheet.facts": (altitude: number, speed: number, damage: number, of: number) =>
    `${metres(altitude)} · ${speed} MP · ${damage}/${of}`,
  "sheet.hangs": (altitude: number, damage: number, of: number) => `${metres(altitude)} · ${damage}/${of}`,
  "sheet.fate": (status: string) => FATES[status] ?? status,
  "sheet.guns": () => "Guns on the ground",
  "sheet.gun": (kind: string): string => (kind === "AA" ? "Archie" : "Machine gun"),
  "sheet.gunAt": (hex: string) => `hex ${hex}`,
  "sheet.gunFired": () => "has fired this turn",
  "sheet.gunSecret": () => "not yet found by the enemy",
  "sheet.gunsUnknown": (count: number) => `${count} more ${count === 1 ? "is" : "are"} hidden somewhere.`,

  "crew.title": () => "Crew",
  "crew.man": (place: number, seats: number) =>
    place === 0 ? "Pilot" : seats > 2 ? `Gunner ${place}` : "Observer",
  "crew.kills": (kills: number) => (kills === 1 ? "1 kill" : `${kills} kills`),
  "crew.ace": (level: number): string => (level === 2 ? "double ace" : "ace"),
  "crew.novice": () => "novice",
  "crew.health": (health: string) => HEALTH[health] ?? health,
  "crew.since": (turn: number) => `since turn ${turn}`,
  "crew.unnamed": () => "unnamed",

  "row.speed": () => "Speed",
  "row.speed.now": (speed: number) => `${speed} MP`,
  "row.range": () => "Lowest to top speed",
  "row.range.now": (min: number, max: number, usual: number) =>
    max === usual ? `${min} to ${max} MP` : `${min} to ${max} MP (usually ${usual})`,
  "row.altitude": () => "Altitude",
  "row.ceiling": () => "Ceiling",
  "row.climb": () => "Most climb",
  "row.climb.now": (now: number, usual: number) =>
    now === usual ? metres(now) : `${metres(now)} (usually ${metres(usual)})`,
  "row.diveSpeed": () => "Whole dive up to",
  "row.overdive": () => "Overdive to",
  "row.overdive.now": (most: number, speed: number) => `${metres(most)}, to ${speed} MP`,
  "row.overdive.none": () => "none",
  "row.silhouette": () => "Silhouette",
  "row.bombs": () => "Bombs",
  "row.bombs.now": (on: boolean): string => (on ? "aboard" : "none"),
  "row.schedule": (letter: string) => `Maneuver schedule ${letter}`,
  "row.prices": () => "MP for the 1st, 2nd and 3rd hexside in a hex",
  "row.dive": () => "Allowed dive (4.5b)",
  "row.dive.speed": ({ from, to }: DiveStep) => (from === to ? `${from} MP` : `${from}–${to} MP`),
  "row.metres": metres,
  figure: signed,
  nth: (place: number) => ["1st", "2nd", "3rd"][place] ?? `${place + 1}th`,

  "damage.title": () => "Damage",
  "damage.now": (taken: number, of: number) => `${taken} of ${of} points`,
  "damage.left": (left: number) =>
    left <= 0 ? "destroyed" : `${left} more ${left === 1 ? "point destroys" : "points destroy"} it`,

  "guns.title": () => "Ammunition",
  "guns.name": gun,
  "guns.left": (name: string, left: number, of: number) => `${name}: ${left} of ${of} attacks left`,
  "guns.drum": (name: string, drum: number, left: number, of: number) =>
    `${name}, drum ${drum}: ${left} of ${of} attacks left`,
  "guns.column": (column: string) => `column ${column}`,
  "guns.jammed": () => "JAMMED",
  "guns.broken": () => "DESTROYED",
  "guns.none": () => "Unarmed",

  "hits.title": () => "Critical hits",
  "hits.none": () => "none",
  "hits.one": trouble,
};

export type SheetWords = typeof words;

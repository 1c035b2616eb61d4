import type { GameEvent } from "../../../core/game.ts";
import { keysOf } from "../../../core/keys-of.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { ReportFace } from "../../../face/report.ts";
import type { View } from "../rules/view/view.ts";
import type { Phrases } from "../words/phrases.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

/** Which facts stand where; what is in none of them is told by the log alone. */
const SECTIONS = {
  fire: ["attack", "ground-attack", "jam", "own-tail", "archie", "strafing-fire"],
  hits: [
    "critical",
    "crew-spared",
    "man-hit",
    "drawn",
    "controls",
    "engine",
    "gun-broken",
    "points-lost",
    "elevator",
    "spar",
    "tank",
    "takes-over",
    "burns",
    "destroyed",
    "lost",
    "kill",
  ],
  aside: ["shot-lost", "archie-spares", "ace"],
  tasks: ["bombs", "bombs-wasted", "strafes", "photo", "spotting", "gun-found", "balloon-safe", "points"],
  after: [
    "parachute",
    "no-parachute",
    "capture",
    "fuel",
    "faint",
    "clears",
    "reloads",
    "glides",
    "crashes",
    "blown-away",
  ],
  moves: ["moves", "plots", "declares", "overdive", "jettison", "winched", "drifts"],
  order: ["tail", "initiative", "roll-off", "order", "first"],
} as const;

type Section = keyof typeof SECTIONS;

const SECTION_OF: ReadonlyMap<string, Section> = new Map(
  keysOf(SECTIONS).flatMap((section) => SECTIONS[section].map((key) => [`event.${key}`, section] as const)),
);

/** Guns that looked up and held their fire: they are not among the shots. */
function isHeld({ key, values }: GameEvent): boolean {
  return key === "event.archie" && !(values as Phrases["event.archie"]).fires;
}

function sectionFor(event: GameEvent): Section | undefined {
  return isHeld(event) ? "aside" : SECTION_OF.get(event.key);
}

/** What a shot comes to. */
function headOf({ key, values }: GameEvent): Phrase | undefined {
  if (key === "event.attack") {
    const { id, target, points, critical, moot } = values as Phrases["event.attack"];
    return phrase("report.shot", { id, target, points, critical, moot });
  }
  if (key !== "event.ground-attack") return undefined;
  const { id, row, points, critical } = values as Phrases["event.ground-attack"];
  return phrase("report.shot", { id: row, target: id, points, critical, moot: false });
}

/** The report of a turn: shots with their dice first, then what the hits did, tasks, the end of the turn, then the moves. */
export const report = {
  sections: [
    { id: "fire", title: phrase("report.fire"), stays: true },
    { id: "hits", title: phrase("report.hits"), stays: true },
    { id: "aside", title: phrase("report.aside"), stays: true },
    { id: "tasks", title: phrase("report.tasks"), stays: true },
    { id: "after", title: phrase("report.after"), stays: true },
    { id: "moves", title: phrase("report.moves") },
    { id: "order", title: phrase("report.order") },
  ],
  begins: "event.turn",
  decides: {
    "throw.tail": ["event.tail"],
    "throw.initiative": ["event.initiative"],
    "throw.roll-off": ["event.roll-off"],
    "throw.leaf": ["event.moves"],
    "throw.overdive": ["event.overdive"],
    "throw.strain": ["event.overdive"],
    "throw.attack": ["event.attack"],
    "throw.ground-attack": ["event.ground-attack"],
    "throw.rescue": ["event.ground-attack"],
    "throw.archie": ["event.archie"],
    "throw.jam": ["event.jam"],
    "throw.critical": ["event.critical"],
    "throw.crew": ["event.crew-spared", "event.drawn", "event.man-hit"],
    "throw.draw": ["event.drawn"],
    "throw.man": ["event.man-hit"],
    "throw.controls": ["event.controls"],
    "throw.engine": ["event.engine"],
    "throw.gun": ["event.gun-broken"],
    "throw.bombs": ["event.bombs"],
    "throw.fuel": ["event.fuel"],
    "throw.faint": ["event.faint"],
    "throw.clear": ["event.clears"],
    "throw.capture": ["event.capture"],
    "throw.parachute": ["event.parachute"],
    "throw.chute": ["event.parachute"],
    "throw.landing": ["event.forced-landing"],
    "throw.novice": ["event.replacement"],
    "throw.called": ["event.mission"],
    "throw.hide": ["event.turn"],
  },
  tell(_view, event) {
    const section = sectionFor(event);
    const head = headOf(event);
    return section === undefined
      ? undefined
      : { section, ...(head && { head }), ...(isHeld(event) && { idle: true }) };
  },
} satisfies ReportFace<View>;

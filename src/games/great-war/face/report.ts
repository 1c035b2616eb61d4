import type { GameEvent } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { ReportFace } from "../../../face/report.ts";
import type { View } from "../state/view.ts";
import type { FireFacts } from "../words/fire/phrases.ts";
import { cuesOf } from "./picture/cues.ts";
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
  aside: ["shot-lost", "ace"],
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
  (Object.keys(SECTIONS) as Section[]).flatMap((section) =>
    SECTIONS[section].map((key) => [`event.${key}`, section] as const),
  ),
);

/** What a shot comes to. */
function headOf({ key, values }: GameEvent): Phrase | undefined {
  if (key === "event.attack") {
    const { id, target, points, critical, moot } = values as FireFacts["event.attack"];
    return phrase("report.shot", { id, target, points, critical, moot });
  }
  if (key !== "event.ground-attack") return undefined;
  const { id, row, points, critical } = values as FireFacts["event.ground-attack"];
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
  tell(view, event) {
    const section = SECTION_OF.get(event.key);
    if (section === undefined) return undefined;
    const dice = cuesOf(view, [event]).flatMap((cue) => (cue.kind === "dice" ? cue.dice : []));
    const head = headOf(event);
    return { section, dice, ...(head && { head }) };
  },
} satisfies ReportFace<View>;

import type { GameEvent } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { ReportFace } from "../../../face/report.ts";
import type { View } from "../view.ts";
import type { Phrases } from "../words/phrases.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

/** Which facts stand where; what is in none of them, as cards that are drawn and steps that are passed, the log alone tells. */
const SECTIONS = {
  fire: ["fire", "fire-at-bomber", "fuel-tank", "rockets", "bomber", "return-fire", "flak", "flak-at"],
  hits: ["shot-down", "damaged", "points", "straggles", "ammunition"],
  target: ["ground"],
  pilots: ["quality", "crack-shot", "keen-eyes", "singles-out"],
  campaign: ["joins", "flak-changed", "mission-over", "risen", "replaced", "resources"],
  away: ["disengages", "stays", "returns", "cloud"],
  positions: ["level", "position", "favoured", "neutral", "jettisons"],
  cards: ["player-turn", "wingman-attacks", "attacks", "answers", "negated", "lapses"],
  start: [
    "no-weave",
    "weave-offered",
    "weave-answered",
    "bids",
    "bid-won",
    "start-level",
    "first-tied",
    "first",
  ],
} as const satisfies Readonly<Record<string, readonly FactName[]>>;

type FactName = Extract<keyof Phrases, `event.${string}`> extends `event.${infer Name}` ? Name : never;
type Section = keyof typeof SECTIONS;

/** What stays on the table until somebody puts it away. */
const STAYING: readonly Section[] = ["fire", "hits", "target", "pilots", "campaign", "away"];

const ORDER = Object.keys(SECTIONS) as readonly Section[];

const SECTION_OF: ReadonlyMap<string, Section> = new Map(
  ORDER.flatMap((section) => SECTIONS[section].map((name) => [`event.${name}`, section] as const)),
);

/** The facts that are told in a few words, and those. */
const HEADS = {
  "event.fire": ({ id, at, result }: Phrases["event.fire"]) => phrase("report.shot", { id, at, result }),
  "event.fire-at-bomber": ({ id, at, points }: Phrases["event.fire-at-bomber"]) =>
    phrase("report.points", { id, at, points }),
  "event.rockets": ({ id, at, hit }: Phrases["event.rockets"]) =>
    phrase("report.shot", { id, at, result: hit ? "down" : "none" }),
  "event.ground": ({ id, points }: Phrases["event.ground"]) =>
    phrase("report.points", { id, at: "", points }),
} as const;

function headOf({ key, values }: GameEvent): Phrase | undefined {
  const head = Object.hasOwn(HEADS, key) ? HEADS[key as keyof typeof HEADS] : undefined;
  return head?.(values as never);
}

/** The report of a game turn: shots with their dice, what they did, the target, who showed what he is or left; then the rest. */
export const report = {
  sections: ORDER.map((id) => ({
    id,
    title: phrase(`report.${id}`),
    ...(STAYING.includes(id) && { stays: true as const }),
  })),
  begins: "event.turn",
  decides: {
    "throw.attack": ["event.fire", "event.fire-at-bomber"],
    "throw.rockets": ["event.rockets"],
    "throw.bomber": ["event.bomber"],
    "throw.ammunition": ["event.ammunition"],
    "throw.flak": ["event.flak-at"],
    "throw.disengage": ["event.disengages"],
    "throw.start-level": ["event.start-level"],
    "throw.bid-tie": ["event.bid-won"],
    "throw.first": ["event.first-tied", "event.first"],
  },
  tell(_view, event) {
    const section = SECTION_OF.get(event.key);
    const head = headOf(event);
    return section === undefined ? undefined : { section, ...(head && { head }) };
  },
} satisfies ReportFace<View>;

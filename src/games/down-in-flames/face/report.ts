import { phraser } from "../../../core/phrase.ts";
import { reportedBy } from "../../../face/reported.ts";
import type { Phrases } from "../words/phrases.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

/** Cards that are played, and levels that are changed. */
const ORDERED = new Set(["event.attacks", "event.answers", "event.wingman-attacks", "event.level"]);

/** The report of a game turn: shots with their dice, what they did, the target, who showed what he is or left; then the rest. */
export const report = reportedBy<Phrases>()({
  // What is in none of them, as cards that are drawn and steps that are passed, the log alone tells.
  facts: {
    fire: ["fire", "fire-at-bomber", "fuel-tank", "rockets", "bomber", "return-fire", "flak", "flak-at"],
    hits: ["shot-down", "damaged", "points", "straggles", "ammunition-roll", "ammunition"],
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
  },
  staying: ["fire", "hits", "target", "pilots", "campaign", "away"],
  heads: {
    "event.fire": ({ id, at, result }) => phrase("report.shot", { id, at, result }),
    "event.fire-at-bomber": ({ id, at, points }) => phrase("report.points", { id, at, points }),
    "event.rockets": ({ id, at, hit }) => phrase("report.shot", { id, at, result: hit ? "down" : "none" }),
    "event.ground": ({ id, points }) => phrase("report.points", { id, at: "", points }),
  },
  // Whose turn it is, whoever plays tells.
  briefs: { "event.player-turn": () => "" },
  ordered: ({ key }) => ORDERED.has(key),
  decides: {
    "throw.attack": ["event.fire", "event.fire-at-bomber"],
    "throw.rockets": ["event.rockets"],
    "throw.bomber": ["event.bomber"],
    "throw.ammunition-roll": ["event.ammunition-roll"],
    "throw.ammunition": ["event.ammunition"],
    "throw.flak": ["event.flak-at"],
    "throw.disengage": ["event.disengages"],
    "throw.start-level": ["event.start-level"],
    "throw.bid-tie": ["event.bid-won"],
    "throw.first": ["event.first-tied", "event.first"],
  },
});

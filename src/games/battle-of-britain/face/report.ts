import { phraser } from "../../../core/phrase.ts";
import { reportedBy } from "../../../face/reported.ts";
import type { Phrases } from "../words/phrases.ts";
import type { words } from "./words/en/report.ts";

const phrase = phraser<typeof words>();

/** The report of a turn: battles with their dice, bombs, losses, the weather, the staff; then missions and movement. */
export const report = reportedBy<Phrases>()({
  // What is in none of them, as the steps of a chase, the log alone tells.
  facts: {
    battles: ["intercept", "dogfight", "gruppen", "duel", "joined", "no-cost"],
    bombs: ["bombs", "london-again"],
    losses: ["losses", "cost", "fuel", "lf5-withdrawn", "deal", "end"],
    weather: ["weather-dice", "weather-card", "weather"],
    staff: [
      "bid",
      "sides",
      "begins",
      "deck",
      "returns",
      "sevens",
      "cities",
      "withdrawn",
      "owed",
      "reinforced",
      "rotated",
      "repair",
      "repaired",
      "rebuilt",
      "pool",
    ],
    raids: [
      "tally-ho",
      "takes-off",
      "stopped",
      "detaches",
      "scramble",
      "contact",
      "missed",
      "bomb-run",
      "big-wing",
      "wing-moves",
      "holds",
      "home",
      "lf5-attempt",
    ],
    missions: ["duty", "draws", "keeps", "reshuffled", "hand", "missions", "cards-back"],
  },
  staying: ["battles", "bombs", "losses", "weather", "staff"],
  heads: {
    "event.intercept": ({ wing, geschwader, rafHits, lwHits }) =>
      phrase("report.intercept", { wing, geschwader, rafHits, lwHits }),
    "event.duel": ({ raf, german, fallen }) => phrase("report.duel", { raf, german, fallen }),
    "event.bombs": ({ id, target, hits }) => phrase("report.raid", { id, target, hits }),
    "event.losses": ({ formation, lost, stood }) => phrase("report.toll", { formation, lost, stood }),
  },
  // What lies on the sheets of everybody who wants it.
  briefs: {
    "event.deck": () => "",
    "event.sevens": () => "",
    "event.draws": () => "",
    "event.repair": () => "",
  },
  decides: {
    "throw.squadrons": ["event.intercept", "event.joined"],
    "throw.combat": ["event.intercept"],
    "throw.duel": ["event.duel"],
    "throw.bombs": ["event.bombs"],
    "throw.fuel": ["event.fuel"],
    "throw.repair": ["event.repair"],
    "throw.weather": ["event.weather-dice"],
    "throw.weather-card": ["event.weather-card"],
  },
});

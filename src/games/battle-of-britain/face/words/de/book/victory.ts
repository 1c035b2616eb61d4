import { credits } from "../../../../meta/credits.de.ts";
import { words as menus } from "../../../../meta/meta.de.ts";
import type { words as english } from "../../en/book/victory.ts";

const WINNERS = { 0: "britischer Sieg", 1: "deutscher Sieg" } as const;

function named(winner: 0 | 1 | null): string {
  return winner === null ? "unentschieden" : WINNERS[winner];
}

/** Wie es endet, was abgesprochen werden kann, und woher die Regeln kommen. */
export const words: typeof english = {
  "victory.title": "Sieg",
  "victory.counts":
    "Drei Zahlen zählen am Ende: bombardierte Ziele, abgeschossene britische Staffeln und beschädigte deutsche (BB-132).",
  "victory.dealing":
    "Die Verluste werden ausgegeben wie Karten: britische in Blättern zu sechs, deutsche zu zehn, nur ganze Blätter. Wer länger ausgeben kann, hat mehr verloren, als 6 zu 10 erlaubt (BB-134, BB-R4).",
  "victory.deals": "Verluste und Blätter",
  "victory.losses": "Britische : deutsche",
  "victory.british-hands": "Britische Blätter",
  "victory.german-hands": "Deutsche Blätter",
  "victory.for-luftwaffe": "Verhältnis der Luftwaffe",
  "victory.rate": ({ rate }) =>
    ({ better: "besser als 10 zu 6", equal: "10 zu 6", worse: "schlechter als 10 zu 6" })[rate],
  "victory.caption": ({ targets }) => `Wer gewinnt, wo ${targets} Ziele abgesprochen sind`,
  "victory.targets": "Bombardierte Ziele",
  "victory.bombed": ({ from, to }) =>
    to === null ? `${from} und mehr` : from === to ? `${from}` : `${from}–${to}`,
  "victory.result": ({ winner, inclusive }) =>
    winner === inclusive ? named(winner) : `${named(winner)} (nach Absprache ${named(inclusive)})`,
  "victory.no-losses": "Wer in Ruhe, abgezogen oder abgelöst ist, ist kein Verlust (BB-133).",
  "victory.again":
    "Eine Staffel, die instandgesetzt und wieder abgeschossen wird, zählt noch einmal; eine Instandsetzung nimmt nichts zurück (BB-R7, BB-R51).",
  "options.title": "Absprachen und Szenarien",
  "options.caption": "Was abgesprochen werden kann (BB-15)",
  "options.option": "Absprache",
  "options.choice": "Wahl",
  "options.does": "Was sie bewirkt",
  "options.standing": ({ value }) => (typeof value === "number" ? `${value}` : value ? "an" : "aus"),
  "options.bid":
    "Wo um die Seiten geboten wird, nennt jeder abwechselnd mit `bid 30` eine höhere Zahl oder passt; wer zuletzt genannt hat, spielt die Deutschen (BB-R57).",
  "scenario.caption": "Szenarien (BB-H1)",
  "scenario.scenario": "Szenario",
  "scenario.name": ({ scenario }) => menus.scenarios[scenario as keyof typeof menus.scenarios].title,
  "scenario.turns": "Runden",
  "scenario.formations": "Verbände",
  "scenario.draw-from": "Unentschieden möglich ab",
  "scenario.own": "Die kürzeren Szenarien, ihre Kräfte und ihre Ziele sind **unsere eigenen** (BB-H1).",
  "source.title": "Woher die Regeln kommen",
  "source.text": credits.source,
  "source.told":
    "Die Regeln sind hier in unseren eigenen Worten erzählt. Diese Tabellen und Regeln sind unsere:",
  "source.own-table": ({ table }) => credits.ownTables[table],
  "source.labels":
    "In der Liste der Entscheidungen sagt jede Zeile, die unsere ist, es selbst; unter BB-R steht, wie wir die Quelle lesen, unter BB-H, was wir selbst entschieden haben.",
};

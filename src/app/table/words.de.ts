import type { DiceSource } from "../../core/dice/dice.ts";
import { listed } from "../../core/text.ts";
import { counted } from "../../words/counted.ts";
import { verbOf } from "../../words/sides.ts";
import type { SlipWords } from "./words.en.ts";

const SOURCES: Readonly<Record<DiceSource, string>> = {
  secure: "würfelt der Tisch",
  seeded: "kommen die Würfe aus einem Text",
  typed: "werden echte Würfel eingetippt",
  listed: "gelten die Würfe, die in der Datei stehen",
};

/** Words of the papers that come when they are wanted: log, replay, tape, result, in German. */
export const words: SlipWords = {
  "log.filter": "Nur Zeilen mit",
  "log.copy": "Als Text kopieren",
  "log.copied": "Das Protokoll ist kopiert.",
  "log.empty": "Das Protokoll ist leer: noch ist nichts geschehen.",
  "log.noMatch": "Keine Zeile enthält das.",
  "log.rolled": (faces) => `Würfel ${faces.join(", ")}`,
  "log.takenBack": ({ rounds, by, agreed }) => {
    const steps = counted(rounds, "Schritt", "Schritte");
    const who = by === null ? `Zurückgenommen: ${steps}` : `Zurückgenommen von ${by}: ${steps}`;
    return agreed.length > 0 ? `${who}; einverstanden: ${listed(agreed, "und")}.` : `${who}.`;
  },
  "log.unsealed": ({ by, turn }) => {
    const orders = turn === null ? "die versiegelten Befehle" : `die versiegelten Befehle von Runde ${turn}`;
    return `${by} ${verbOf(by, "hat", "haben")} ${orders} zurückgenommen.`;
  },
  "log.amended": ({ text, why }) =>
    why === "" ? `Die Spielleitung berichtigt: ${text}.` : `Die Spielleitung berichtigt: ${text} (${why}).`,
  "log.idle": (prompt) => `${prompt}: die Zeit ist um, also hat die Uhr geantwortet.`,
  "log.atOnce": "Das Gefecht wurde sofort entschieden, durch die Würfel dieser Partie.",
  "log.source": (source) => `Von hier an ${SOURCES[source]}.`,
  "log.fought": (game) => `Das Gefecht wurde als „${game}“ ausgefochten.`,
  "log.older": (rules: number) =>
    `Was vorher nach Fassung ${rules} der Regeln gespielt wurde, wird nicht mehr erzählt.`,
  "log.unfolded": "Dieser Schritt lässt sich nicht mehr zeigen: Er läuft nicht mehr durch.",
  "dice.for": ([first = "", ...more]) =>
    more.length > 1 ? `${first}, und ${more.length} weitere` : [first, ...more].join("; "),
  "report.of": (turn) => `Runde ${turn}`,
  "report.away": "Weglegen",
  "report.show": "Bericht zeigen",
  "log.jump": (turn) => `Diesen Augenblick zeigen (Runde ${turn})`,
  "paper.more": "Mehr",
  "replay.slider": "Augenblick",
  "replay.play": "Abspielen",
  "replay.pause": "Anhalten",
  "replay.back": "Einen Schritt zurück",
  "replay.forward": "Einen Schritt weiter",
  "replay.slower": "Langsamer",
  "replay.faster": "Schneller",
  "replay.speed": (times) => `${times}-fach`,
  "replay.film": "3 Minuten",
  "replay.live": "Zurück zum Spiel",
  "replay.before": (when) => `Was wäre wenn: ${when}`,
  "replay.branchHint": "Vor dem gezeigten Zug eine neue Partie beginnen; diese bleibt, wie sie ist",
  "replay.link": "Link zu diesem Augenblick kopieren",
  "replay.linked": "Ein Link auf diesen Augenblick ist kopiert.",
  "replay.lens": "Gesehen von",
  "replay.public": "Allen",
  "replay.umpire": "Schiedsrichter: alles offen",
  "replay.at": ({ moment, last, when }) => `${when}, Schritt ${moment} von ${last}`,
  "tape.title": "Maßband",
  "tape.start":
    "Ein Modell oder die Matte anklicken, dann den nächsten Punkt. Von Mitte zu Mitte. Esc löscht.",
  "tape.from": (name) => `Ab ${name}`,
  "tape.mat": "der Matte",
  "tape.clear": "Löschen",
  "tape.away": "Weglegen",
  "tape.undo": "Letzten Punkt weg",
  "full.title": "Das Protokoll ist voll",
  "full.kept":
    "Diese Partie bleibt, wie sie ist. Die neue beginnt, wo diese steht, mit dem, was für diese Runde aufgeschrieben ist, und ohne das, was zurückgenommen wurde.",
  "full.branch": "In einer neuen Partie weiterspielen",
  "end.title": "Das Spiel ist aus",
  "end.replay": "Rückschau ansehen",
  "end.rematch": "Noch einmal spielen",
  "end.share": "Teilen",
  "end.statistics": "Würfelstatistik",
  "end.match": "Statistik",
};

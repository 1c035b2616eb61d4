import type { Catalogue, PhrasesOf } from "../../core/phrase.ts";
import { listed } from "../../core/text.ts";
import type { Unit } from "./units.ts";
import type { words as first } from "./words.en.ts";

const UNITS: Readonly<Record<Unit, readonly [one: string, many: string]>> = {
  "″": ["Zoll", "Zoll"],
  MP: ["Bewegungspunkt", "Bewegungspunkte"],
  m: ["Meter", "Meter"],
};

/** One after the other, each with its full stop. */
function sentences(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/[^.!?]$/, "$&.")).join(" ");
}

/** Sentences as parts of one. */
function clauses(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\.$/, "")).join("; ");
}

/** What is asked of the table and what is told, in German. */
export const words: Catalogue<PhrasesOf<typeof first>> = {
  "query.names.me": "ich selbst",
  "query.names.front": "vorn voraus",
  "query.names.right": "rechts",
  "query.names.behind": "hinten sechs",
  "query.names.left": "links",
  "query.names.near": "nah nächste",
  "query.names.sweep": "rundum ringsum",
  "query.names.all": "alle lage",
  "query.names.targets": "ziele ziel",
  "query.names.shots": "schüsse schuss",
  "query.names.danger": "gefahr bedrohung",
  "query.names.try": "versuch probe",
  "query.names.what": "was geschehen",
  "query.names.again": "nochmal wieder",
  "query.names.said": "gesagt",
  "query.names.sounds": "töne signale",
  "query.names.dice": "würfel würfe",
  "query.names.log": "protokoll verlauf",
  "query.names.hand": "hand karten",
  "query.names.card": "karte",
  "query.names.rule": "regel regeln",
  "query.names.help": "hilfe fragen",
  "query.tells.asked": "was gefragt wird, was man antworten darf und was üblich ist",
  "query.tells.piece": "wo eine Figur steht und was von ihr bleibt; von einem Gegner auch, wie man ihn sieht",
  "query.tells.me": "die eigene Figur",
  "query.tells.sector": "wer zwischen zwei Ziffern der Uhr ist",
  "query.tells.front": "wer voraus ist",
  "query.tells.right": "wer rechts ist",
  "query.tells.behind": "wer hinten ist",
  "query.tells.left": "wer links ist",
  "query.tells.near": "wer nah ist, der Nächste zuerst",
  "query.tells.sweep":
    "alle rings um die eigene Figur, von zwölf Uhr an im Uhrzeigersinn; auch als Ticken zu hören",
  "query.tells.all": "alle, die Gefährlichsten zuerst",
  "query.tells.targets": "auf wen die eigene Figur schießen kann",
  "query.tells.shots": "alle Schüsse der eigenen Seite",
  "query.tells.danger": "wer auf die eigenen schießen kann",
  "query.tells.try": "was bei einem Befehl herauskäme, ohne ihn zu geben",
  "query.tells.what": "was gerade geschehen ist",
  "query.tells.again": "was zuletzt vorgelesen wurde",
  "query.tells.said": "alles, was vorgelesen wurde, soweit es behalten ist",
  "query.tells.sounds": "wie jedes Signal am Tisch klingt und was es bedeutet",
  "query.tells.dice": "die Würfel, die zuletzt gefallen sind",
  "query.tells.log": "alles, was einer Figur geschehen ist",
  "query.tells.hand": "die Karten auf der Hand",
  "query.tells.card": "eine Karte davon, nach Platz oder Namen",
  "query.tells.rule": "was eine Regel sagt, nach ihrer Nummer",
  "query.tells.help": "welche Fragen es gibt",
  "query.help": ({ name, tells }) => `${name === "" ? "?" : `? ${name}`}: ${tells}`,
  "query.asked.nothing": "Gerade wird nichts gefragt.",
  "query.asked.over": "Die Partie ist zu Ende.",
  "query.asked.answers": ({ answers, more }) =>
    `Antworten kann man ${more ? `${answers.join(", ")} oder anderes` : listed(answers, "oder")}.`,
  "query.asked.one": ({ text, title }) => (text === title ? text : `${title} (${text})`),
  "query.asked.usual": ({ answer }) => `Üblich: ${answer}.`,
  "query.asked.written": ({ text }) => `Geschrieben: ${text}.`,
  "query.asked.beside": ({ ids }) => `Außerdem gefragt für ${listed(ids, "und")}.`,
  "query.cell": ({ column, cell }) => `${column} ${cell}`,
  "query.contact": ({ id, cells }) => `${id}: ${cells.join(", ")}.`,
  "query.from": ({ id }) => `Von ${id} aus:`,
  "query.sweep": ({ around }) =>
    `${around.map(({ clock, id, friend, cells }) => `${clock ?? "Hier"}: ${[id, ...(friend ? ["eigene Seite"] : []), ...cells].join(", ")}`).join("; ")}.`,
  "query.earcon.move": "Zwei steigende Glockentöne: Du bist am Zug.",
  "query.earcon.shot": "Drei schnelle hohe Töne: Diese Figur kann auf jemanden schießen.",
  "query.earcon.threat": "Ein tiefes Schnarren zwischen zwei Tönen: Jemand kann auf diese Figur schießen.",
  "query.earcon.edge":
    "Ein langer steigender Ton: Geradeaus kann diese Figur in diesem Zug den Tisch verlassen.",
  "query.earcon.hit": "Ein harter Knall mit fallendem Ton: ein Treffer.",
  "query.earcon.miss": "Ein vorbeiziehendes Rauschen: ein Fehlschuss.",
  "query.earcon.jam": "Zwei dumpfe Schläge: eine Ladehemmung.",
  "query.earcon.lost": "Drei lange fallende Töne: ein Verlust.",
  "query.badge": ({ from, to, lines }) => `${from} auf ${to}: ${clauses(lines)}.`,
  "query.none.lookout": "Keine eigene Figur ist mehr im Spiel, von der aus man sehen könnte.",
  "query.none.directions": "In diesem Spiel gibt es um eine Figur keine Richtungen; ? nah sagt, wer nah ist.",
  "query.none.contacts": "Da ist niemand.",
  "query.none.targets": ({ id }) => `${id} kann auf niemanden schießen.`,
  "query.none.shots": "Die eigene Seite hat keinen Schuss.",
  "query.none.danger": "Niemand kann auf die eigene Seite schießen.",
  "query.none.happened": "Noch ist nichts geschehen.",
  "query.none.aloud": "Noch ist nichts vorgelesen worden.",
  "query.none.dice": "Noch sind keine Würfel gefallen.",
  "query.none.log": ({ id }) => `${id} ist nichts geschehen.`,
  "query.none.hand": "Du hast keine Karten auf der Hand.",
  "query.none.told": "Davon gibt es nichts zu sagen.",
  "query.throw": ({ why, faces }) => `${why}: ${listed(faces.map(String), "und")}.`,
  "query.card": ({ place, title, lines }) => sentences([`${place}: ${title}`, ...lines]),
  "query.hand": ({ titles }) => `${titles.length} auf der Hand: ${listed(titles, "und")}.`,
  "query.hand.of": ({ label, titles }) => `${label} hat ${titles.length}: ${listed(titles, "und")}.`,
  "query.unit": ({ unit, one }) => UNITS[unit][one ? 0 : 1],
  "query.try.legal": ({ text }) => `${text} darf gegeben werden.`,
  "query.try.near": ({ near }) => `Ähnlich: ${listed(near, "oder")}.`,
  "query.wrong.name": ({ name, near }) =>
    `Eine Frage „${name}“ gibt es nicht${near.length > 0 ? `; ähnlich: ${near.map((one) => `? ${one}`).join(", ")}` : ""}. ? hilfe nennt alle.`,
  "query.wrong.piece": ({ name, pieces }) =>
    `Nichts auf dem Tisch heißt „${name}“${pieces.length > 0 ? `; da sind ${listed(pieces, "und")}` : ""}.`,
  "query.wrong.sector": "Die Uhr hat die Ziffern 1 bis 12: ? 10-2 fragt nach denen von zehn bis zwei Uhr.",
  "query.wrong.order": "Welcher Befehl? ? versuch 2R1 sagt, was bei 2R1 herauskäme.",
  "query.wrong.card": ({ cards }) => `Welche Karte? Auf der Hand sind ${cards}: ? karte 1 sagt die erste.`,
  "query.wrong.rule": ({ name }) => `Keine Regel hat die Nummer „${name}“.`,
  "query.wrong.long": ({ limit }) => `Eine Frage hat höchstens ${limit} Zeichen.`,
};

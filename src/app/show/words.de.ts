import type { Emblem } from "../../tabletop/tabletop.ts";
import type { ShowWords } from "./words.en.ts";

interface Named {
  readonly title: string;
  readonly label: string;
}

function both({ title, label }: Named): string {
  return `${title} ${label}`;
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;
}

const MARKS: Readonly<Record<Emblem, string>> = {
  jam: "Ladehemmung",
  critical: "kritischer Treffer",
  wounded: "verwundet",
  novice: "Neuling",
  ace: "Ass",
  loaded: "beladen",
  fuel: "Treibstoff geht aus",
  tail: "hängt im Nacken",
  spin: "trudelt",
  photo: "eine Aufnahme",
  fire: "in Flammen",
  oval: "ein Oval wird gestrichen",
};

export const words: ShowWords = {
  title: "Der Tisch für alle",
  reveal: (orders) =>
    `Die Befehle werden aufgedeckt: ${orders.map(({ id, text }) => `${id} ${text}`).join(", ")}`,
  fly: "Alle Befehle liegen offen: alle fliegen zugleich",
  dice: "Die Würfel fallen",
  hit: ({ from, to }) => `${both(from)} schießt auf ${both(to)}: Treffer!`,
  miss: ({ from, to }) => `${both(from)} schießt auf ${both(to)} und trifft nicht`,
  groundHits: ({ to }) => `Maschinengewehre am Boden schießen auf ${both(to)}: Treffer!`,
  groundFires: ({ to }) => `Maschinengewehre am Boden schießen auf ${both(to)} und treffen nicht`,
  flies: ({ pieces }) => `${list(pieces.map(both))} ${pieces.length === 1 ? "fliegt" : "fliegen"}`,
  strafes: ({ from }) => `${both(from)} beschießt den Boden`,
  burst: ({ piece }) => `Eine Granate platzt nahe ${both(piece)}`,
  burstHits: ({ piece }) => `Eine Granate platzt und trifft ${both(piece)}!`,
  burstInAir: "Eine Granate platzt in der Luft",
  mark: ({ piece, mark, caption }) => `${both(piece)}: ${[MARKS[mark], caption].filter(Boolean).join(", ")}`,
  drop: ({ piece }) => `${both(piece)} wirft eine Bombe`,
  chute: ({ piece }) => `Jemand springt mit dem Fallschirm aus ${both(piece)}`,
  destroyed: ({ piece }) => `${both(piece)} ist abgeschossen!`,
  crashed: ({ piece }) => `${both(piece)} stürzt ab!`,
  deal: (cards) => (cards === 1 ? "Eine Karte wird gegeben" : `${cards} Karten werden gegeben`),
  play: (card) => (card === undefined ? "Eine Karte wird gespielt" : `${card} wird gespielt`),
  shuffle: "Die Karten werden gemischt",
  turn: ({ names, count }) =>
    names.length === 0
      ? `${count} ${count === 1 ? "wird" : "werden"} umgedreht`
      : `${list(names)} ${names.length === 1 ? "wird" : "werden"} umgedreht`,
  push: ({ names }) =>
    names.length > 3
      ? `${names.length} Marken ziehen`
      : `${list(names)} ${names.length === 1 ? "zieht" : "ziehen"}`,
  battle: ({ names }) => (names.length === 0 ? "Ein Gefecht" : `Ein Gefecht: ${list(names)}`),
  losses: ({ names }) => `Verloren: ${list(names)}`,
  leave: ({ piece }) => `${both(piece)} verlässt den Tisch`,
  asked: ({ names, phase }) => `${list(names)}: ${phase}`,
  begin: "Der Tisch ist gedeckt",
  flying: (count) => (count === 1 ? "1 fliegt" : `${count} fliegen`),
  score: (points) => (points === 1 ? "1 Punkt" : `${points} Punkte`),
  next: (seconds) => `Die nächste Schlacht beginnt in ${seconds} Sekunden.`,
  tooLong: "Noch immer siegt keiner. Weiter zur nächsten Schlacht.",
  yourself: "Selbst fliegen",
  again: "Neu beginnen",
  directed: (key) => `${key === undefined ? "" : `${key}: `}Kamera geführt`,
  still: (key) => `${key === undefined ? "" : `${key}: `}Kamera fest`,
  home: "Verlassen",
  keys: (anew) =>
    `Eingabe: selbst fliegen.${anew === undefined ? "" : ` ${anew}: neu beginnen.`} Esc: verlassen.`,
  followKeys: (anew) =>
    anew === undefined
      ? "Esc: verlassen."
      : `${anew}: neu beginnen für die nächsten Gäste; die alte Schlacht bleibt erhalten. Esc: verlassen.`,
  following: "Zeigt, was alle von der Partie wissen dürfen, die im anderen Fenster gespielt wird.",
  waiting: "In diesem Browser wird noch nichts gespielt. Sobald eine Partie beginnt, ist sie hier zu sehen.",
};

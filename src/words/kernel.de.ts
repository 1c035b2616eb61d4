import type { CommandFault } from "../core/commands.ts";
import type { DiceSource } from "../core/dice/dice.ts";
import type { Foreign } from "../core/input/foreign.ts";
import type { Catalogue } from "../core/phrase.ts";
import { LONGEST_PATH, named } from "../core/text.ts";
import { counted } from "./counted.ts";
import type { KernelPhrases, Misfit } from "./kernel-phrases.ts";

/** Names that are listed; of more it is only shown that there are more. */
const MOST_LISTED = 12;

function list(names: readonly string[]): string {
  const listed = names.slice(0, MOST_LISTED).map((name) => named(name));
  return names.length > MOST_LISTED ? `${listed.join(", ")} …` : listed.join(", ");
}

const KINDS: Readonly<Record<string, string>> = {
  string: "Text",
  number: "Zahl",
  int: "ganze Zahl",
  boolean: "Wahrheitswert",
  array: "Liste",
  object: "Objekt",
  record: "Objekt",
};

/** Why a player can't command what a set-up gives him. */
const COMMANDS: Readonly<Record<CommandFault, (found: string) => string>> = {
  name: (found) => `${found} muss aus 1 bis 16 Buchstaben, Ziffern oder Bindestrichen bestehen`,
  taken: (found) => `${found} bedeutet hier schon etwas; bitte einen anderen Namen geben`,
  nothing: (found) => `${found} muss wenigstens eine Figur befehligen`,
  unknown: (found) => `es gibt kein ${found}, das zu befehligen wäre`,
  twice: (found) => `${found} wird schon befehligt`,
  sides: (found) => `${found} befehligt Figuren beider Seiten; jeder Spieler hat eine Seite`,
};

const SIZES: Readonly<Record<string, string>> = { string: "Zeichen", array: "Einträge" };

function bound(found: Misfit & { limit: number; of: string }): string {
  const unit = SIZES[found.of];
  const least = found.misfit === "too-small" ? "mindestens" : "höchstens";
  return unit ? `muss ${least} ${found.limit} ${unit} haben` : `muss ${least} ${found.limit} sein`;
}

function fitting(found: Misfit): string {
  switch (found.misfit) {
    case "missing":
      return "fehlt";
    case "type":
      return `muss von der Art „${KINDS[found.expected] ?? found.expected}“ sein`;
    case "unknown-key":
      return `darf ${found.keys.length === 1 ? "das unbekannte Feld" : "die unbekannten Felder"} ${list(found.keys)} nicht haben`;
    case "value":
      return `muss ${found.expected.map((name) => named(name)).join(" oder ")} sein`;
    case "too-small":
    case "too-big":
      return bound(found);
    case "control":
      return "muss eine Zeile ohne Steuerzeichen sein";
    case "step":
      return `muss ein Vielfaches von ${found.step} sein`;
    case "other":
      return `passt nicht: ${named(found.detail)}`;
  }
}

function awaited(names: readonly string[]): string {
  return names.length > 0 ? `erwartet: ${list(names)}` : "niemand wird gefragt, die Partie ist zu Ende";
}

const PROGRAMS: Readonly<Record<Foreign, string>> = {
  "tabletop-simulator": "ein Tisch von Tabletop Simulator",
  vassal: "ein Spiel oder ein Modul von VASSAL",
  xws: "eine Staffelliste (XWS)",
  pgn: "eine Schachpartie (PGN)",
};

/** How systems say that somebody may not read a file. */
const DENIED = ["EACCES", "EPERM"];

/** Where faces came from. */
const SOURCES: Readonly<Record<DiceSource | "untold", string>> = {
  secure: "sicher zufällig",
  seeded: "aus einem Text für die Würfel (wer ihn kennt, kennt sie)",
  typed: "von echten Würfeln abgelesen und eingetippt",
  listed: "in der Datei genannt, bevor sie fielen",
  untold: "von woher, sagt die Datei nicht",
};

export const words: Catalogue<KernelPhrases> = {
  "record-missing":
    "Eine Partie dieses Namens liegt nicht in diesem Browser; bitte auf dem Gerät öffnen, auf dem sie gespielt wurde, oder ihre Datei laden.",
  "record-unreadable":
    "Der Speicher des Browsers sagt nicht, was er von dieser Partie aufbewahrt; er wird immer wieder gefragt, und sobald er antwortet, geht die Partie auf.",
  "record-damaged":
    "Was dieser Browser von der Partie aufbewahrt hat, ist beschädigt; bitte aus einer gesicherten Datei laden oder löschen.",
  "record-newer": ({ version, known }) =>
    `Diese Partie hat ein neueres Tallyho aufbewahrt (Fassung ${version}, hier bekannt bis ${known}); bitte die Seite neu laden, um das neuere zu bekommen.`,
  "link-broken":
    "Dieser Link enthält keine ganze Partie; vielleicht wurde ein Teil abgeschnitten oder Text angehängt. Bitte noch einmal schicken lassen, oder die Datei.",
  "link-newer": "Diesen Link hat ein neueres Tallyho gemacht; die Seite neu laden, um es zu bekommen.",
  "file-missing": ({ file }) => `Es gibt keine Datei ${file}; nötig ist der Pfad einer Partie.`,
  "file-folder": ({ file }) => `${file} ist ein Ordner; nötig ist der Pfad einer Partie darin.`,
  "file-unreadable": ({ file, detail }) =>
    `${file} ist nicht lesbar (${detail}); ${DENIED.includes(detail) ? "bitte die Rechte prüfen" : "bitte den Pfad einer Partie angeben"}.`,
  "file-too-long": ({ length, limit }) =>
    `Die Datei hat ${length} Zeichen; eine Partie hat höchstens ${limit}.`,
  "file-too-deep": ({ line, column, limit }) =>
    `In Zeile ${line}, Spalte ${column} stecken mehr als ${limit} Listen und Objekte ineinander; so tief ist keine Partie.`,
  "file-too-wide": ({ line, column, limit }) =>
    `In Zeile ${line}, Spalte ${column} bekommt eine Liste oder ein Objekt mehr als ${limit} Einträge; so viele hat keine Partie.`,
  "file-foreign": ({ of }) => `Das ist ${PROGRAMS[of]}; Tallyho öffnet Partien, die Tallyho gesichert hat.`,
  "file-archive": ({ files }) =>
    files > 1
      ? `Im Archiv liegen ${files} Dateien, die Partien sein können; bitte auspacken und eine davon öffnen.`
      : "Im Archiv liegt keine Partie, die Tallyho gesichert hat, oder es wurde abgeschnitten; bitte auspacken und nach einer Datei suchen, die auf .json endet.",
  "file-name-twice": ({ line, column, name }) =>
    `In Zeile ${line}, Spalte ${column} steht ${named(name)} zum zweiten Mal in einem Objekt; bitte eines davon weglassen.`,
  "file-not-json": ({ line, column, found }) =>
    found === ""
      ? `Das ist kein ganzes JSON-Dokument: es endet zu früh, in Zeile ${line}, Spalte ${column}.`
      : `Das ist kein JSON-Dokument: ${named(found)} kann nicht in Zeile ${line}, Spalte ${column} stehen.`,
  "match-unread":
    "Diese Partie lässt sich nicht lesen, und Tallyho kann nicht sagen, warum; bitte denen schicken, die Tallyho machen.",
  "file-not-object": `Eine Partie ist ein JSON-Objekt mit "format", "game", "config" und "entries".`,
  "file-format": ({ known }) => `Die Datei muss ihr Format nennen: "format": ${known}.`,
  "file-format-newer": ({ format, known }) =>
    `Die Datei hat Format ${format}, diese Fassung liest Formate bis ${known}: bitte Tallyho erneuern.`,
  "file-game": ({ game, expected }) => `Die Datei ist eine Partie ${named(game)}, nicht ${expected}.`,
  "file-rules-older": ({ rules, known, checkpoint }) =>
    `Die Partie begann unter Fassung ${rules} ihrer Regeln und läuft unter Fassung ${known}, die hier gilt, nicht mehr durch${checkpoint === null ? "" : "; sie kann aber dort weitergehen, wo sie zuletzt gesichert wurde"}.`,
  "file-rules-newer": ({ rules, known }) =>
    `Die Partie folgt Fassung ${rules} der Regeln, hier gilt Fassung ${known}: bitte Tallyho erneuern.`,
  "game-unknown": ({ game, games }) => `Es gibt kein Spiel ${named(game)}; es gibt ${list(games)}.`,
  "viewer-unknown": ({ viewer, viewers }) =>
    `${named(viewer)} sieht diese Partie nicht; nötig ist eines von ${list(viewers)}.`,
  "unknown-prompt": ({ prompt, awaited: names }) =>
    `Niemand namens ${named(prompt)} antwortet in dieser Partie; ${awaited(names)}.`,
  "surplus-answer": ({ prompt, awaited: names }) =>
    `${named(prompt)} wird jetzt nicht gefragt; ${awaited(names)}.`,
  "missing-answer": ({ prompt }) =>
    `Eine Antwort fehlt: ${prompt} wird gefragt und muss in diesem Eintrag antworten.`,
  "idle-prompt": ({ prompt }) =>
    `Die Uhr kann nicht für ${named(prompt)} antworten: "idle" nennt Fragen seines Eintrags, in einem Spiel mit Uhr.`,
  "spawn-prompt": ({ prompt }) =>
    `${named(prompt)} ist kein Gefecht: "atOnce" und "fought" nennen nur Gefechte ihres Eintrags.`,
  "given-answer": ({ prompt, given }) =>
    `Auf ${named(prompt)} hat niemand geantwortet, also muss dort stehen, was Uhr oder Würfel gaben: ${named(given)}.`,
  "amend-never": "Dieses Spiel lässt sich nicht berichtigen; bitte den Schritt zurücknehmen.",
  "battle-within": ({ prompt }) =>
    `Die Partie zu ${named(prompt)} enthält ein Gefecht; ein Gefecht enthält keines.`,
  "battle-setup": ({ prompt }) =>
    `Die Partie zu ${named(prompt)} ist ein anderes Gefecht als das verlangte: ihr Aufbau weicht ab.`,
  "battle-fold": ({ prompt, entry }) =>
    `Die Partie zu ${named(prompt)} lässt sich${entry === null ? "" : ` bei ihrem Eintrag ${entry + 1}`} nicht nachspielen; bitte neu ausfechten oder weglassen.`,
  "battle-bridge": ({ prompt, game }) =>
    `${named(prompt)} lässt sich nicht als ${named(game)} ausfechten; dorthin führt keine Brücke.`,
  "battle-answer": ({ prompt, answer, recorded }) =>
    `Das Gefecht zu ${named(prompt)} ergab ${named(answer)}, eingetragen ist ${named(recorded)}.`,
  "answer-too-long": ({ length, limit }) =>
    `Die Antwort hat ${length} Zeichen; eine Antwort hat höchstens ${limit}.`,
  "text-control": ({ field }) => `"${field}" muss eine Zeile ohne Steuerzeichen sein.`,
  "text-too-long": ({ field, length, limit }) =>
    `"${field}" hat ${length} Zeichen; erlaubt sind höchstens ${limit}.`,
  "match-full": ({ limit }) =>
    `Die Partie hat ${limit} Einträge, mehr hat keine; in einer neuen, die hier abzweigt, geht es weiter.`,
  "seat-commands": ({ path, found, why }) => `${named(path, LONGEST_PATH)}: ${COMMANDS[why](named(found))}.`,
  "more-problems": ({ more }) =>
    more === 1 ? "Es gibt noch 1 weiteres Problem." : `Es gibt noch ${more} weitere Probleme.`,
  "match-over": "Die Partie ist zu Ende; danach darf kein Eintrag folgen.",
  "take-back-count": ({ count, rounds }) =>
    rounds === 0
      ? "Es gibt noch keine Runde, die zurückgenommen werden könnte."
      : `${count} Runden lassen sich nicht zurücknehmen; erlaubt ist eine ganze Zahl von 1 bis ${rounds}.`,
  "take-back-seat": ({ seat, seats }) =>
    `${named(seat)} kann um keine Rücknahme bitten und keiner zustimmen; ${list(seats)} können es je einmal.`,
  "proof-dice": ({ faces }) => {
    const told = Object.entries(faces).map(([source, count]) => `${count} ${SOURCES[source as DiceSource]}`);
    return told.length === 0 ? "Es wurde nicht gewürfelt." : `Gefallene Würfel: ${told.join("; ")}.`;
  },
  "proof-rolled-again": ({ times }) => `Nach einer Rücknahme neu gewürfelt: ${times}\u2011mal.`,
  "proof-unsealed": ({ name, times }) => `Versiegelte Befehle zurückgenommen von ${name}: ${times}\u2011mal.`,
  "proof-edited":
    "Die Datei wurde nach dem Schreiben außerhalb von Tallyho geändert: Ihr Siegel ist gebrochen, und vielleicht erzählt sie nicht, was gespielt wurde.",
  "proof-resumed":
    "Sie geht von einem gesicherten Stand aus weiter, da ihr Verlauf nach den Regeln von heute nicht mehr durchläuft: Was davor war, kann niemand prüfen.",
  "proof-battles": ({ fought, unproven }) =>
    `Auf einem anderen Tisch ausgetragene Gefechte: ${fought}, ihre Würfel sind hier mitgezählt${unproven === 0 ? "" : `; ${unproven} davon ${unproven === 1 ? "hat" : "haben"} kein heiles Siegel`}.`,
  "proof-by-hand": ({ times }) =>
    `Von Hand beantwortete Gefechte, deren Partie nicht in der Datei liegt: ${times}.`,
  "unseal-seat": ({ seat, asked }) =>
    asked.length === 0
      ? "Die Partie ist zu Ende; niemand hat Befehle zurückzunehmen."
      : `${named(seat)} hat keine versiegelten Befehle zurückzunehmen; gefragt sind ${list(asked)}.`,
  "take-back-agreement": ({ missing }) =>
    `Seither wurde gewürfelt, aufgedeckt oder jemand anders gefragt, also müssen alle zustimmen; es fehlen: ${list(missing)}.`,
  "dice-missing": ({ dice, by, why }) =>
    `Die Würfe gehen aus: ${by} muss ${dice.join(", ")} werfen (${why}); bitte ${counted(dice.length, "Augenzahl", "Augenzahlen")} ergänzen.`,
  "typed-count": ({ given, wanted }) =>
    `${wanted} Zahlen werden gebraucht, nicht ${given}: eine von jedem Würfel.`,
  "dice-face": ({ face, die }) => `Ein ${die} zeigt keine ${face}; er zeigt 1 bis ${die.slice(1)}.`,
  "rolls-surplus": ({ field, recorded, rolled }) =>
    `"${field}" muss genau die Augenzahlen nennen, die hier fallen: ${rolled}, nicht ${recorded}.`,
  impossible: ({ path }) =>
    `${named(path, LONGEST_PATH)} ist nicht so, wie es in einer Partie nach diesen Regeln sein könnte; was dort gesichert war, wurde geändert.`,
  "checkpoint-hash": ({ path }) =>
    `${named(path, LONGEST_PATH)} hat einen anderen Stand als den, dessen Prüfwert dort steht; was dort gesichert war, wurde geändert.`,
  "checkpoint-nowhere":
    "Es ist kein Stand dabei, von dem aus sie weitergehen könnte; bitte die Datei so öffnen, wie sie gesichert wurde.",
  shape: ({ path, ...found }) =>
    `${path === "" ? "Die Datei" : named(path, LONGEST_PATH)} ${fitting(found as Misfit)}.`,
};

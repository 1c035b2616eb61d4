import type { EditorWords } from "./words.en.ts";

function count(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

/** Words of the set-up editor, in German. */
export const words: EditorWords = {
  page: () => "Aufbauten bearbeiten",
  bar: () => "Der Aufbau",
  home: () => "Tallyho: Startseite",
  name: () => "Name des Aufbaus",
  unnamed: () => "Eigener Aufbau",
  kept: () => "In diesem Browser aufbewahrt",
  changed: () => "Seit dem Aufbewahren geändert",
  passing: () => "Nur solange diese Seite offen ist",
  fresh: () => "Noch nicht aufbewahrt",
  faults: (faults) => count(faults, "Stelle zu berichtigen", "Stellen zu berichtigen"),
  undo: () => "Rückgängig",
  redo: () => "Wiederherstellen",
  open: () => "Öffnen",
  save: () => "Aufbewahren",
  share: () => "Teilen",
  play: () => "Spielen",
  more: () => "Mehr",
  copyOf: () => "Als weiteren aufbewahren",
  restore: () => "Zurück zum Aufbewahrten",
  saved: (title) => `„${title}“ ist in diesem Browser aufbewahrt.`,
  nameMissing: () => "Der Aufbau hat keinen Namen; bitte mindestens einen Buchstaben schreiben.",
  notYet: () => "Erst berichtigen, was angestrichen ist; dann lässt er sich spielen und teilen.",

  openTitle: () => "Womit soll es losgehen?",
  openAbout: () => "Nichts geht verloren: Was jetzt auf dem Tisch liegt, holt „Rückgängig“ zurück.",
  empty: () => "Ein leerer Tisch",
  scenarios: () => "Szenarien",
  own: () => "Eigene Aufbauten",
  ownNone: () => "Noch keine. „Aufbewahren“ legt den Aufbau vom Tisch hierher.",
  ownHere: () => "Sie liegen nur in diesem Browser. Was lieb und teuer ist, als Datei sichern.",
  damaged: () => "Ein Aufbau, der sich nicht lesen lässt",
  keptAt: (date) => `aufbewahrt ${date}`,
  rename: () => "Umbenennen",
  renameOf: (title) => `${title} umbenennen`,
  renameTo: () => "Neuer Name",
  duplicate: () => "Verdoppeln",
  duplicateOf: (title) => `${title} verdoppeln`,
  copyTitle: (title) => `${title} (Kopie)`,
  file: () => "Als Datei sichern",
  fileOf: (title) => `${title} als Datei sichern`,
  remove: () => "Löschen",
  removeOf: (title) => `${title} löschen`,
  removeSure: (title) => `„${title}“ endgültig löschen?`,
  removeText: () => "Er liegt sonst nirgends, außer er wurde als Datei gesichert oder als Link verschickt.",
  keepIt: () => "Dalassen",
  cancel: () => "Abbrechen",
  fileChoose: () => "Eine Datei wählen",
  fileDrop: () => "oder die Datei eines Aufbaus oder einer Partie hierher ziehen",
  fileDropHere: () => "Loslassen, um diesen Aufbau zu öffnen",
  fileRefused: (name) => `„${name}“ wurde nicht geöffnet.`,
  paste: () => "Ein Link, den jemand geschickt hat",
  pasteOpen: () => "Den Link öffnen",
  pasteEmpty: () => "Bitte einen Link mit einem Aufbau einfügen, wie „Teilen“ ihn macht.",
  linkBroken: () =>
    "Dieser Link enthält keinen ganzen Aufbau; vielleicht wurde ein Teil abgeschnitten. Bitte noch einmal schicken lassen, oder die Datei.",
  missing: () =>
    "Ein Aufbau dieses Namens liegt nicht in diesem Browser; bitte auf dem Gerät öffnen, auf dem er aufbewahrt wurde, oder seine Datei oder seinen Link.",

  shareTitle: () => "Den Aufbau teilen",
  shareAbout: () => "Der Link enthält den ganzen Aufbau; wer ihn öffnet, kann ihn spielen oder ändern.",
  shareLink: () => "Link",
  shareCopy: () => "Den Link kopieren",
  shareCopied: () => "Der Link ist kopiert.",
  shareFailed: () => "Der Link ließ sich nicht kopieren; bitte markieren und von Hand kopieren.",
  shareFile: () => "Als Datei sichern",

  playTitle: () => "Wer spielt?",
  playAbout: (title) => `„${title}“ beginnt mit diesen Spielern.`,
  playGo: () => "Beginnen",
  playBusy: () => "Der Tisch wird gedeckt …",

  linkTitle: () => "Ein Aufbau in einem Link",
  linkPlay: () => "Spielen",
  linkEdit: () => "Ändern",
  linkKeep: () => "Behalten",
  linkKept: () => "Liegt jetzt bei den eigenen Aufbauten.",
  linkUntitled: () => "Ein Aufbau",
  linkNew: () => "Selbst etwas aufbauen",

  troubleAbsent: () =>
    "Dieser Browser bewahrt nichts auf; der Aufbau lebt nur, solange diese Seite offen ist. Bitte als Datei sichern.",
  troubleBlocked: () =>
    "Dieser Browser lässt Tallyho keine Aufbauten aufbewahren; er lebt nur, solange diese Seite offen ist. Bitte als Datei sichern.",
  troubleFull: () =>
    "Für Aufbauten ist kein Platz mehr; die letzten Änderungen leben nur, solange diese Seite offen ist. Bitte als Datei sichern oder alte Partien löschen.",
};

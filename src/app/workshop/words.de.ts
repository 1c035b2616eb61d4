import type { WorkshopWords } from "./words.en.ts";

export const words: WorkshopWords = {
  missing: () =>
    "Dieser Browser bewahrt keinen solchen Entwurf auf. Er wurde gelöscht oder liegt in einem anderen Browser.",
  startNew: () => "Einen neuen beginnen",
  startFrom: () => "Beginnen mit",
  empty: () => "Ein leeres Blatt",
  start: () => "Nehmen",
  startLoses: () => "Dieser Entwurf ist noch nicht aufbewahrt. Trotzdem einen anderen nehmen?",
  sheet: () => "Bogen",
  miniature: () => "Modell",
  unnamed: () => "dem Entwurf ohne Namen",
  keepChanges: () => "Die Änderungen aufbewahren",
  keepAsNew: () => "Als weiteren aufbewahren",
  putBack: () => "Wie aufbewahrt zurücksetzen",
  keptHere: () => "In diesem Browser aufbewahrt.",
  notKept: () => "Noch nicht aufbewahrt.",
  changed: () => "Geändert und noch nicht aufbewahrt.",
  onlyPage: (pieces) =>
    `Dieser Browser bewahrt nichts auf: ${pieces} als Dateien sichern, ehe die Seite geschlossen wird.`,
  refused: () => "Dieser Entwurf kann noch nicht verwendet werden:",
  own: (pieces) => `Eigene ${pieces}`,
  ownNone: () =>
    "Noch keine. Was hier aufbewahrt wird, steht beim Aufbau einer Partie und im Editor zur Wahl.",
  ownHere: () =>
    "Sie stehen beim Aufbau einer Partie und im Editor zur Wahl. Nur in diesem Browser aufbewahrt: auch als Dateien sichern.",
  rename: () => "Umbenennen",
  renameOf: (name) => `${name} umbenennen`,
  newName: () => "Neuer Name",
  cancel: () => "Abbrechen",
  duplicate: () => "Verdoppeln",
  duplicateOf: (name) => `${name} verdoppeln`,
  copyOf: (name) => `${name} (Kopie)`,
  file: () => "Als Datei sichern",
  fileOf: (name) => `${name} als Datei sichern`,
  fileAll: () => "Alle in einer Datei sichern",
  remove: () => "Löschen",
  removeOf: (name) => `${name} löschen`,
  removeSure: (name) => `${name} löschen?`,
  removeText: () =>
    "Dann ist der Entwurf aus diesem Browser fort; Gefechte, an denen er teilnimmt, behalten ihn.",
  load: (pieces) => `${pieces} aus einer Datei laden`,
  dropHere: () => "Die Datei hier fallen lassen",
  loaded: (names) => `Aufbewahrt: ${names}.`,
  loadRefused: (file) =>
    `„${file}“ wurde nicht ganz übernommen; der Entwurf, an dem gearbeitet wird, ist unberührt:`,
  foe: () => "Gegen",
  tryTitle: (name, foe) => `${name} gegen ${foe}`,
  tryTwo: () => "Zwei Leute, ein Bildschirm",
  faultTooBig: () => "Die Datei ist länger als ein Megabyte; eine Datei mit Entwürfen ist weit kürzer.",
  faultUnreadable: () => "Der Browser kann die Datei nicht lesen; bitte noch einmal wählen.",
  faultNotJson: () => "Sie ist kein JSON-Dokument; eine Datei mit Entwürfen ist eines.",
  faultNotDesigns: (pieces, kind) =>
    `Sie enthält keine ${pieces}; in einer solchen Datei steht "kind": "${kind}". Partien werden auf der ersten Seite geladen, Aufbauten im Editor.`,
  faultFormat: (known) => `Sie muss ihr Format nennen: "format": ${known.toString()}.`,
  faultNewer: (format, known) =>
    `Sie hat Format ${format.toString()}, dieses Tallyho liest bis ${known.toString()}; nötig ist die neuere Fassung.`,
  faultGame: (game) => `Ihre Entwürfe sind für das Spiel „${game}“, nicht für dieses.`,
  faultCount: (kind, most) =>
    `Sie muss eine Liste "${kind}" mit 1 bis ${most.toString()} Entwürfen enthalten.`,
  faultDesign: (which, sentence) => `${which}: ${sentence}`,
  nth: (index) => `Entwurf ${index.toString()} der Datei`,
};

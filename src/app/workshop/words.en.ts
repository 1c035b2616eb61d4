/** What the workshop says in English. `one` and `pieces`: what the game calls a piece, and several. */
export const words = {
  missing: (one: string) =>
    `This browser keeps no such ${one}. It may have been deleted, or lie in another browser.`,
  startNew: () => "Begin a new one",
  startFrom: () => "Begin with",
  empty: () => "An empty sheet",
  start: () => "Take it",
  startLoses: () => "This design is not kept yet. Take another all the same?",
  sheet: () => "Record sheet",
  miniature: () => "Miniature",
  unnamed: () => "the unnamed design",
  keepChanges: () => "Keep the changes",
  keepAsNew: () => "Keep as another",
  putBack: () => "Put back as kept",
  keptHere: () => "Kept in this browser.",
  notKept: () => "Not kept yet.",
  changed: () => "Changed and not kept yet.",
  onlyPage: (pieces: string) =>
    `This browser keeps nothing: save your ${pieces} as files before you close the page.`,
  refused: () => "This design can't be used yet:",
  own: (pieces: string) => `Own ${pieces}`,
  ownNone: () =>
    "None yet. What you keep here can be chosen where a match is set up and in the set-up editor.",
  ownHere: () =>
    "They can be chosen where a match is set up and in the set-up editor. Kept in this browser only: save them as files, too.",
  rename: () => "Rename",
  renameOf: (name: string) => `Rename ${name}`,
  newName: () => "New name",
  cancel: () => "Cancel",
  duplicate: () => "Duplicate",
  duplicateOf: (name: string) => `Duplicate ${name}`,
  copyOf: (name: string) => `${name} (copy)`,
  file: () => "Save as a file",
  fileOf: (name: string) => `Save ${name} as a file`,
  fileAll: () => "Save all as one file",
  remove: () => "Delete",
  removeOf: (name: string) => `Delete ${name}`,
  removeSure: (name: string) => `Delete ${name}?`,
  removeText: () => "It is gone from this browser; battles in which it takes part keep it.",
  load: (pieces: string) => `Load a file of ${pieces}`,
  dropHere: () => "Drop the file here",
  loaded: (names: string) => `Kept: ${names}.`,
  loadRefused: (file: string) => `“${file}” was not taken whole; the design you are working on is untouched:`,
  foe: () => "Against",
  tryTitle: (name: string, foe: string) => `${name} against ${foe}`,
  tryTwo: () => "Two people, one screen",
  faultTooBig: () => "The file is longer than a megabyte; a file of designs is far shorter.",
  faultUnreadable: () => "The browser can't read the file; choose it again.",
  faultNotJson: () => "It is not a JSON document; a file of designs is one.",
  faultNotDesigns: (pieces: string, kind: string) =>
    `It holds no ${pieces}; such a file says "kind": "${kind}". Matches and set-ups are loaded on the first page and in the editor.`,
  faultFormat: (known: number) => `It must name its format: "format": ${known.toString()}.`,
  faultNewer: (format: number, known: number) =>
    `It has format ${format.toString()}, and this Tallyho reads up to ${known.toString()}; get the newer version.`,
  faultGame: (game: string) => `Its designs are for the game “${game}”, not for this one.`,
  faultCount: (kind: string, most: number) =>
    `It must hold a list "${kind}" with 1 to ${most.toString()} designs.`,
  faultDesign: (which: string, sentence: string) => `${which}: ${sentence}`,
  nth: (index: number) => `Design ${index.toString()} of the file`,
};

export type WorkshopWords = typeof words;

function count(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

/** Words of the set-up editor, in English. */
export const words = {
  page: () => "Set-up editor",
  bar: () => "The set-up",
  home: () => "Tallyho: home page",
  name: () => "Name of the set-up",
  unnamed: () => "Own set-up",
  kept: () => "Kept in this browser",
  changed: () => "Changed since it was kept",
  passing: () => "Only for as long as this page is open",
  fresh: () => "Not kept yet",
  faults: (faults: number) => count(faults, "thing to put right", "things to put right"),
  undo: () => "Undo",
  redo: () => "Redo",
  open: () => "Open",
  save: () => "Keep",
  share: () => "Share",
  play: () => "Play this",
  more: () => "More",
  copyOf: () => "Keep as another",
  restore: () => "Back to what is kept",
  saved: (title: string) => `“${title}” is kept in this browser.`,
  nameMissing: () => "The set-up has no name; write at least one letter.",
  notYet: () => "Put right what is marked first; then it can be played and shared.",

  openTitle: () => "What shall it start from?",
  openAbout: () => "Nothing is lost: what lies on the table now comes back with Undo.",
  empty: () => "An empty table",
  scenarios: () => "Scenarios",
  own: () => "Own set-ups",
  ownNone: () => "None yet. “Keep” puts the set-up on the table here.",
  ownHere: () => "These live only in this browser. Save the ones you love as files.",
  damaged: () => "A set-up that can't be read",
  keptAt: (date: string) => `kept ${date}`,
  rename: () => "Rename",
  renameOf: (title: string) => `Rename ${title}`,
  renameTo: () => "New name",
  duplicate: () => "Duplicate",
  duplicateOf: (title: string) => `Duplicate ${title}`,
  copyTitle: (title: string) => `${title} (copy)`,
  file: () => "Save as file",
  fileOf: (title: string) => `Save ${title} as a file`,
  remove: () => "Delete",
  removeOf: (title: string) => `Delete ${title}`,
  removeSure: (title: string) => `Delete “${title}” for good?`,
  removeText: () => "It is in no other place, unless you have saved it as a file or sent a link.",
  keepIt: () => "Leave it",
  cancel: () => "Cancel",
  fileChoose: () => "Choose a file",
  fileDrop: () => "or drop the file of a set-up or a match anywhere here",
  fileDropHere: () => "Let go to open this set-up",
  fileRefused: (name: string) => `“${name}” was not opened.`,
  paste: () => "A link that somebody sent",
  pasteOpen: () => "Open the link",
  pasteEmpty: () => "Paste a link that holds a set-up, such as one made with Share.",
  linkBroken: () =>
    "This link holds no whole set-up; perhaps a part of it was cut off. Ask for it again, or for the file.",
  missing: () =>
    "There is no set-up of this name in this browser; open it on the device where it was kept, or open its file or link.",

  shareTitle: () => "Share the set-up",
  shareAbout: () => "The link holds the whole set-up; whoever opens it can play it or change it.",
  shareLink: () => "Link",
  shareCopy: () => "Copy the link",
  shareCopied: () => "The link is copied.",
  shareFailed: () => "The link could not be copied; select it and copy it by hand.",
  shareFile: () => "Save as file",

  playTitle: () => "Who plays?",
  playAbout: (title: string) => `“${title}” begins with these players.`,
  playGo: () => "Start",
  playBusy: () => "Setting the table …",

  linkTitle: () => "A set-up in a link",
  linkPlay: () => "Play it",
  linkEdit: () => "Change it",
  linkKeep: () => "Keep it",
  linkKept: () => "Kept among your own set-ups.",
  linkUntitled: () => "A set-up",
  linkNew: () => "Build a set-up",

  troubleAbsent: () =>
    "This browser keeps nothing, so the set-up lives only as long as this page is open. Save it as a file.",
  troubleBlocked: () =>
    "This browser does not let Tallyho keep set-ups, so it lives only as long as this page is open. Save it as a file.",
  troubleFull: () =>
    "There is no room left to keep set-ups, so the latest changes live only as long as this page is open. Save it as a file, or delete old matches.",
};

export type EditorWords = typeof words;

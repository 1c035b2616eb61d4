import { counted } from "./counted.ts";

/** Words of the pages around the table, in English. */
export const app = {
  "ui.close": "Close",
  /** Keys by what is printed on them: `Ctrl Shift Z`. */
  "ui.keys": (keys: string) => keys,

  "app.name": "Tallyho",
  "app.loading": "One moment: fetching the page.",
  "app.failed": "This page could not be shown. Your matches are safe; load the page again.",
  "app.again": "Load again",
  "app.skip": "Skip to the page",
  "app.menu": "Pages",

  "nav.home": "Home",
  "nav.matches": "Own matches",
  "nav.rules": "Rules",
  "nav.settings": "Settings",
  "nav.about": "About",

  "home.title": "An air battle on your table",
  "home.lead":
    "Two sides plot their moves in secret. Everybody flies at once. Then the guns speak and the dice tumble.",
  "home.fly": (scenario: string) => `Fly: ${scenario}`,
  "home.play": (scenario: string) => `Play: ${scenario}`,
  "home.two": "Two people, one screen",
  "home.phones": "Play with phones",
  "home.lesson": "Fly the first lesson with an instructor",
  "home.battles": (count: number) => `All ${counted(count, "battle", "battles")}`,
  "home.watch": "Watch a battle",
  "home.flyHint":
    "You fly one side, the computer the other; you write your first order at once. Nothing to install, nothing to sign.",
  "home.setting": "Setting the table …",
  "home.continue": "Go on with your last match",
  "home.replay": "Look at your last match again",

  "file.choose": "Choose a file",
  "file.reading": "Reading the match …",
  "file.drop": "or drop a match file anywhere on this page",
  "file.dropHere": "Let go to load this match",
  "file.notHere":
    "This page takes no file; a match file may be dropped on “Home”, on “Own matches” or on a table.",
  "file.refused": (name: string) => `“${name}” was not loaded.`,
  "file.entry": (entry: number) => `Entry ${entry}:`,
  "file.unreadable": "The file could not be read; choose a match file that Tallyho has saved.",
  "file.tooBig": (megabytes: number) =>
    `The file is too long for a match; at most ${megabytes} million characters are read.`,

  "matches.title": "Own matches",
  "matches.none": "No matches yet. Start one, and it is kept here by itself.",
  "matches.here":
    "Matches live only in this browser. Save the ones you love as files: clearing the browser clears them too.",
  "matches.all": (matches: number) => `All ${counted(matches, "match", "matches")}`,
  "matches.turn": (turn: number) => `turn ${turn}`,
  "matches.rounds": (rounds: number) => counted(rounds, "round", "rounds"),
  "matches.over": "finished",
  "matches.running": "in play",
  "matches.saved": (date: string) => `saved ${date}`,
  "matches.versus": "against",
  "matches.damaged": "A match that can't be read",

  "opponent.random": "Dice",
  "opponent.cadet": "Cadet",
  "opponent.pilot": "Pilot",
  "opponent.ace": "Ace",

  "setup.refused": "This set-up can't be played yet.",

  "link.title": "A match in a link",
  "link.again": "Ask for the link again, or for the file.",
  "link.keep": "Keep this match",
  "link.transcript":
    "A match from a link, up to where it was sent, as one of its viewers saw it. Nobody can check it, or play it on.",
  "link.watching": "A match from a link. It is not kept in this browser yet.",

  "unknown.title": "No such page",
  "unknown.text": (address: string) => `There is nothing at “${address}”.`,
  "unknown.home": "Back to the home page",

  "match.elsewhere": "Another window plays this match; this one looks on.",
  "match.nobody": "No window plays this match now; this one looks on.",
  "match.take": "Play here",
};

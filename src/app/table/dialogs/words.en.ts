import { counted } from "../../../words/counted.ts";
import { sideName, verbOf } from "../../../words/sides.ts";

function seat(id: string): string {
  return sideName(id, "en");
}

/** Words of the dialogs above the table, in English. */
export const words = {
  "takeBack.title": "Take back",
  "takeBack.about": "The latest steps go back as if they had not been; the log keeps a grey line.",
  "takeBack.steps": (rounds: number) => counted(rounds, "step", "steps"),
  "takeBack.count": "How many steps",
  "takeBack.more": "One step more",
  "takeBack.fewer": "One step fewer",
  "takeBack.who": "Who asks for it?",
  "takeBack.free": "Your own steps, and nothing was rolled or shown: free to take back.",
  "takeBack.agree": (id: string) => `${seat(id)} ${verbOf(id, "agrees", "agree")}`,
  "takeBack.asks": "Dice were rolled, orders shown or others asked, so everybody must agree.",
  "takeBack.there":
    "Dice were rolled, orders shown or others asked, so the others must agree on their screens.",
  "takeBack.alone": "Nobody else at this screen has to agree.",
  "takeBack.computers": "Computers always agree; they will think anew.",
  "takeBack.do": "Take back",
  "takeBack.keep": "Let it stand",
  "takeBack.none": "Nothing has been played yet that could be taken back.",
  "share.title": "Share this match",
  "share.about": "The link holds the whole match; whoever opens it can replay it. Nothing is sent anywhere.",
  "share.aboutSeen":
    "The link holds the match as it was seen here; whoever opens it can replay it. Nothing is sent anywhere.",
  "share.own":
    "It can be looked at, not played on: link and file hold what you have seen, your own secrets too. Keep them to yourself until the match is over.",
  "share.here": "The link",
  "share.link": "Copy the link",
  "share.copied": "The link is copied.",
  "share.open": "Orders that are not opened yet are never in it.",
  "share.watched":
    "It can be looked at, not played on: it holds what everybody may know, no hidden cards, draws or orders.",
  "share.holder": "The file holds the whole match, secrets too: keep it to yourself until the match is over.",
  "share.unfinished": "The match is not over: the link shows it up to now.",
  "share.file": "Download as a file",
  "share.long": (characters: number) =>
    `The link has ${characters} characters, and many chats cut a message off after 2000 or 4000. The file always works.`,
  "briefing.begin": "Begin",
  "briefing.back": "Back to the table",
  "briefing.first": (who: string, phase: string) => `First: ${who} · ${phase}`,
  "help.group.goal": "How this match is won",
};

export type DialogWords = typeof words;

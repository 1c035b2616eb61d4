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
  "takeBack.alone": "Nobody else at this screen has to agree.",
  "takeBack.computers": "Computers always agree; they will think anew.",
  "takeBack.do": "Take back",
  "takeBack.keep": "Let it stand",
  "takeBack.none": "Nothing has been played yet that could be taken back.",
  "share.title": "Share this match",
  "share.about": "The link holds the whole match; whoever opens it can replay it. Nothing is sent anywhere.",
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
  "help.title": "Keys and help",
  "help.about": "Everything also has a button; the keys are quicker.",
  "help.group.table": "Keys of the table",
  "help.group.replay": "Keys of the replay",
  "help.group.goal": "How this match is won",
  "help.group.play": "Keys while playing",
  "help.tab": "go through the pieces and papers",
  "help.enter": "choose what has the focus; take the screen when it is your turn",
  "help.all": "in a line of orders: all are ready (Enter: this one)",
  "help.answer": "answer what is asked; Enter takes the marked answer",
  "help.frame": "frame the chosen piece",
  "help.top": "straight down and back",
  "help.home": "the fight; with Shift the whole table",
  "help.views": "show a saved view; with Shift save it; Alt may be left out while nothing is asked",
  "help.pan": "move over the table",
  "help.mouseKey": "Mouse",
  "help.mouse": "right drag turns, wheel zooms, left drag on the chosen ghost plots",
  "help.tape": "tape measure",
  "help.numbers": "number the hexes, or no longer",
  "help.sound": "sound on and off",
  "help.esc": "end what is being shown, clear the tape, let go of the piece",
  "help.roll": "roll the dice that wait; hurry a throw on",
  "help.undo": "undo; take back",
  "help.redo": "redo; put back",
  "help.step": "one step back or on, while the replay is open",
  "help.turn": "a whole turn",
  "help.space": "play and pause",
  "help.speed": "slower, faster",
  "help.again": "begin the match anew, when the big type of the settings is on",
  "help.help": "this page",
  "help.drawers": "orders, sheets, log",
};

export type DialogWords = typeof words;

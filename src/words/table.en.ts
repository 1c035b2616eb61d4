import { sideName, verbOf } from "./sides.ts";

/** The name of a seat or a side; one that has no name of its own is called by its id. */
function seat(id: string): string {
  return sideName(id, "en");
}

function list(ids: readonly string[]): string {
  const names = ids.map(seat);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

function levels(figure: number): string {
  return counted(figure, "level", "levels");
}

/** Words of the table page, in English. */
export const table = {
  "table.loading": () => "Laying out the table …",
  "table.missing": () => "This match can't be opened",
  "table.home": () => "All games",
  "table.matches": () => "Own matches",
  "table.flat": () => "The 3D table could not be shown here, so this is the flat drawing.",

  "seat.name": seat,
  "seat.named": ({ seat: id, player }: { seat: string; player: string }) => `${seat(id)} (${player})`,

  "turn.phase": ({ turn, phase }: { turn: number; phase: string }) => `Turn ${turn} · ${phase}`,
  "turn.setup": () => "Set-up",
  "turn.replay": () => "Replay",
  "turn.everybody": () => "Everybody",

  "curtain.title": (id: string) => `${seat(id)}${verbOf(id, "'s", "'")} secret orders`,
  "curtain.sheer": (id: string) =>
    `${seat(id)} ${verbOf(id, "plots", "plot")} next. Pass the screen; nobody else looks.`,
  "curtain.opaque": (id: string) => `Only ${seat(id)} should look at the screen now.`,
  "curtain.lift": (id: string) => `Pass to ${seat(id)}: tap when alone`,
  "curtain.back": (id: string) => `${seat(id)} ${verbOf(id, "wants", "want")} to change the orders`,

  "pieces.title": () => "Aircraft",
  "pieces.none": () => "Nothing stands on the table.",
  "pieces.hint": () => "Choose one of yours, then point at another to see range and arc.",
  "badge.title": ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,

  "drawer.title": () => "Desk",
  "drawer.desk": () => "Orders",
  "drawer.sheets": () => "Sheets",
  "drawer.log": () => "Log",
  "drawer.close": () => "Fold away",

  "slip.title": () => "What happened",
  "slip.orders": () => "Orders opened",
  "slip.dice": () => "Dice",
  "slip.nothing": () => "Nothing has happened yet. The first orders open the game.",
  "slip.skip": () => "Skip",
  "slip.weighed": () => "What the computer weighed",
  "slip.die": ({ kind, face }: { kind: string; face: number }) => `${face} on a ${kind}`,

  "log.filter": () => "Show only lines with",
  "log.copy": () => "Copy as text",
  "log.copied": () => "The log is copied.",
  "log.copyFailed": () => "This browser lets no page copy; mark the text and copy it yourself.",
  "log.empty": () => "The log is empty: nothing has happened yet.",
  "log.noMatch": () => "No line has this in it.",
  "log.rolled": (faces: readonly number[]) => `dice ${faces.join(", ")}`,
  "log.takenBack": ({ rounds, agreed }: { rounds: number; agreed: readonly string[] }) =>
    agreed.length > 0
      ? `Taken back: ${counted(rounds, "step", "steps")}; ${list(agreed)} agreed.`
      : `Taken back: ${counted(rounds, "step", "steps")}.`,
  "log.jump": (turn: number) => `Show this moment (turn ${turn})`,

  "replay.title": () => "Replay",
  "replay.slider": () => "Moment",
  "replay.play": () => "Play",
  "replay.pause": () => "Pause",
  "replay.back": () => "One step back",
  "replay.forward": () => "One step on",
  "replay.slower": () => "Slower",
  "replay.faster": () => "Faster",
  "replay.speed": (times: string) => `${times} times`,
  "replay.live": () => "Back to the game",
  "replay.branch": () => "What if …",
  "replay.branchHint": () => "Start a new match from this moment",
  "replay.link": () => "Copy link",
  "replay.linked": () => "A link to this moment is copied.",
  "replay.lens": () => "Seen by",
  "replay.public": () => "Everybody",
  "replay.at": ({ moment, last, when }: { moment: number; last: number; when: string }) =>
    `${when}, step ${moment} of ${last}`,

  "tape.button": () => "Tape",
  "tape.title": () => "Tape measure",
  "tape.start": () => "Click a model or the mat, then the next point. From centre to centre. Esc clears.",
  "tape.from": (name: string) => `From ${name}`,
  "tape.mat": () => "the mat",
  "tape.clear": () => "Clear",
  "tape.away": () => "Put away",
  "tape.undo": () => "Last point off",
  "tape.inches": ({ slant, flat, apart }: { slant: string; flat: string; apart: number }) =>
    apart === 0 ? `${slant}″` : `${slant}″ slant (${flat}″ flat, ${levels(apart)})`,
  "tape.centimetres": ({ slant, flat, apart }: { slant: string; flat: string; apart: number }) =>
    apart === 0 ? `${slant} cm` : `${slant} cm slant (${flat} cm flat, ${levels(apart)})`,
  "tape.hexes": ({ hexes, metres, apart }: { hexes: number; metres: number | undefined; apart: number }) =>
    [
      `${hexes} ${hexes === 1 ? "hex" : "hexes"}${metres === undefined ? "" : ` (${metres} m)`}`,
      ...(apart === 0 ? [] : [`${apart} m in altitude`]),
    ].join(", "),
  "number.tenths": ({ whole, tenths }: { whole: number; tenths: number }) => `${whole}.${tenths}`,

  "typed.title": () => "Throw real dice",
  "typed.about": ({ dice, by }: { dice: readonly string[]; by: string }) =>
    `${seat(by)} ${verbOf(by, "throws", "throw")} ${dice.join(", ")}.`,
  "typed.die": ({ nth, of, kind }: { nth: number; of: number; kind: string }) =>
    of > 1 ? `Die ${nth} of ${of} (${kind}): which face?` : `The ${kind}: which face?`,
  "typed.here": () => "Roll here instead",
  "typed.again": () => "Read again",

  "typed-count": ({ given, wanted }: { given: number; wanted: number }) =>
    `${wanted} faces are wanted, not ${given}: read one from each die.`,

  "takeBack.title": () => "Take back",
  "takeBack.about": () => "The latest steps go back as if they had not been; the log keeps a grey line.",
  "takeBack.steps": (rounds: number) => counted(rounds, "step", "steps"),
  "takeBack.count": () => "How many steps",
  "takeBack.more": () => "One step more",
  "takeBack.fewer": () => "One step fewer",
  "takeBack.free": () => "Nothing was rolled or shown: free to take back.",
  "takeBack.agree": (id: string) => `${seat(id)} ${verbOf(id, "agrees", "agree")}`,
  "takeBack.asks": () => "Dice were rolled or orders shown, so everybody must agree.",
  "takeBack.alone": () => "Nobody else at this screen has to agree.",
  "takeBack.computers": () => "Computers always agree; they will think anew.",
  "takeBack.do": () => "Take back",
  "takeBack.keep": () => "Let it stand",
  "takeBack.none": () => "Nothing has been played yet that could be taken back.",

  "end.title": () => "The game is over",
  "end.winner": (id: string) => `${seat(id)} ${verbOf(id, "wins", "win")}`,
  "end.draw": () => "A draw",
  "end.replay": () => "Watch the replay",
  "end.rematch": () => "Play again",
  "end.share": () => "Share",
  "end.statistics": () => "Dice statistics",
  "end.match": () => "Statistics",

  "menu.button": () => "Menu",
  "menu.takeBack": () => "Take back …",
  "menu.redo": () => "Put back",
  "menu.seats": () => "Who plays …",
  "menu.numbers": () => "Hex numbers",
  "menu.projector": () => "Window for the projector",
  "menu.share": () => "Share …",
  "menu.save": () => "Download as a file",
  "menu.statistics": () => "Dice statistics",
  "menu.setup": () => "Its set-up …",
  "menu.match": () => "Statistics of the match",
  "menu.print": () => "Print the papers …",
  "menu.settings": () => "Settings",
  "menu.help": () => "Keys and help",
  "menu.rules": () => "Rules",
  "menu.home": () => "All games",
  "menu.arcs": () => "Fields of fire",
  "menu.envelope": () => "Where it can be next turn",
  "menu.top": () => "Straight down",
  "menu.mute": () => "Sound off",
  "menu.unmute": () => "Sound on",
  "sound.on": () => "The sound is on.",
  "sound.off": () => "The sound is off.",
  "menu.whole": () => "Whole table",

  "share.title": () => "Share this match",
  "share.about": () =>
    "The link holds the whole match; whoever opens it can replay it. Nothing is sent anywhere.",
  "share.link": () => "Copy the link",
  "share.copied": () => "The link is copied.",
  "share.open": () => "Orders that are not opened yet are never in it.",
  "share.unfinished": () => "The match is not over: the link shows it up to now.",
  "share.file": () => "Download as a file",
  "share.long": (characters: number) =>
    `The link has ${characters} characters; some programs cut long links off. The file always works.`,

  "refusal.near": () => "Legal and near:",

  "help.title": () => "Keys",
  "help.about": () => "Everything also has a button; the keys are quicker.",
  "help.group.table": () => "Table",
  "help.group.replay": () => "Replay",
  "help.group.goal": () => "How this match is won",
  "help.group.play": () => "Playing",
  "help.tab": () => "go through the aircraft and papers",
  "help.enter": () => "choose what has the focus; take the screen when it is your turn",
  "help.all": () => "in a line of orders: all are ready (Enter: this one)",
  "help.frame": () => "frame the chosen aircraft",
  "help.top": () => "straight down and back",
  "help.home": () => "the whole table",
  "help.views": () => "show a saved view; with Shift save it",
  "help.pan": () => "move over the table",
  "help.mouseKey": () => "Mouse",
  "help.mouse": () => "right drag turns, wheel zooms, left drag on the chosen ghost plots",
  "help.tape": () => "tape measure",
  "help.numbers": () => "number the hexes, or no longer",
  "help.sound": () => "sound on and off",
  "help.esc": () => "clear the tape, let go of the aircraft",
  "help.roll": () => "roll the dice that wait; hurry a throw on",
  "help.undo": () => "undo; take back",
  "help.redo": () => "redo; put back",
  "help.step": () => "one step back or on, while the replay is open",
  "help.turn": () => "a whole turn",
  "help.space": () => "play and pause",
  "help.speed": () => "slower, faster",
  "help.again": () => "begin the match anew, when the big type of the settings is on",
  "help.help": () => "this page",
  "help.drawers": () => "orders, sheets, log",
};

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Words for tables that several screens share, in English. */
export const words = {
  "host.title": "Play with phones",
  "host.lead":
    "This screen or a projector shows the table; everybody plots in secret on a phone of his own. No app, no account.",
  "host.new": "A new table",
  "host.game": "Game",
  "host.battle": "Battle",
  "host.open": "Open the table",
  "host.opening": "Opening the table …",
  "host.own": "Your tables",
  "host.file": "A match that was begun elsewhere",
  "host.choose": "Choose a match file",
  "host.listed": "Tables that are open to everybody",
  "host.enter": "Join with a code",
  "host.screen": "Show the table here",
  "host.window": "Show the table in a window of its own",
  "host.play": "Play at this device, too",
  "host.seats": "Seats",
  "host.free": "Free this seat",
  "host.take": "Host this table from here",
  "host.takeCode": "Code for the host's page",
  "host.person": "Somebody with a phone.",
  "host.rules": "How it is played",
  "host.isListed": "Everybody on this server sees the table in the list",
  "host.teamSees": "Team mates see each other's sealed orders",
  "host.none":
    "No server answers here. A page from a file or a plain web host has no tables; start one on a laptop with “npm start”.",
  "host.again": "Try again",

  "code.title": "Code to join",
  "code.square": (url: string) => `Square code for ${url}`,

  "lamp.free": "free",
  "lamp.here": "here",
  "lamp.away": "away",
  "lamp.ready": "ready",
  "lamp.computer": "computer",
  "lamp.waiting": (names: readonly string[]) => `Waiting for ${list(names)}`,
  "lamp.spectators": (count: number) => (count === 1 ? "1 looks on" : `${count} look on`),

  "screen.lost": (since: string) => `No connection to the server since ${since}; it comes back by itself.`,

  "join.title": "Take a seat",
  "join.lead": (game: string) =>
    `${game}. Choose what you fly, say who you are, and write your orders here in secret.`,
  "join.code": "Code of the table",
  "join.find": "Find the table",
  "join.name": "Your name",
  "join.seat": "Your seat",
  "join.do": "Join",
  "join.watch": "Only look on",
  "join.full": "All seats are taken. You can look on, or wait until one is free.",
  "join.pieces": (pieces: readonly string[]) => pieces.join(", "),
  "join.taken": (name: string) => `${name} has it`,
  "join.noName": "Write a name of 1 to 24 letters first.",
  "join.noSeat": "Choose a seat first.",
  "join.handover": "Take a seat over from another device",
  "join.handoverCode": "Code for the seat",
  "join.takeOver": "Take it over",

  "link.lost": (since: string) =>
    `No connection since ${since}. What you write stays here and is sent when it is back.`,
  "link.lostSealed": (since: string) =>
    `No connection since ${since}. Your orders are not on the server yet; they are sent as soon as it is back.`,
  "link.unsent": "Your orders are on their way to the server …",
  "link.elsewhere": "This seat is played in a newer window now.",
  "link.take": "Play it here",
  "link.freed": "The host has freed this seat, or it was handed to another device.",
  "link.join": "Take a seat",
  "link.outdated": "The server has a newer Tallyho. Load the page again; what you have written stays.",
  "link.reload": "Load again",
  "link.waiting": (names: readonly string[]) =>
    `Waiting for ${list(names)}. Look at the table, the sheets or the log meanwhile.`,
  "link.mates": (orders: readonly { id: string; text: string }[]) =>
    `Your side has sealed ${list(orders.map(({ id, text }) => `${id}: ${text}`))}.`,
  "link.takeBack": (who: string, steps: number) =>
    `${who} asks to take back ${steps === 1 ? "one step" : `${steps} steps`}.`,
  "link.agree": "Let it go back",
  "link.refuse": "Let it stand",
  "link.asked": "The others are asked whether it may go back.",
  "link.frozen": "This match has stopped because of a fault of the program; its log is kept.",
  "link.read": "All right",
  "link.noAnswer":
    "The server does not answer. Check that this device is in the network of the host, and try again.",
  "link.seat": "Your seat",
  "link.solid": "Show the table in 3D",
  "link.handOver": "Hand the seat to another device",
  "link.handover": (code: string) =>
    `On the other device choose “Take a seat over” at this table and write ${code}.`,
  "link.goodFor": (minutes: number) =>
    minutes === 1 ? "That is good for less than a minute." : `That is good for ${minutes} minutes.`,
  "link.runOut": "The code for your seat has run out; hand the seat on once more to get a new one.",
  "link.lend": "Let a computer play for me",
  "link.recall": "Play myself again",
  "link.lent": "A computer plays your seat.",
};

export type HostedWords = typeof words;

/** What the command line says of its own while a match is played, in English. */
export const words = {
  "play.begins": ({ title, side, other }: { title: string; side: string; other: string }) =>
    `${title}. You are ${side}, against ${other}. Write an answer, or a question that begins with ?; ? help lists them. An empty line says again what is asked, quit ends.`,
  "play.refused": "That is not an answer:",
  "play.near": ({ near }: { near: readonly string[] }) => `Near it: ${near.join(", ")}.`,
  "play.given": ({ text }: { text: string }) => `Given: ${text}.`,
  "play.left": "Left before its end.",
  "play.unkept": ({ file, detail }: { file: string; detail: string }) =>
    `${file} could not be written (${detail}); the match file is printed instead.`,
  "play.kept": ({ file }: { file: string }) => `Kept in ${file}.`,
  "join.seated": ({ title, seat, name }: { title: string; seat: string; name: string }) =>
    `${title}. You are ${name} and play ${seat}. Write an answer, or a question that begins with ?; ? help lists them. An empty line says again what is asked, quit leaves, and your seat is kept.`,
  "join.waiting": ({ seats }: { seats: readonly string[] }) => `Waiting for ${seats.join(", ")}.`,
  "join.held": "Nothing is asked of you now; this is given when something is.",
  "join.lost": ({ time }: { time: string }) =>
    `The connection is lost since ${time}. What you write is kept, and given when it is back.`,
  "join.back": "The connection is back.",
  "join.again": ({ seconds }: { seconds: number }) => `It is tried again in ${seconds} s.`,
  "join.takenBack": "What was told last is taken back.",
  "join.over": "The match is over.",
  "join.elsewhere": "Your seat is played in another window now; nothing more is told here.",
  "join.freed": "Your seat was freed; nothing more is told here.",
  "host.code": ({ code }: { code: string }) => `Code to join: ${code}`,
  "host.join": ({ url, code, seat }: { url: string; code: string; seat: string }) =>
    `From a terminal: tallyho join ${url} ${code} --name NAME --seat ${seat}`,
  "host.page": ({ url, code }: { url: string; code: string }) => `From a phone: ${url}/#/join/${code}`,
  "host.own": ({ url, code }: { url: string; code: string }) => `The host's page: ${url}/#/host/${code}`,
  "host.handover": ({ handover, time }: { handover: string; time: string }) =>
    `Code for the host's page: ${handover} (good once, until ${time})`,
  "host.closed":
    "No phone gets there yet: “Open to this network” on the host's page lets this network in, or --host when the server is started.",
  "host.unknown": ({ code, url }: { code: string; url: string }) =>
    `No table ${code} at ${url} is hosted from here; look at its code again, or for the browser that took its host's page over.`,
  "host.nothing":
    "Name a game, one of those that `tallyho list` prints, or with --table a table that you have opened.",
  "host.unkept": ({ detail }: { detail: string }) =>
    `That you are the host could not be kept on this machine (${detail}); give the code to the host's page in time.`,
};

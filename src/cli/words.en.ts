/** What the command line says of its own in English. */
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
  "store.in-use": (holder: { pid?: number; host?: string }) =>
    `The data folder is in use by ${holder.pid === undefined ? "another server" : `the server with the process ${holder.pid} on ${holder.host}`}; stop it, or name another folder with --data.`,
  "store.not-writable": ({ folder = "The data folder", file }: { folder?: string; file?: string }) =>
    file === undefined
      ? `${folder} can't be written to; check its permissions, or name another folder with --data.`
      : `${file} can't be written; check that its folder is there and its permissions, or name another file.`,
  "store.disk-full": ({ folder = "the data folder", file }: { folder?: string; file?: string }) =>
    `The disk of ${file ?? folder} is full; make room on it.`,
  "store.unreachable": "The database server does not answer, or lets nobody in; check --database-url.",
  "store.newer": ({ version, known }: { version: number; known: number }) =>
    `The database is of version ${version}, this Tallyho reads up to ${known}: bring Tallyho up to date.`,
  "store.not-ours":
    "The database is none of Tallyho's, or it is damaged; name another folder with --data, or rebuild it from its match files with `tallyho restore`.",
  "store.spoiled": "The database is damaged; rebuild it from its match files with `tallyho restore`.",
  "store.file-exists": ({ file }: { file: string }) => `${file} is there already; name another file.`,
  "store.pg-dump": "A Postgres database is copied by its own program, pg_dump, and put back by pg_restore.",
  "store.no-database": ({ folder }: { folder: string }) =>
    `${folder} has no database of Tallyho's; name its folder with --data, or copy a Postgres database with pg_dump.`,
  "store.no-matches": ({ folder }: { folder: string }) =>
    `${folder} has no match files to restore from; name the folder that it lies in with --data.`,
  "store.silent": ({ folder, url }: { folder: string; url: string }) =>
    `The server that has ${folder} does not answer at ${url}; try again in a moment, or stop it first.`,
  "store.failed": ({ detail }: { detail: string }) =>
    `The database could not be opened or written, and says: ${detail.replace(/[.\s]+$/, "")}.`,
  "backup.done": ({ file }: { file: string }) => `The backup is in ${file}.`,
  "restore.done": ({ count }: { count: number }) =>
    count === 1 ? "1 match is restored." : `${count} matches are restored.`,
  "restore.none": ({ folder }: { folder: string }) =>
    `No match could be restored; the database in ${folder} is as it was.`,
  "restore.before": ({ file }: { file: string }) => `The database that was there before is now ${file}.`,
  "restore.open": ({ until }: { until: string }) =>
    `Seats are free again, and players join by the codes below. Who gives the code for a table's host's page there is its host; it is good once, until ${until}.`,
  "restore.table": ({ code, title, handover }: { code: string; title: string; handover: string }) =>
    `${code}, ${title}: code for the host's page ${handover}`,
  "restore.failed": ({ file, why }: { file: string; why: string }) => `${file}: ${why}`,
  "restore.code-taken": "Another match has its code already.",
};

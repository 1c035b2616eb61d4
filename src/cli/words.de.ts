import type { Catalogue, PhrasesOf } from "../core/phrase.ts";
import type { words as first } from "./words.en.ts";

/** What the command line says of its own in German. */
export const words: Catalogue<PhrasesOf<typeof first>> = {
  "play.begins": ({ title, side, other }) =>
    `${title}. Du bist ${side}, gegen ${other}. Schreib eine Antwort, oder eine Frage, die mit ? beginnt; ? hilfe nennt alle. Eine leere Zeile sagt noch einmal, was gefragt ist, quit beendet.`,
  "play.refused": "Das ist keine Antwort:",
  "play.near": ({ near }) => `Ähnlich: ${near.join(", ")}.`,
  "play.given": ({ text }) => `Gegeben: ${text}.`,
  "play.left": "Vor dem Ende verlassen.",
  "play.unkept": ({ file, detail }) =>
    `${file} ließ sich nicht schreiben (${detail}); die Partiedatei wird stattdessen ausgegeben.`,
  "play.kept": ({ file }) => `Aufgehoben in ${file}.`,
  "join.seated": ({ title, seat, name }) =>
    `${title}. Du bist ${name} und spielst ${seat}. Schreib eine Antwort oder eine Frage, die mit ? beginnt; ? hilfe zählt sie auf. Eine leere Zeile sagt noch einmal, was gefragt ist, quit geht, und der Platz bleibt deiner.`,
  "join.waiting": ({ seats }) => `Gewartet wird auf ${seats.join(", ")}.`,
  "join.held": "Du bist gerade nichts gefragt; das wird gegeben, sobald du es bist.",
  "join.lost": ({ time }) =>
    `Die Verbindung ist seit ${time} weg. Was du schreibst, bleibt und wird gegeben, wenn sie wieder da ist.`,
  "join.back": "Die Verbindung ist wieder da.",
  "join.again": ({ seconds }) => `In ${seconds} s wird es noch einmal versucht.`,
  "join.takenBack": "Was zuletzt erzählt wurde, ist zurückgenommen.",
  "join.over": "Die Partie ist zu Ende.",
  "join.elsewhere": "Dein Platz wird jetzt in einem anderen Fenster gespielt; hier kommt nichts mehr.",
  "join.freed": "Dein Platz wurde freigemacht; hier kommt nichts mehr.",
  "host.code": ({ code }) => `Code zum Mitspielen: ${code}`,
  "host.join": ({ url, code, seat }) =>
    `Von einem Terminal: tallyho join ${url} ${code} --name NAME --seat ${seat}`,
  "host.page": ({ url, code }) => `Von einem Telefon: ${url}/#/join/${code}`,
  "host.own": ({ url, code }) => `Die Seite des Gastgebers: ${url}/#/host/${code}`,
  "host.handover": ({ handover, time }) =>
    `Code für die Seite des Gastgebers: ${handover} (gilt einmal, bis ${time})`,
  "host.closed":
    "Noch kommt kein Telefon dorthin: „Für dieses Netz öffnen“ auf der Seite des Gastgebers lässt dieses Netz ein, oder --host beim Start des Servers.",
  "host.unknown": ({ code, url }) =>
    `Kein Tisch ${code} auf ${url} hat hier seinen Gastgeber; sieh noch einmal nach dem Code, oder nach dem Browser, der die Seite des Gastgebers übernommen hat.`,
  "host.nothing":
    "Nenne ein Spiel, eines von denen, die `tallyho list` nennt, oder mit --table einen Tisch, den du eröffnet hast.",
  "host.unkept": ({ detail }) =>
    `Dass du der Gastgeber bist, ließ sich auf diesem Gerät nicht merken (${detail}); gib den Code rechtzeitig auf der Seite des Gastgebers ein.`,
  "store.in-use": (holder) =>
    `Den Datenordner hat ${holder.pid === undefined ? "ein anderer Server" : `der Server mit dem Prozess ${holder.pid} auf ${holder.host}`}; beende ihn, oder nenne mit --data einen anderen Ordner.`,
  "store.not-writable": ({ folder = "Der Datenordner", file }) =>
    file === undefined
      ? `${folder} lässt sich nicht beschreiben; prüfe seine Rechte, oder nenne mit --data einen anderen Ordner.`
      : `${file} lässt sich nicht schreiben; prüfe, ob der Ordner da ist, und seine Rechte, oder nenne eine andere Datei.`,
  "store.disk-full": ({ folder = "dem Datenordner", file }) =>
    `Der Datenträger mit ${file ?? folder} ist voll; schaffe Platz darauf.`,
  "store.unreachable": "Der Datenbankserver antwortet nicht oder lässt niemanden ein; prüfe --database-url.",
  "store.newer": ({ version, known }) =>
    `Die Datenbank hat die Version ${version}, dieses Tallyho liest bis ${known}: bring Tallyho auf den neuen Stand.`,
  "store.not-ours":
    "Die Datenbank ist keine von Tallyho, oder sie ist beschädigt; nenne mit --data einen anderen Ordner, oder baue sie mit `tallyho restore` aus ihren Partiedateien neu auf.",
  "store.spoiled":
    "Die Datenbank ist beschädigt; baue sie mit `tallyho restore` aus ihren Partiedateien neu auf.",
  "store.file-exists": ({ file }) => `${file} gibt es schon; nenne eine andere Datei.`,
  "store.pg-dump":
    "Eine Postgres-Datenbank sichert ihr eigenes Programm, pg_dump, und pg_restore spielt sie zurück.",
  "store.no-database": ({ folder }) =>
    `${folder} hat keine Datenbank von Tallyho; nenne ihren Ordner mit --data, oder sichere eine Postgres-Datenbank mit pg_dump.`,
  "store.no-matches": ({ folder }) =>
    `${folder} hat keine Partiedateien; nenne mit --data den Ordner, in dem er liegt.`,
  "store.silent": ({ folder, url }) =>
    `Der Server, der ${folder} hat, antwortet nicht unter ${url}; versuche es gleich noch einmal, oder beende ihn erst.`,
  "store.failed": ({ detail }) =>
    `Die Datenbank ließ sich nicht öffnen oder schreiben und sagt: ${detail.replace(/[.\s]+$/, "")}.`,
  "backup.done": ({ file }) => `Die Sicherung ist in ${file}.`,
  "restore.done": ({ count }) =>
    count === 1 ? "1 Partie ist wiederhergestellt." : `${count} Partien sind wiederhergestellt.`,
  "restore.none": ({ folder }) =>
    `Keine Partie ließ sich wiederherstellen; die Datenbank in ${folder} ist, wie sie war.`,
  "restore.before": ({ file }) => `Die Datenbank, die vorher da war, ist jetzt ${file}.`,
  "restore.open": ({ until }) =>
    `Die Plätze sind wieder frei, und mit den Codes hier spielt man mit. Wer den Code für die Seite des Gastgebers eines Tisches dort eingibt, ist sein Gastgeber; er gilt einmal, bis ${until}.`,
  "restore.table": ({ code, title, handover }) =>
    `${code}, ${title}: Code für die Seite des Gastgebers ${handover}`,
  "restore.failed": ({ file, why }) => `${file}: ${why}`,
  "restore.code-taken": "Eine andere Partie hat ihren Code schon.",
};

import type { Catalogue, PhrasesOf } from "../core/phrase.ts";
import type { words as first } from "./words.en.ts";

/** What the command line says of its own while a match is played, in German. */
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
};

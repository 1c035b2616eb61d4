import type { HostedWords } from "./words.en.ts";

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;
}

/** Words for tables that several screens share, in German. */
export const words: HostedWords = {
  "host.title": "Mit Handys spielen",
  "host.lead":
    "Dieser Bildschirm oder ein Beamer zeigt den Tisch; jeder plant geheim auf seinem Handy. Ohne App, ohne Konto.",
  "host.new": "Ein neuer Tisch",
  "host.game": "Spiel",
  "host.battle": "Gefecht",
  "host.open": "Tisch eröffnen",
  "host.opening": "Der Tisch wird eröffnet …",
  "host.own": "Deine Tische",
  "host.file": "Eine Partie, die anderswo begann",
  "host.choose": "Partiedatei wählen",
  "host.listed": "Tische, die allen offenstehen",
  "host.enter": "Mit einem Code mitspielen",
  "host.screen": "Den Tisch hier zeigen",
  "host.window": "Den Tisch in einem eigenen Fenster zeigen",
  "host.play": "Auch an diesem Gerät mitspielen",
  "host.seats": "Plätze",
  "host.free": "Diesen Platz freigeben",
  "host.take": "Gastgeber dieses Tisches von hier aus",
  "host.takeCode": "Code für die Seite des Gastgebers",
  "host.person": "Jemand mit einem Handy.",
  "host.rules": "Wie gespielt wird",
  "host.isListed": "Alle auf diesem Server sehen den Tisch in der Liste",
  "host.teamSees": "Mitspieler einer Seite sehen ihre versiegelten Befehle",
  "host.none":
    "Hier antwortet kein Server. Eine Seite aus einer Datei oder von einem einfachen Webspace hat keine Tische; starte einen auf einem Laptop mit „npm start“.",
  "host.again": "Noch einmal versuchen",

  "code.title": "Code zum Mitspielen",
  "code.square": (url) => `Quadratischer Code für ${url}`,

  "lamp.free": "frei",
  "lamp.here": "da",
  "lamp.away": "weg",
  "lamp.ready": "fertig",
  "lamp.computer": "Computer",
  "lamp.waiting": (names) => `Warten auf ${list(names)}`,
  "lamp.spectators": (count) => (count === 1 ? "1 schaut zu" : `${count} schauen zu`),

  "screen.lost": (since) => `Keine Verbindung zum Server seit ${since}; sie kommt von selbst wieder.`,

  "join.title": "Nimm Platz",
  "join.lead": (game) =>
    `${game}. Wähle, was du fliegst, sag, wer du bist, und schreibe deine Befehle hier geheim.`,
  "join.code": "Code des Tisches",
  "join.find": "Tisch suchen",
  "join.name": "Dein Name",
  "join.seat": "Dein Platz",
  "join.do": "Mitspielen",
  "join.watch": "Nur zuschauen",
  "join.full": "Alle Plätze sind vergeben. Du kannst zuschauen oder warten, bis einer frei wird.",
  "join.pieces": (pieces) => pieces.join(", "),
  "join.taken": (name) => `hat ${name}`,
  "join.noName": "Schreibe erst einen Namen mit 1 bis 24 Zeichen.",
  "join.noSeat": "Wähle erst einen Platz.",
  "join.handover": "Einen Platz von einem anderen Gerät übernehmen",
  "join.handoverCode": "Code für den Platz",
  "join.takeOver": "Übernehmen",

  "link.lost": (since) =>
    `Keine Verbindung seit ${since}. Was du schreibst, bleibt hier und geht ab, sobald sie wieder da ist.`,
  "link.lostSealed": (since) =>
    `Keine Verbindung seit ${since}. Deine Befehle sind noch nicht auf dem Server; sie gehen ab, sobald sie wieder da ist.`,
  "link.unsent": "Deine Befehle sind unterwegs zum Server …",
  "link.elsewhere": "Dieser Platz wird jetzt in einem neueren Fenster gespielt.",
  "link.take": "Hier spielen",
  "link.freed": "Der Gastgeber hat diesen Platz freigegeben, oder er ging an ein anderes Gerät.",
  "link.join": "Platz nehmen",
  "link.outdated": "Der Server hat ein neueres Tallyho. Lade die Seite neu; was du geschrieben hast, bleibt.",
  "link.reload": "Neu laden",
  "link.waiting": (names) =>
    `Warten auf ${list(names)}. Schau dir solange den Tisch, die Bögen oder das Protokoll an.`,
  "link.mates": (orders) =>
    `Deine Seite hat versiegelt: ${list(orders.map(({ id, text }) => `${id}: ${text}`))}.`,
  "link.takeBack": (who, steps) =>
    `${who} bittet darum, ${steps === 1 ? "einen Schritt" : `${steps} Schritte`} zurückzunehmen.`,
  "link.agree": "Zurücknehmen lassen",
  "link.refuse": "Stehen lassen",
  "link.asked": "Die anderen werden gefragt, ob es zurückgehen darf.",
  "link.frozen": "Diese Partie steht wegen eines Fehlers im Programm; ihr Protokoll ist erhalten.",
  "link.read": "In Ordnung",
  "link.noAnswer":
    "Der Server antwortet nicht. Prüfe, ob dieses Gerät im Netz des Gastgebers ist, und versuche es noch einmal.",
  "link.seat": "Dein Platz",
  "link.solid": "Den Tisch in 3D zeigen",
  "link.handOver": "Den Platz an ein anderes Gerät geben",
  "link.handover": (code) =>
    `Wähle am anderen Gerät an diesem Tisch „Einen Platz übernehmen“ und schreibe ${code}.`,
  "link.goodFor": (minutes) =>
    minutes === 1 ? "Das gilt noch weniger als eine Minute." : `Das gilt noch ${minutes} Minuten.`,
  "link.runOut":
    "Der Code für deinen Platz ist abgelaufen; gib den Platz noch einmal ab, dann bekommst du einen neuen.",
  "link.lend": "Einen Computer für mich spielen lassen",
  "link.recall": "Wieder selbst spielen",
  "link.lent": "Ein Computer spielt deinen Platz.",
};

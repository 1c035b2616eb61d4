import { sideName, verbOf } from "./sides.ts";
import type { table as english } from "./table.en.ts";

function seat(id: string): string {
  return sideName(id, "de");
}

function list(ids: readonly string[]): string {
  const names = ids.map(seat);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;
}

function counted(figure: number, one: string, many: string): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

function levels(figure: number): string {
  return counted(figure, "Stufe", "Stufen");
}

/** Words of the table page, in German. */
export const table: typeof english = {
  "table.loading": () => "Der Tisch wird gedeckt …",
  "table.missing": () => "Diese Partie lässt sich nicht öffnen",
  "table.home": () => "Alle Spiele",
  "table.matches": () => "Eigene Partien",
  "table.flat": () => "Der 3D-Tisch lässt sich hier nicht zeigen; dies ist die flache Zeichnung.",

  "seat.name": seat,
  "seat.named": ({ seat: id, player }) => `${seat(id)} (${player})`,

  "turn.phase": ({ turn, phase }) => `Runde ${turn} · ${phase}`,
  "turn.setup": () => "Aufstellung",
  "turn.replay": () => "Rückschau",
  "turn.everybody": () => "Alle",

  "curtain.title": (id) => `Geheime Befehle von ${seat(id)}${verbOf(id, "", "n")}`,
  "curtain.sheer": (id) =>
    `${seat(id)} ${verbOf(id, "schreibt", "schreiben")} als Nächstes. Den Bildschirm übergeben; sonst schaut keiner.`,
  "curtain.opaque": (id) => `Jetzt ${verbOf(id, "darf", "dürfen")} nur ${seat(id)} auf den Bildschirm sehen.`,
  "curtain.lift": (id) => `An ${seat(id)}: tippen, wenn allein`,
  "curtain.back": (id) => `${seat(id)} ${verbOf(id, "will", "wollen")} die Befehle ändern`,

  "pieces.title": () => "Flugzeuge",
  "pieces.none": () => "Auf dem Tisch steht nichts.",
  "pieces.hint": () => "Ein eigenes wählen, dann auf ein anderes zeigen: Entfernung und Schussfeld.",
  "badge.title": ({ from, to }) => `${from} auf ${to}`,

  "drawer.title": () => "Pult",
  "drawer.desk": () => "Befehle",
  "drawer.sheets": () => "Bögen",
  "drawer.log": () => "Protokoll",
  "drawer.close": () => "Zuklappen",

  "slip.title": () => "Was geschah",
  "slip.orders": () => "Aufgedeckte Befehle",
  "slip.dice": () => "Würfel",
  "slip.nothing": () => "Noch ist nichts geschehen. Die ersten Befehle eröffnen das Spiel.",
  "slip.skip": () => "Weiter",
  "slip.weighed": () => "Was der Computer abgewogen hat",
  "slip.die": ({ kind, face }) => `${face} auf einem ${kind.replace("d", "W")}`,

  "log.filter": () => "Nur Zeilen mit",
  "log.copy": () => "Als Text kopieren",
  "log.copied": () => "Das Protokoll ist kopiert.",
  "log.copyFailed": () => "Dieser Browser lässt keine Seite kopieren; bitte den Text selbst markieren.",
  "log.empty": () => "Das Protokoll ist leer: noch ist nichts geschehen.",
  "log.noMatch": () => "Keine Zeile enthält das.",
  "log.rolled": (faces) => `Würfel ${faces.join(", ")}`,
  "log.takenBack": ({ rounds, agreed }) =>
    agreed.length > 0
      ? `Zurückgenommen: ${counted(rounds, "Schritt", "Schritte")}; einverstanden: ${list(agreed)}.`
      : `Zurückgenommen: ${counted(rounds, "Schritt", "Schritte")}.`,
  "log.jump": (turn) => `Diesen Augenblick zeigen (Runde ${turn})`,

  "replay.title": () => "Rückschau",
  "replay.slider": () => "Augenblick",
  "replay.play": () => "Abspielen",
  "replay.pause": () => "Anhalten",
  "replay.back": () => "Einen Schritt zurück",
  "replay.forward": () => "Einen Schritt weiter",
  "replay.slower": () => "Langsamer",
  "replay.faster": () => "Schneller",
  "replay.speed": (times) => `${times}-fach`,
  "replay.live": () => "Zurück zum Spiel",
  "replay.branch": () => "Was wäre wenn …",
  "replay.branchHint": () => "Von diesem Augenblick an eine neue Partie beginnen",
  "replay.link": () => "Link kopieren",
  "replay.linked": () => "Ein Link auf diesen Augenblick ist kopiert.",
  "replay.lens": () => "Gesehen von",
  "replay.public": () => "Allen",
  "replay.at": ({ moment, last, when }) => `${when}, Schritt ${moment} von ${last}`,

  "tape.button": () => "Maßband",
  "tape.title": () => "Maßband",
  "tape.start": () =>
    "Ein Modell oder die Matte anklicken, dann den nächsten Punkt. Von Mitte zu Mitte. Esc löscht.",
  "tape.from": (name) => `Ab ${name}`,
  "tape.mat": () => "der Matte",
  "tape.clear": () => "Löschen",
  "tape.away": () => "Weglegen",
  "tape.undo": () => "Letzten Punkt weg",
  "tape.inches": ({ slant, flat, apart }) =>
    apart === 0 ? `${slant}″` : `${slant}″ schräg (${flat}″ flach, ${levels(apart)})`,
  "tape.centimetres": ({ slant, flat, apart }) =>
    apart === 0 ? `${slant} cm` : `${slant} cm schräg (${flat} cm flach, ${levels(apart)})`,
  "tape.hexes": ({ hexes, metres, apart }) =>
    [
      `${hexes} ${hexes === 1 ? "Feld" : "Felder"}${metres === undefined ? "" : ` (${metres} m)`}`,
      ...(apart === 0 ? [] : [`${apart} m Höhe`]),
    ].join(", "),
  "number.tenths": ({ whole, tenths }) => `${whole},${tenths}`,

  "typed.title": () => "Echte Würfel werfen",
  "typed.about": ({ dice, by }) =>
    `${seat(by)} ${verbOf(by, "wirft", "werfen")} ${dice.map((kind) => kind.replace("d", "W")).join(", ")}.`,
  "typed.die": ({ nth, of, kind }) => {
    const die = kind.replace("d", "W");
    return of > 1 ? `Würfel ${nth} von ${of} (${die}): welche Zahl?` : `Der ${die}: welche Zahl?`;
  },
  "typed.here": () => "Stattdessen hier würfeln",
  "typed.again": () => "Neu ablesen",

  "typed-count": ({ given, wanted }) =>
    `${wanted} Zahlen werden gebraucht, nicht ${given}: eine von jedem Würfel.`,

  "takeBack.title": () => "Zurücknehmen",
  "takeBack.about": () =>
    "Die letzten Schritte gehen zurück, als wären sie nicht gewesen; im Protokoll bleibt eine graue Zeile.",
  "takeBack.steps": (rounds) => counted(rounds, "Schritt", "Schritte"),
  "takeBack.count": () => "Wie viele Schritte",
  "takeBack.more": () => "Ein Schritt mehr",
  "takeBack.fewer": () => "Ein Schritt weniger",
  "takeBack.free": () => "Nichts wurde gewürfelt oder gezeigt: das geht frei.",
  "takeBack.agree": (id) => `${seat(id)} ${verbOf(id, "ist", "sind")} einverstanden`,
  "takeBack.asks": () => "Es wurde gewürfelt oder aufgedeckt, also müssen alle einverstanden sein.",
  "takeBack.alone": () => "An diesem Bildschirm muss sonst niemand zustimmen.",
  "takeBack.computers": () => "Computer stimmen immer zu und denken dann neu nach.",
  "takeBack.do": () => "Zurücknehmen",
  "takeBack.keep": () => "Stehen lassen",
  "takeBack.none": () => "Noch ist nichts gespielt, das man zurücknehmen könnte.",

  "end.title": () => "Das Spiel ist aus",
  "end.winner": (id) => `${seat(id)} ${verbOf(id, "gewinnt", "gewinnen")}`,
  "end.draw": () => "Unentschieden",
  "end.replay": () => "Rückschau ansehen",
  "end.rematch": () => "Noch einmal spielen",
  "end.share": () => "Teilen",
  "end.statistics": () => "Würfelstatistik",
  "end.match": () => "Statistik",

  "menu.button": () => "Menü",
  "menu.takeBack": () => "Zurücknehmen …",
  "menu.redo": () => "Wiederherstellen",
  "menu.seats": () => "Wer spielt …",
  "menu.numbers": () => "Nummern der Hexe",
  "menu.projector": () => "Fenster für den Beamer",
  "menu.share": () => "Teilen …",
  "menu.save": () => "Als Datei sichern",
  "menu.statistics": () => "Würfelstatistik",
  "menu.setup": () => "Der Aufbau …",
  "menu.match": () => "Statistik des Spiels",
  "menu.print": () => "Bögen drucken …",
  "menu.settings": () => "Einstellungen",
  "menu.help": () => "Tasten und Hilfe",
  "menu.rules": () => "Regeln",
  "menu.home": () => "Alle Spiele",
  "menu.arcs": () => "Schussfelder",
  "menu.envelope": () => "Wo es nächste Runde sein kann",
  "menu.top": () => "Senkrecht von oben",
  "menu.mute": () => "Ton aus",
  "menu.unmute": () => "Ton an",
  "sound.on": () => "Der Ton ist an.",
  "sound.off": () => "Der Ton ist aus.",
  "menu.whole": () => "Ganzer Tisch",

  "share.title": () => "Diese Partie teilen",
  "share.about": () =>
    "Der Link enthält die ganze Partie; wer ihn öffnet, kann sie ansehen. Es wird nichts verschickt.",
  "share.link": () => "Link kopieren",
  "share.copied": () => "Der Link ist kopiert.",
  "share.open": () => "Noch verdeckte Befehle stehen nie darin.",
  "share.unfinished": () => "Die Partie läuft noch: der Link zeigt sie bis hierher.",
  "share.file": () => "Als Datei sichern",
  "share.long": (characters) =>
    `Der Link hat ${characters} Zeichen; manche Programme kürzen lange Links. Die Datei geht immer.`,

  "refusal.near": () => "Erlaubt und ähnlich:",

  "help.title": () => "Tasten",
  "help.about": () => "Alles hat auch einen Knopf; die Tasten sind schneller.",
  "help.group.table": () => "Tisch",
  "help.group.replay": () => "Rückschau",
  "help.group.goal": () => "So wird diese Partie gewonnen",
  "help.group.play": () => "Spielen",
  "help.tab": () => "durch Flugzeuge und Papiere gehen",
  "help.enter": () => "wählen, was den Fokus hat; den Bildschirm übernehmen",
  "help.all": () => "in einer Befehlszeile: alle sind bereit (Eingabe: nur dieses)",
  "help.frame": () => "das gewählte Flugzeug ins Bild holen",
  "help.top": () => "senkrecht von oben und zurück",
  "help.home": () => "der ganze Tisch",
  "help.views": () => "gemerkte Ansicht zeigen; mit Umschalt merken",
  "help.pan": () => "über den Tisch fahren",
  "help.mouseKey": () => "Maus",
  "help.mouse": () => "rechts ziehen dreht, Rad zoomt, links am gewählten Schatten ziehen plant",
  "help.tape": () => "Maßband",
  "help.numbers": () => "Hexe nummerieren oder nicht mehr",
  "help.sound": () => "Ton an und aus",
  "help.esc": () => "Maßband löschen, Flugzeug loslassen",
  "help.roll": () => "wartende Würfel werfen; einen Wurf abkürzen",
  "help.undo": () => "rückgängig; zurücknehmen",
  "help.redo": () => "wiederholen; wiederherstellen",
  "help.step": () => "ein Schritt zurück oder weiter, während die Rückschau offen ist",
  "help.turn": () => "eine ganze Runde",
  "help.space": () => "abspielen und anhalten",
  "help.speed": () => "langsamer, schneller",
  "help.again": () => "die Partie neu beginnen, wenn in den Einstellungen die große Schrift an ist",
  "help.help": () => "diese Seite",
  "help.drawers": () => "Befehle, Bögen, Protokoll",
};

import { counted } from "./counted.ts";
import { sideName, verbOf } from "./sides.ts";
import type { table as english } from "./table.en.ts";

function seat(id: string): string {
  return sideName(id, "de");
}

function levels(figure: number): string {
  return counted(figure, "Stufe", "Stufen");
}

/** Words of the table page, in German. */
export const table: typeof english = {
  "table.loading": "Der Tisch wird gedeckt …",
  "table.label":
    "Der Tisch, ein Bild: Pfeile oder W A S D bewegen die Ansicht, T blickt von oben, F rückt den Kampf ins Bild",
  "table.missing": "Diese Partie lässt sich nicht öffnen",
  "table.home": "Alle Spiele",
  "table.matches": "Eigene Partien",
  "table.flat": "Der 3D-Tisch lässt sich hier nicht zeigen; dies ist die flache Zeichnung.",

  "seat.name": seat,
  "seat.named": ({ seat: id, player }) => `${seat(id)} (${player})`,

  "takeBack.to": ({ turn, phase, asked }) =>
    `Zurück in Runde ${turn}: ${phase}${asked.length > 0 ? ` (${asked.join(", ")})` : ""}.`,
  "turn.phase": ({ turn, phase }) => (turn > 0 ? `Runde ${turn} · ${phase}` : phase),
  "turn.setup": "Aufstellung",
  "turn.replay": "Rückschau",
  "turn.everybody": "Alle",

  "curtain.title": (id) => `Nur für ${seat(id)}`,
  "curtain.sheer": (id) =>
    `${seat(id)} ${verbOf(id, "ist", "sind")} als Nächstes dran. Den Bildschirm übergeben; sonst schaut keiner.`,
  "curtain.opaque": (id) => `Jetzt ${verbOf(id, "darf", "dürfen")} nur ${seat(id)} auf den Bildschirm sehen.`,
  "curtain.lift": (id) => `An ${seat(id)}: tippen, wenn allein`,
  "curtain.anew": (id) =>
    `${seat(id)} ${verbOf(id, "beginnt", "beginnen")} von vorn: Versiegeltes wird nicht noch einmal gezeigt.`,
  "curtain.stay": (id) =>
    `${seat(id)} ${verbOf(id, "macht", "machen")} weiter; die anderen Befehle bleiben versiegelt`,
  "curtain.back": (id) => `${seat(id)} ${verbOf(id, "will", "wollen")} die Befehle ändern`,

  "pieces.title": "Auf dem Tisch",
  "pieces.none": "Auf dem Tisch steht nichts.",
  "forecast.sure": (button) => `Noch einmal „${button}“ fliegt es trotzdem.`,
  "forecast.here": "Von hier:",
  "forecast.there": "Von dort:",
  "badge.drafted": "Von dort, wo der Befehl endet:",
  "badge.title": ({ from, to }) => `${from} auf ${to}`,

  "drawer.title": "Befehle und Bögen",
  "drawer.orders": "Befehle",
  "drawer.sheets": "Bögen",
  "drawer.situation": "Lage",
  "drawer.close": "Zuklappen",

  "sheet.large": "Groß lesen",
  "sheet.hidden": (count) => `${count} ${count === 1 ? "Karte" : "Karten"} verdeckt`,

  "slip.title": "Protokoll",
  "slip.orders": "Aufgedeckte Befehle",
  "slip.nothing": "Noch ist nichts geschehen. Die ersten Befehle eröffnen das Spiel.",
  "slip.skip": "Weiter",
  "slip.weighed": "Was der Computer abgewogen hat",
  "slip.die": ({ kind, face }) => `${face} auf einem ${kind.replace("d", "W")}`,

  "log.copyFailed": "Dieser Browser lässt keine Seite kopieren; bitte den Text selbst markieren.",

  "replay.title": "Rückschau",

  "things.counters": "Marken auf der Karte",
  "things.sites": "Orte auf der Karte",
  "things.pile": ({ label, count }) => `${label}: ${count} ${count === 1 ? "Karte" : "Karten"}`,

  "tape.button": "Maßband",
  "tape.length": ({ slant, flat, unit, apart }) =>
    apart === 0 ? slant + unit : `${slant}${unit} schräg (${flat}${unit} flach, ${levels(apart)})`,
  "tape.cells": ({ cells, shape, metres, apart }) =>
    [
      `${shape === "hex" ? counted(cells, "Hex", "Hexe") : counted(cells, "Feld", "Felder")}${metres === undefined ? "" : ` (${metres} m)`}`,
      ...(apart === 0 ? [] : [`${apart} m Höhe`]),
    ].join(", "),
  "number.tenths": ({ whole, tenths }) => `${whole},${tenths}`,

  "end.winner": (id) => `${seat(id)} ${verbOf(id, "gewinnt", "gewinnen")}`,
  "end.draw": "Unentschieden",

  "menu.button": "Menü",
  "menu.rules": "Regeln",
  "sound.is": (on) =>
    on === null ? "Dieses Gerät hat keinen Ton; gespielt wird weiter." : `Der Ton ist ${on ? "an" : "aus"}.`,

  "refusal.near": "Erlaubt und ähnlich:",
};

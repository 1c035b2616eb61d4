import type { Catalogue, PhrasesOf } from "../../core/phrase.ts";
import type { words as english } from "./words.en.ts";

/** Was zum Öffnen eines Servers für ein Netz gesagt wird, auf Deutsch. */
export const words: Catalogue<PhrasesOf<typeof english>> = {
  "not-here": "Nur die Seite auf dem Rechner, auf dem der Server läuft, darf ihn für ein Netz öffnen.",
  "no-address": ({ address }) =>
    `Dieser Rechner hat keine Adresse ${address}; wähle eine von denen, die angeboten werden.`,
  fixed: "Der Server wurde schon offen für das Netz gestartet; beende ihn, um ihn zu schließen.",
  "no-port":
    "An dieser Adresse ließ sich kein Port öffnen; sieh nach, ob etwas auf diesem Rechner es verbietet.",
  message: "Erwartet wird eine Liste von Adressen, wie sie angeboten werden.",
  "hello-title": "Tallyho: erreicht",
  hello: "Dieses Gerät kann den Tisch erreichen.",
};

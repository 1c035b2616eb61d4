import type { NoticeWords } from "./words.en.ts";

/** Words of what is told above any page, in German. */
export const words: NoticeWords = {
  absent:
    "Dieser Browser bewahrt nichts auf: was gespielt wird, ist fort, wenn diese Seite geschlossen wird. Bitte als Datei sichern.",
  blocked:
    "Dieser Browser erlaubt nicht, Partien aufzubewahren; er wird immer wieder gefragt. Bis er es erlaubt, kann das Gespielte fort sein, wenn diese Seite geschlossen wird. Bitte als Datei sichern.",
  full: "Für Partien ist kein Platz mehr: die letzten Züge können fort sein, wenn diese Seite geschlossen wird. Die Partie als Datei sichern oder alte Partien löschen.",
  late: "Der Speicher des Browsers hat nicht geantwortet; er wird immer wieder gefragt. Bis er antwortet, kann das Gespielte fort sein, wenn diese Seite geschlossen wird.",
  fleeting:
    "Dieser Browser löscht, was eine Seite aufbewahrt, wenn sie eine Woche lang nicht besucht wird. Partien, die bleiben sollen, als Datei sichern, oder Tallyho auf den Home-Bildschirm legen.",
  save: "Als Datei sichern",
  gone: "Ein Teil der Seite lässt sich nicht holen: Es fehlt das Netz, oder eine neuere Fassung ist an seine Stelle getreten. Die Partien sind sicher; bitte die Seite neu laden, wenn ein Netz da ist.",
  again: "Neu laden",
  newer: "Eine neuere Fassung von Tallyho ist da.",
  take: "Jetzt benutzen",
};

import type { words as english } from "../../en/ledger/house.ts";

/** Unsere eigenen Entscheidungen, wo all das schweigt. */
export const words: typeof english = {
  "BB-H1":
    "Kürzere Szenarien spielen eine Spanne von Runden, mit Verbänden nach Wahl und vielleicht immer klarem Wetter; was vorher abgezogen wurde, ist nicht da. Ein Szenario beginnt mit so vielen Zielen, dass zwei erfahrene Computerspieler gleichauf sind; die des Buchs können abgesprochen werden.",
  "BB-H2":
    "Instandsetzungswürfel werden nur geteilt, wo es von beidem etwas instandzusetzen gibt; sonst gelten alle dem einen.",
  "BB-H3":
    "Ein Zug wird als gerade Wege von Knick zu Knick befohlen; mit `more` wird der Rest gesagt, wenn der erste Teil geflogen ist.",
  "BB-H4": "Zwei Staffeln, die einander nichts anhaben können, trennen sich nach hundert Durchgängen.",
  "BB-H5": "Bietet niemand, spielt der zuerst Gefragte die Deutschen, zu der abgesprochenen Zahl.",
  "BB-H6":
    "Welcher Wing das Ass der 303 hat, weiß der Gegner, wenn sein Würfel geworfen ist; was oben auf einen Stapel zurückkommt, wissen alle, bis jemand es gezogen haben kann.",
  "BB-H7":
    "Alle sehen, welche Staffeln vorzeitig gehen, welche bomben und welche der RAF gegen Gruppen gesetzt sind.",
  "BB-H8":
    "Wo mehrere in Frage kämen, ist es der erste: der Wing, der für eine Ablösung gibt, der Wing eines Big Wing, der verliert, und London vor seinem Hafen.",
  "BB-H9":
    "Eine Seite kann mehrere Spieler haben, die ihre Groups oder Luftflotten unter sich teilen und zusammen gewinnen; jeder wird nach dem Seinen gefragt, der erste nach dem, was der ganzen Seite gilt.",
  "BB-H10":
    "Ein Abfangen oder Kurvenkampf darf an einem anderen Tisch ausgefochten werden, wo der Aufbau es sagt oder beide Seiten denselben nennen oder eine es der anderen überlässt; wer kämpft, zeigt sich dann, und nach einem Abfangen geht je Seite höchstens eine Staffel in Ruhe.",
};

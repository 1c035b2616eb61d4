import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import type { phases as english } from "./en.ts";

/** Was gerade geschieht: die Schritte des Spielablaufs und die Fragen darin. */
export const phases: Catalogue<PhrasesOf<typeof english>> = {
  "phase.resource": "Mittel",
  "phase.weave": "Gebot für den Thach Weave",
  "phase.accept": "Antwort auf das Gebot",
  "phase.bids": "Gebote für die Anfangsstufe",
  "phase.name": "Nächste Rotte",
  "phase.stay": "Bleiben oder abbrechen",
  "phase.keen": "Scharfe Augen",
  "phase.jettison": "Lasten",
  "phase.wingman": "Kaczmarek",
  "phase.wingman-play": "Kaczmarek",
  "phase.altitude": "Höhe",
  "phase.target": "Bomben und Tiefangriff",
  "phase.leader": "Führer",
  "phase.leave": "Lösen vom Gegner",
  "phase.respond": "Antworten",
  "phase.aggregate": "Weiteres Feuer",
  "phase.pay": "Karten zahlen",
  "phase.follow": "Folgen",
  "phase.trim": "Karten ablegen",
  "phase.shed": "Handgrenze",
  "phase.over": "Die Partie ist zu Ende",
};

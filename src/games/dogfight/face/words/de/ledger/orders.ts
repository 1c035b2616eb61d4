import type { words as english } from "../../en/ledger/orders.ts";

export const words: typeof english = {
  "DF-17":
    "Eine Ziffer, 1 bis 5, ist immer Geradeausflug, auch nach einem Buchstaben; Ziffern nebeneinander zählen zusammen; jeder Buchstabe ist ein Punkt.",
  "DF-18": "Kleine Buchstaben, Leerzeichen und Kommas sind erlaubt.",
  "DF-19": "SPEED darf vor einem Doppelpunkt angesagt werden; sie wird geprüft und nie gedruckt.",
  "DF-20": "Die 0 steht nur allein.",
  "DF-21": "Ein Höhenzeichen, +, - oder --, darf den Zug beenden; es ist kein Teil der Bewegung.",
  "DF-22": "E1: ein unbekanntes Zeichen, oder gar nichts.",
  "DF-23": "E2: die Kosten sind nicht die angesagte SPEED.",
  "DF-24": "E3: SPEED über der jetzigen ENGINE.",
  "DF-25": "E4: SPEED um mehr als 1 geändert, außer ENGINE erzwingt es.",
  "DF-26": "E5: mehr Uhrpunkte als erlaubt.",
  "DF-27": "E6: eine Drehung gleich nach einer Drehung.",
  "DF-28": "E7: eine Drehung am Anfang, wo der letzte Zug mit einer endete.",
  "DF-29": "E8: SPEED unter dem Mindestmaß.",
  "DF-30": "E9: ein Höhenzeichen, das hier nicht erlaubt ist.",
  "DF-31": "Eine Ablehnung nennt jede verletzte Prüfung der Reihe nach; nach E1 wird nichts weiter geprüft.",
};

import type { words as english } from "../../en/ledger/turn.ts";

export const words: typeof english = {
  "GW-1": "Eine Runde hat fünf Schritte: Verfolgen, Initiative, Bewegung mit Feueransagen, Kampf, Wind.",
  "GW-2":
    "Nach dem Kampf kommen Fallschirme, Kraftstoff, Ohnmachten, Ladehemmungen und Trommelwechsel, dann der Wind.",
  "GW-3":
    "Asse, Sonderregeln der Typen und Vorhalt gelten immer; Wind, fortgesetzte Kurve, Kunstflug, Flak, Gefangennahme, verwundete Beobachter und das hintere MG der F.E.2b sind Schalter.",
};

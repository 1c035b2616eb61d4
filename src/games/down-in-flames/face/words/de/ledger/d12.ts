import type { words as english } from "../../en/ledger/d12.ts";

export const words: typeof english = {
  "DIF-6": "Nach Absprache entscheidet ein W12 statt des W6.",
  "DIF-6.1.1": "Bis zum doppelten Verhältnis beschädigt er,",
  "DIF-6.1.2": "bis zum Verhältnis schießt er ab.",
  "DIF-6.1.3": "Verhältnisse werden auf Halbe abgerundet.",
  "DIF-6.1.4": "Bei 1:2 wird eine 1 noch einmal geworfen: 1 bis 6 schießt ab, 7 bis 12 beschädigt.",
  "DIF-6.1.5": "Unter 1:2 wird eine 1 noch einmal geworfen: 1 und 2 schießen ab, 3 bis 6 beschädigen.",
  "DIF-6.1.6":
    "16 gegen 6 sind also 2,5:1: 1 und 2 schießen ab, 3 bis 5 beschädigen; 4:1 schießt mit 1 bis 4 ab.",
  "DIF-6.1.7":
    "Was gegen Bomber übrig ist, zählt bei 1 bis 3 mit 2 oder 3, bei 1 bis 6 mit 4 oder 5, bei 1 bis 9 mit 6 oder 7.",
};

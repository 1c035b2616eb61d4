import type { words as english } from "../../en/ledger/criticals.ts";

export const words: typeof english = {
  "GW-51": "Die Nummern 2 und 12 treffen den Piloten: zwei Würfel, bis 8 schwer verwundet, ab 9 tot.",
  "GW-52": "Nummer 4 trifft den Motor: ein Würfel, 1–2 kostet 1 MP, 3–5 kostet 2, 6 kostet 3.",
  "GW-53": "Nummer 11 trifft ihn schwer: 1 kostet 2 MP, 2–3 kosten 3, 4–6 kosten 4.",
  "GW-54":
    "Nummer 10 durchlöchert den Tank: an jedem Rundenende zwei Würfel weniger die Runden seither; bei 2 oder weniger ist er leer.",
  "GW-55": "Nummer 6 tötet einen Beobachter.",
  "GW-56": "Ein schwer verwundeter Beobachter feuert nicht, fotografiert nicht und beobachtet nicht.",
  "GW-57":
    "Mit dem Schalter für verwundete Beobachter würfelt Nummer 6 zwei Würfel + 1: bis 8 verwundet, ab 9 tot.",
};

import type { words as english } from "../../en/ledger/altitude.ts";

export const words: typeof english = {
  "DF-63": "Stufen gehen von 1 bis 20, und ein zwanzigseitiger Würfel am Fuß des Ständers zeigt die Stufe.",
  "DF-64": "+ steigt eine Stufe für 1 SPEED; - stürzt eine, -- zwei Stufen, umsonst.",
  "DF-65": "In der nächsten Runde darf SPEED um 1 steigen, nach - um 2, nach -- um 3, nie über ENGINE.",
  "DF-66": "Ein Zeichen zählt bei den Kosten, auch wo es abgelehnt wird.",
  "DF-67": "Kein Steigen über die Gipfelhöhe, kein Sturz unter Stufe 1.",
  "DF-68": "Die Entfernung ist schräg: eine Stufe zählt einen Zoll.",
  "DF-69": "Eine Bugwaffe braucht außerdem höchstens so viele Stufen Unterschied wie Zoll.",
  "DF-70": "Bögen, getroffene Seite und Schaden gelten flach.",
};

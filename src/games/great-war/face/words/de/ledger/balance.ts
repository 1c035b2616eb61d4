import type { words as english } from "../../en/ledger/balance.ts";

export const words: typeof english = {
  "GW-10": "Keine Seite zieht mehr als zwei Einheiten nacheinander, solange die andere noch eine hat.",
  "GW-11":
    "Wo nach der Liste eine dritte käme, zieht erst die niedrigste der anderen Seite; die Folge steht vor dem ersten Zug fest.",
  "GW-12": "Eine Verfolgergruppe ist eine Einheit der Seite ihres Ziels; die Verfolger zählen für niemanden.",
  "GW-13": "Ballone, Gleiter und Klasse G stehen außerhalb dieses Ausgleichs.",
  "GW-14": "Der Ausgleich geht vor der Initiative und vor der Wahl unter gleichauf liegenden Freunden.",
};

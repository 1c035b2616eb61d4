import type { words as english } from "../../en/ledger/pilots.ts";

export const words: typeof english = {
  "DIF-9": "Piloten werden nicht wie im Grundspiel bewertet, und Lasten wiegen schwerer.",
  "DIF-9.1": "Piloten reichen vom Rekruten bis zum Ass; Gaben können dazukommen.",
  "DIF-9.1.1": "Ein Rekrut als Führer hält zwei Karten weniger und hat einen Feuerstoß weniger.",
  "DIF-9.1.2": "Ein Rekrut als Kaczmarek zieht eine Karte weniger zum Angriff und eine weniger zur Abwehr.",
  "DIF-9.1.3": "Ein unerfahrener Führer hält zwei Karten weniger.",
  "DIF-9.1.4":
    "Ein unerfahrener Kaczmarek zieht eine Karte weniger: von der Abwehr, wenn sie größer ist, sonst vom Angriff.",
  "DIF-9.1.5": "Ein Erfahrener ist, wie alle anderen Regeln sagen.",
  "DIF-9.1.6": "Ein Veteran als Führer hält immer eine Karte mehr.",
  "DIF-9.1.7":
    "Ein Veteran als Kaczmarek zieht in geraden Runden eine Karte mehr: vom Angriff, wenn er kleiner ist, sonst von der Abwehr.",
  "DIF-9.1.8":
    "Ein Ass hat je eins mehr von Wendigkeit, Fahrt und Leistung und spielt einmal in der Partie irgendeine Karte als FLIEGERASS.",
  "DIF-9.1.9":
    "Ein Scharfschütze hat einen Feuerstoß mehr und verschießt sich nie; ist er bekannt, wird dafür nicht gewürfelt.",
  "DIF-9.1.10":
    "Ein erfahrener Führer oder Veteran mit scharfen Augen beginnt seinen ersten Zug, als wäre ihm gegen einen Gegner seiner Wahl ein MANÖVER gelungen.",
  "DIF-9.1.11": "Was ein Pilot kann, bleibt geheim, bis der Kampf es zeigt.",
  "DIF-9.2": "Bomben oder ein Torpedo kosten Jäger und leichte Bomber außerdem:",
  "DIF-9.2.1": "zwei Wendigkeit, wenn sie mehr als 4 haben, sonst eine, nie unter 1,",
  "DIF-9.2.2": "und eine Leistung, nie unter 1.",
  "DIF-9.2.3": "Die Fahrt bleibt, wie sie ist.",
  "DIF-9.2.4": "Wer beschädigt wird, wirft die Last sofort ab; beides zählt also nie zusammen.",
  "DIF-9.3": "Was Schaden kostet, steht bei DIF-5.",
};

import type { words as english } from "../../en/ledger/damage.ts";

export const words: typeof english = {
  "DIF-5": "Schaden kostet ein Flugzeug Teile seiner Werte.",
  "DIF-5.1": "Ein Führer verliert von dreien:",
  "DIF-5.1.1": "eine Leistung, nie unter 1,",
  "DIF-5.1.2": "zwei Wendigkeit, wenn er mehr als 4 hat, sonst eine, nie unter 1,",
  "DIF-5.1.3": "und eine Fahrt, nie unter 1.",
  "DIF-5.2": "Ein Kaczmarek hat eine Karte weniger: von der Abwehr, wenn sie größer ist, sonst vom Angriff.",
  "DIF-5.3": "Flugzeuge eines Verbands müssen beschädigt nur ausscheren.",
  "DIF-5.4": "Wer ein zweites Mal beschädigt wird, ist abgeschossen.",
  "DIF-5.5": "Ein TANKTREFFER zählt auf Jäger und leichte Bomber vier Treffer.",
};

import type { words as english } from "../../en/ledger/ground.ts";

export const words: typeof english = {
  "GW-81": "Mit Bomben ist die Höchstgeschwindigkeit um eins kleiner.",
  "GW-82": "Ein Einsitzer mit Bomben ist eine Stufe weniger wendig, außer er hat B oder A.",
  "GW-83": "Mit Bomben ist keine Silhouette besser als 0.",
  "GW-84": "Mit Bomben steigt man 50 m weniger, aber 50 m gehen immer, wenn Schaden es nicht verbietet.",
  "GW-85":
    "Drückt Schaden die Höchstgeschwindigkeit eines beladenen Flugzeugs auf die kleinste, wirft es sofort ab.",
  "GW-86":
    "Wer Gräben aus höchstens 350 m beschießt, zieht MG-Feuer auf sich: einen Angriff für 1–2 Hexe, zwei für 3–5, drei ab 6, mit −1 und gegen einen Neuling +1.",
  "GW-87": "Wer Straßen beschießt, zieht kein Feuer auf sich außer der Flak.",
  "GW-88":
    "Flak: Über der feindlichen Hälfte, höchstens 5 Hexe von seinen Gräben und in höchstens 2000 m ist am Rundenende eine 1 oder 2 ein Angriff.",
  "GW-89":
    "Wer in dieser Runde im Tiefflug beschossen hat, den greift die Flak mit −1 an, dazu das +1 gegen Neulinge und sonst nichts.",
  "GW-90": "Die Flak schweigt, wo ein eigenes Flugzeug höchstens 3 Hexe und 150 m vom Ziel entfernt ist.",
  "GW-91":
    "Über den eigenen Linien trifft die eigene Flak bei einer 1, wenn das nächste feindliche Flugzeug 3 bis 10 Hexe entfernt ist.",
  "GW-92":
    "Die Geschütze um einen Ballon feuern schon während des Zuges auf den Angreifer, sobald er in Reichweite ist, einmal je Runde, und das wirkt sofort.",
  "GW-93": "Ein verstecktes Geschütz muss erst entdeckt werden und darf dann sofort feuern.",
  "GW-94":
    "Bei Ballonen zählen Asse und Neulinge, Silhouetten nicht; in höchstens 350 m hat Bodenfeuer auf den Angreifer nur das +1 gegen Neulinge.",
  "GW-95": "Ballone ziehen immer zuerst.",
  "GW-96":
    "Wo der Zuschlag dem Bodenfeuer keinen kritischen Wurf lässt, ist ein gewürfelter bei 1 bis 3 auf einem Würfel doch einer.",
  "GW-97":
    "Bodenfeuer trifft den Piloten bei Nummer 2 auf eine 6, einen Beobachter bei Nummer 6 auf 5 oder 6, den Piloten bei Nummer 12 auf 5 oder 6; sonst geschieht nichts.",
  "GW-98":
    "MGs am Boden sind nur bei 12 kritisch, Flakgeschütze bei 11 und 12; ein Ass zählt 1, ein doppeltes 2.",
  "GW-99":
    "Ab Juli 1918 springen Deutsche aus einer Maschine, die über 150 m zerstört wird: 3 bis 6 kommt heraus, schwer verwundet 2 weniger; dann versagt der Schirm bei einer 6.",
  "GW-100":
    "Gefangennahme: Wer über dem Niemandsland oder höchstens 3 Hexe hinter der deutschen Linie niedergeht, bei Wind zu den Alliierten, gerät bei einer 1 in Gefangenschaft; wer aus 3000 m oder höher sprang, zieht 1 ab.",
  "GW-101":
    "Ein Neuling ist keiner mehr nach einem Luftsieg oder vier Einsätzen, von denen Flugzeug und Besatzung heimkamen.",
  "GW-102":
    "Szenarien nennen ihre Neulinge; vom Ersatz im blutigen April sind es: ein britischer Pilot bei 2–10 auf zwei Würfeln, ein britischer Beobachter bei 2–8 oder 12, ein deutscher Pilot bei 2–3.",
  "GW-103":
    "In einer Staffel mit zwei Typen bekommt ein Neuling den schlechteren, außer es gibt vom besseren mehr als Leute dafür.",
};

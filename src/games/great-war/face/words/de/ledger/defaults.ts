import type { words as english } from "../../en/ledger/defaults.ts";

export const words: typeof english = {
  "GW-104":
    "Der Plan hat Hexe zu 50 m und sechs Richtungen; die Höhe geht in Schritten von 50 m, und 0 ist ein Absturz.",
  "GW-105":
    "Die Geschwindigkeit darf sich je Runde um 2 ändern, zwischen der kleinsten und der jetzigen höchsten, und wird ganz ausgegeben; lässt Schaden keine solche übrig, ist es die höchste.",
  "GW-106":
    "Ein Sturz von 100 m oder mehr erlaubt nächste Runde einen MP mehr, ein Steigen von 100 m oder mehr nimmt einen (Schalter energy).",
  "GW-107":
    "Steigen kostet keine MP und kommt am Ende des Zuges; über zwei Dritteln der Gipfelhöhe geht nur die Hälfte, und nie über die Gipfelhöhe.",
  "GW-108": "Ein Sturz gilt ab dem ersten betretenen Hex.",
  "GW-109": "Ein Zug steigt oder stürzt, nicht beides.",
  "GW-110":
    "Ein Übersturz, bis zum doppelten Sturz und vier MP über der Sturzgeschwindigkeit, würfelt zwei Würfel gegen das Zuviel in Schritten von 50 m, höchstens 6: bis dahin klappen die Flügel, ein oder zwei darüber kostet einen Würfel Schaden.",
  "GW-111":
    "Ohne Motor oder Kraftstoff gleitet ein Flugzeug: höchstens halbe Höchstgeschwindigkeit, kein Steigen, jede Runde mindestens 50 m tiefer, und ab der nächsten Runde bei den Gleitern.",
  "GW-112":
    "Zusammenstöße gibt es nicht; wer seinen Zug nur auf einem anderen beenden kann, bleibt dort ohne Strafe.",
  "GW-113":
    "Über den eigenen Rand ist ein Flugzeug heimgeflogen; über einen anderen ist es aus dem Spiel, aber am Leben.",
  "GW-114": "Ein Flugzeug ist zerstört, wenn der Schaden seine Punkte erreicht.",
  "GW-115": "Eine Stufe schlechter heißt E zu D zu C zu B zu A; A, F und G bleiben.",
  "GW-116":
    "Der Wind trägt nach dem Kampf jedes fliegende Flugzeug, aber keinen Ballon, 0 bis 2 Hexe in seine Richtung.",
  "GW-117":
    "Jede Seite hat eine Linie von Grabenhexen, dazwischen liegt Niemandsland; jenseits seiner Mitte ist der Luftraum des Feindes.",
};

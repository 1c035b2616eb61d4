import type { words as english } from "../../en/ledger/battle.ts";

/** Abfangen, Kurvenkämpfe, Bomben und Treibstoff. */
export const words: typeof english = {
  "BB-100":
    "Jedes Mal, wenn ein Geschwader ein Feld betritt, das eine arbeitende Station überwacht, darf ein Wing genannt werden, wenn noch eine Marke da ist.",
  "BB-101":
    "Er muss auf seinem Platz sein, mit brauchbarem Flugplatz und einer Staffel, unbenutzt und aus der Group der Station; ab Runde 9 antwortet die 12 Group auch auf Stationen der 11 Group.",
  "BB-102":
    "Wing und Geschwader ziehen abwechselnd ein Feld, der Wing zuerst; er darf sein Feld halten und bleibt in den Grenzen seiner Group und der Radarlinie.",
  "BB-103":
    "Dasselbe Feld ist Feindberührung, in welchem Augenblick auch immer: Das Geschwader hält für dieses Tally-ho an, und die Marke ist verbraucht.",
  "BB-104":
    "Endet der Zug des Geschwaders ohne Feindberührung, hat der Wing es verfehlt: Keine Marke ist verbraucht, er kehrt zurück und darf im nächsten Tally-ho wieder handeln.",
  "BB-105":
    "Beim Abfangen werfen alle Staffeln des Wings gegen drei zufällige des Geschwaders, gleichzeitig.",
  "BB-106":
    "Jede Seite nimmt alle Treffer, Staffel um Staffel: Wer so viele nimmt wie seine Abwehr, ist verloren; nur die letzte darf weniger nehmen und geht in Ruhe. Treffer über alle Staffeln hinaus verfallen.",
  "BB-107":
    "Eine ruhende Staffel ist zwei Runden später wieder oben auf ihrem Stapel, Atempausen mitgezählt; ein Verlust ist sie nie.",
  "BB-108":
    "Ein Wing in der Luft auf dem Feld eines Geschwaders darf für eine Marke mit ihm kurven, wenn er in diesem Tally-ho keine Feindberührung hatte und keinen verfehlt hat.",
  "BB-109":
    "Der Deutsche legt drei Staffeln oder mehr in drei Gruppen zu einer bis drei, zwei in zwei, eine in einer; nie vier in einer.",
  "BB-110":
    "Die Briten sehen nur die Größen und setzen ihre Staffeln verdeckt gegen welche Gruppen sie wollen.",
  "BB-111":
    "Gruppe um Gruppe duellieren sich die vordersten: Beide werfen, Treffer zählen zusammen, wer so viele hat wie seine Abwehr, ist verloren; der Sieger trifft unversehrt auf den nächsten, bis eine Seite keinen mehr hat.",
  "BB-112": "Ein Kurvenkampf schickt niemanden in Ruhe.",
  "BB-113":
    "Nach Absprache ist der Kampf einer Gruppe nach je einem Wurf vorbei, oder nur Treffer eines Wurfs erreichen eine Abwehr.",
  "BB-114":
    "Ein Geschwader über seinem Ziel bombt auch nach einem Kampf; jeder Bomber wirft seine Bombenwürfel.",
  "BB-115": "Ein Kreuz trifft: Eines schaltet Flugplatz oder Station aus, drei eine Stadt.",
  "BB-116": "Ein Treffer oder mehr ist ein erfüllter Auftrag und bleibt es; keiner kostet nichts.",
  "BB-117":
    "Eine Kokarde im Wurf ist Flak: Der Deutsche nimmt Bomber seiner Wahl weg, bis die übrigen Treffer keinen mehr decken. Was getroffen hat, hat getroffen.",
  "BB-118": "Nach seinem Wurf fliegt das Geschwader heim.",
  "BB-119": "Ein Zug von fünf Feldern kostet einen Treibstoff, einer von zehn zwei, bezahlt beim Ansagen.",
  "BB-120": "Wer heimfliegt, ist sofort von der Karte.",
  "BB-121":
    "Wer mit allen drei Treibstoff verbraucht heimkehrt, wirft für jede Bf 109 und Ju 87 noch dabei einen Würfel; leer heißt verloren. Dass Ju 87 prüfen, ist unser.",
  "BB-122": "Wird ein Zug angesagt, dürfen beliebige Bf 109 und Ju 87 davon sofort heimfliegen.",
  "BB-123":
    "Vor einem gesperrten Feld kehren alle Bf 109 und Ju 87 um; ein Geschwader ohne Staffel ist daheim.",
  "BB-124": "Wer so geht, prüft nichts und ist nach dem Einsatz wieder bei seinem Geschwader.",
};

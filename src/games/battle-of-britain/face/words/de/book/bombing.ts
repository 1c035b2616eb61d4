import type { words as english } from "../../en/book/bombing.ts";

/** Bomben, Flak, Treibstoff und der Heimflug. */
export const words: typeof english = {
  "bombing.title": "Bomben und Flak",
  "bombing.throw":
    "Ein Geschwader auf dem Feld seines Ziels bombt mit `2A bomb`: Jeder Bomber wirft seine Bombenwürfel, alle auf einmal (BB-114).",
  "bombing.cross":
    "Jedes **Kreuz** trifft. Ein Treffer schaltet einen Flugplatz oder eine Radarstation aus; eine Stadt nimmt drei, die sich über die Runden sammeln (BB-115, BB-44).",
  "bombing.roundel":
    "Jede **Kokarde** ist Flak: Der Deutsche nimmt Bomber seiner Wahl weg, jeden für so viele Treffer wie seine Abwehr; Treffer, die keinen decken, sind ohne Wirkung (BB-117). Flak in diesem Wurf ist **unsere eigene Regel**.",
  "bombing.success":
    "Ein Treffer erfüllt den Auftrag, was auch ausgeschaltet ist; keiner kostet nichts (BB-116).",
  "bombing.again": "Ein Ziel darf wieder bombardiert werden, und jedes Mal zählt (BB-R22).",
  "bombing.at-once":
    "Was ausgeschaltet ist, ist es sofort: Keine Station dort ruft einen Wing, kein Wing dort fängt ab (BB-R46).",
  "bombing.caption": "Chancen auf Treffer mit Bombenwürfeln",
  "bombing.dice": "Würfel",
  "bombing.one": "Mindestens einer",
  "bombing.two": "Mindestens zwei",
  "bombing.three": "Mindestens drei",
  percent: ({ chance }) => (chance < 100 ? `${chance} %` : "> 99 %"),
  "bombing.example": "Drei Bomber über Poling, vom Schiedsrichter gespielt:",
  "fuel.title": "Treibstoff und Heimflug",
  "fuel.home":
    "Wer heimfliegt, ist sofort von der Karte und bei der nächsten Alarmbereitschaft da (BB-120). Wer gebombt oder keinen Treibstoff hat, muss.",
  "fuel.check":
    "Sind alle drei Treibstoff verbraucht, wirft jede Bf 109 und Ju 87, die noch dabei ist, einen Würfel: Leer heißt verloren. Sonst prüft niemand (BB-121).",
  "fuel.early":
    "Beim Ansagen eines Zugs dürfen beliebige davon sofort heim, ohne Prüfung: `2A fly R06 J12 10 without Bf109 Ju87` (BB-122).",
  "fuel.line": "An der Grenze der 12 Group müssen alle (BB-123).",
  "fuel.example": "Drei Bf 109 mit dem letzten Treibstoff, vom Schiedsrichter gespielt:",
};

import type { words as english } from "../../en/ledger/house.ts";

/** Unsere eigenen Entscheidungen, wo Quelle und Auswertung schweigen. */
export const words: typeof english = {
  "LW-H1": "Ein Angriff endet früher, wenn niemand mehr unterwegs ist und vom Bogen nichts mehr kommt.",
  "LW-H2": "Einen kürzeren Feldzug gewinnt eine vereinbarte Zahl von Zielen.",
  "LW-H3":
    "Wer an der eigenen Linie wartet und die R-Linie nicht überquert hat, ist daheim, wenn der Angriff endet.",
  "LW-H4":
    "Eine bloße Zahl, die in einem Feld mit zwei Gefechten zurückgehalten wird, geht zuerst von denen an den Bombern ab, soweit sie zu viele sind, dann von den anderen; wer genannt ist, wird dort zurückgehalten, wo er kämpft.",
  "LW-H5":
    "Die Reserve füllt sich in ganzen Punkten; wer den nächsten ganzen über dem Rest nennt, spart diesen ganz.",
  "LW-H6":
    "Ein Gefecht, in dem beide Seiten schießen können, darf auf einem anderen Tisch ausgefochten werden, wo es vereinbart ist oder beide Seiten denselben nennen oder eine es der anderen überlässt. Dort kämpfen die Angreifer, die Jäger des Verteidigers, die noch nicht geschossen haben, und so viele Bomber, wie die Angreifer erreichen; E, Kennzeichen und behaltene Tanks zählen nur mit Würfeln. Es kostet Faktoren nach Mustern, die Treffer wie alle anderen sind; wer dabei war, hat geschossen.",
  "LW-H7":
    "Den Angriff eines Quartals dürfen Jäger allein fliegen, wo der Bogen es sagt; in einem einzelnen Angriff muss er Ziele nennen.",
};

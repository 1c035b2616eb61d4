import type { words as english } from "../../en/ledger/squadrons.ts";

/** Werte der Staffeln und Kriegsgliederungen. */
export const words: typeof english = {
  "BB-25":
    "Jedes Muster hat Kampfwürfel, eine Abwehr und Bombenwürfel. Die Abwehr von Spitfire und Bf 109 und alles an der Bf 110 kommt aus der Quelle; die anderen Zahlen sind unsere.",
  "BB-26":
    "Eine Bf 110 wirft drei Würfel; zwei, wo das Feld des Kampfes ganz nördlich der Grenze der 12 Group liegt, und bei der Luftflotte 5 immer zwei.",
  "BB-27": "Ein Bomber ist eine Staffel mit Bombenwürfeln: Ju 87, Do 17, He 111, Ju 88.",
  "BB-28":
    "Die Groups haben 9, 12, 9 und 6 Staffeln. Die sechs der 13 Group kommen aus der Quelle, die Muster sind unsere.",
  "BB-29":
    "Die Luftflotten haben 44, 33 und 6 Staffeln, eine Karte für jede Gruppe, die es gab; die Luftflotte 5 hat weder Ju 87 noch Bf 109.",
  "BB-30": "Am Anfang liegen alle Staffeln verdeckt in ihren Stapeln, und nichts ist beschädigt.",
  "BB-31": "Die Deutschen setzen nichts instand: Was beschädigt ist, zählt als ihre Verluste.",
  "BB-32":
    "Eine verlorene britische Staffel kommt zu den beschädigten ihrer Group und zählt als ein Verlust.",
};

import type { words as english } from "../../en/book/start.ts";

/** Die Idee, die Kräfte, Würfel und Staffeln. */
export const words: typeof english = {
  "idea.title": "Was für ein Spiel das ist",
  "idea.summer":
    "Eine Seite schickt die Angriffe des Sommers 1940, die andere stellt sich ihnen. Der Deutsche bombardiert in elf Runden so viele **Ziele**, wie er kann; die Briten schießen ab, was sie können, und halten das Fighter Command am Leben. Wo jeder ist, sehen beide; was er dabei hat und wohin er will, nicht.",
  "idea.raids":
    "Jedes Geschwader bekommt verdeckt einen Auftrag und fliegt Feld um Feld. Wo es die Radarlinie kreuzt, kann ein Wing gerufen werden; wo die beiden sich treffen, kämpfen sie mit Würfeln; was übrig ist, bombt (BB-68).",
  "idea.words": "Wörter, die überall vorkommen:",
  "idea.squadron": "**Staffel:** eine Karte eines Musters, die kleinste Einheit (BB-25).",
  "idea.geschwader": "**Geschwader:** ein deutscher Verband von bis zu sechs Staffeln, später sieben (BB-4).",
  "idea.wing": "**Wing:** ein britischer Verband von bis zu drei Staffeln mit eigenem Flugplatz (BB-5).",
  "idea.pile":
    "**Stapel:** die bereiten Staffeln einer Group oder Luftflotte, verdeckt, aus denen Verbände sich auffüllen (BB-30).",
  "idea.damaged":
    "**Beschädigt:** wohin abgeschossene Staffeln kommen. Britische lassen sich instandsetzen, deutsche nie (BB-31, BB-32).",
  "idea.marker":
    "**Marke:** ein Kampf. Fünf gibt es in einer Runde, für Abfangen und Kurvenkämpfe zusammen (BB-10).",
  "idea.winning":
    "Am Ende zählen zwei Zahlen: die bombardierten Ziele, und wie die Verluste der beiden zueinander stehen (BB-135).",
  "forces.title": "Kräfte",
  "forces.piles":
    "Sieben Geschwader und zwölf Wings füllen sich aus den Stapeln ihrer Luftflotten und Groups auf (BB-1, BB-5). Am Anfang liegt alles gemischt in den Stapeln (BB-30).",
  "forces.caption": "Groups und Luftflotten",
  "forces.pool": "Group oder Luftflotte",
  "forces.formations": "Verbände",
  "forces.squadrons": "Staffeln",
  "forces.hidden":
    "Jeder sieht, wo ein Verband ist und wie stark; welche Staffeln er hat, weiß nur sein Besitzer, bis sie werfen (BB-94, BB-95).",
  "squadrons.title": "Würfel und Staffeln",
  "squadrons.dice":
    "Jede Seite hat eigene Würfel. Das eigene Zeichen ist ein Treffer, im Kurvenkampf, bei Bomben und bei der Instandsetzung (BB-16, BB-17).",
  "squadrons.faces": "Seiten der beiden Würfel",
  "squadrons.face": "Zeichen",
  "squadrons.luftwaffe": "Würfel der Luftwaffe",
  "squadrons.raf": "Würfel der RAF",
  face: ({ face }) => ({ "+": "Kreuz (Luftwaffe)", o: "Kokarde (RAF)", "-": "leer" })[face],
  side: ({ side }) => (side === 0 ? "RAF" : "Luftwaffe"),
  "head.group": "Group",
  "head.luftflotte": "Luftflotte",
  "squadrons.caption": "Werte der Muster (BB-25)",
  "squadrons.type": "Muster",
  "squadrons.side": "Seite",
  "squadrons.dogfight": "Kampfwürfel",
  "squadrons.defence": "Abwehr",
  "squadrons.bombs": "Bombenwürfel",
  "squadrons.count": "Staffeln",
  "squadrons.bf110":
    "Wo zwei Zahlen stehen, gilt die zweite ganz nördlich der Grenze der 12 Group und für die Luftflotte 5 überall (BB-26). Wer Bombenwürfel hat, ist ein Bomber (BB-27).",
  "squadrons.own":
    "Die Abwehr von Spitfire und Bf 109, alles an der Bf 110 und die sechs Staffeln der 13 Group kommen aus der Quelle; jede andere Zahl dieser Tabellen ist **unsere eigene**.",
  "squadrons.british": "Staffeln der Groups (BB-28)",
  "squadrons.german": "Staffeln der Luftflotten (BB-29)",
};

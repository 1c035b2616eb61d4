import type { words as english } from "../../en/book/combat.ts";

export const words: typeof english = {
  "combat.column-a-two-synchronised": "Spalte A: zwei synchronisierte MGs",
  "combat.column-b-a-vickers-and-a": "Spalte B: ein Vickers und ein Lewis auf dem Flügel",
  "combat.column-c-one-gun": "Spalte C: ein MG",
  "combat.column-d-a-gun-on-a-poor": "Spalte D: ein MG auf schlechter Lafette",
  "combat.range": "Entfernung",
  "combat.from-the-ground-mg-and-aa": "Vom Boden: MG und Flak, bei jeder Entfernung",
  "combat.guns": "Geschütz",
  "combat.title": "Der Kampf",
  "combat.two-dice-for-each-attack":
    "Zwei Würfel je Angriff. Natürliche 2, 3 oder 4 heißt **Hemmungstest** (4.7g).",
  "combat.add-what-counts-from-the":
    "Zähl dazu, was in der Tabelle unten gilt; die Summe bleibt zwischen 2 und 12 (6.2).",
  "combat.read-the-points-in-the":
    "Lies die Punkte in der Spalte der MGs und der Zeile der Entfernung; ein Stern ist dazu ein **kritischer Treffer** (A-27).",
  "combat.when-all-attacks-are":
    "Sind alle Angriffe gewürfelt, gilt der Schaden: Wer seine Punkte voll hat, ist zerstört (D-11), hat aber selbst noch gefeuert (4.7a).",
  "combat.what-is-added-to-the-roll": "Was zum Wurf kommt",
  "combat.what": "Was",
  "combat.modifier": "Zuschlag",
  "combat.rule": "Regel",
  "combat.from-astern": "Von achtern",
  "combat.aslant-from-ahead": "Schräg von vorn",
  "combat.ace-double-ace-fires": "Ass, doppeltes Ass feuert",
  "combat.at-an-ace-at-a-double-ace": "Auf ein Ass, ein doppeltes Ass, das sich verteidigt",
  "combat.novice-fires-at-a-novice": "Neuling feuert; auf einen Neuling",
  "combat.silhouette-of-the-target": "Silhouette des Ziels",
  "combat.1-to-2": "−1 bis +2",
  "combat.tailer-at-somebody-else": "Verfolger auf jemand anderen",
  "combat.the-lewis-of-a-column-b": "Das Lewis einer Spalte B allein; eine britische Nieuport 17",
  "combat.wounded-pilot-fires": "Verwundeter Pilot feuert",
  "combat.target-in-a-barrel-roll": "Ziel in einer Fassrolle",
  "combat.deflection-what-is-added": "Vorhalt: was zu einem Schuss von jeder Seite des Ziels kommt (6.1).",
  "combat.an-ace-uses-his-skill-to":
    "Ein **Ass** nutzt sein Können zum Angriff oder zur Verteidigung, nicht beides in einer Runde, und wählt vor den Würfeln (A-05). **Silhouetten** von −1 auf beiden Seiten heben sich auf, wenn der Schütze mindestens so wendig ist, +1 auf beiden, wenn er nicht wendiger ist (4.9u, 4.9v).",
  "combat.the-damage-table-is-our":
    "Die Schadenstabelle ist **unsere eigene**, nicht die des Verlags; die Spalten gehen nach der Bewaffnung, die Zeilen nach der Entfernung.",
  "combat.a-kill-belongs-in-equal":
    "Ein **Abschuss** gehört zu gleichen Teilen allen, die in der tödlichen Runde darauf gefeuert haben, getroffen oder nicht (4.7c); für Ass und Neuling zählen nur ganze (A-47).",
  "guns.title": "Ladehemmung und Munition",
  "guns.jam-after-a-natural-2-3":
    "**Hemmung:** Nach natürlicher 2, 3 oder 4 ein Würfel je MG, das gefeuert hat; 2 oder weniger hemmt es. Ab 5000 m zählt der Würfel 1 weniger (4.7g).",
  "guns.one-jammed-gun-of-a-twin":
    "Ein gehemmtes MG eines Zwillings bringt beide zum Schweigen (4.7h), außer bei Albatros D und Fokker D, deren anderes allein in Spalte C weiterfeuert (4.9j).",
  "guns.clearing-at-the-end-of":
    "**Beheben:** am Ende jeder späteren Runde, bei einer 1 (4.7i). Der Pilot muss ruhig geflogen sein: höchstens 100 m hinauf oder 200 m hinab, kein Manöver, in keinem Hex mehr als eine Hexseite (4.7j). Ein Beobachter behebt bei 1 oder 2, wie der Pilot auch fliegt (4.7k).",
  "guns.ammunition-every-attack":
    "**Munition:** Jeder Angriff kostet einen Punkt jedes MGs, das feuert. Lewis und Parabellum haben Trommeln zu 6; ein Wechsel dauert eine Runde ohne dieses MG (4.9h, 4.9p).",
  "guns.a-man-does-one-thing-a": "Ein Mann tut eins je Runde: feuern, beheben oder wechseln (A-45).",
};

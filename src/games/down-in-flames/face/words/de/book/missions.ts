import type { words as english } from "../../en/book/missions.ts";

/** Einsätze, Ziele, Flak und das Ende. */
export const words: typeof english = {
  "missions.title": "Einsätze",
  "missions.turns":
    "Ein Einsatz hat fünf Runden: drei im Anflug, eine über dem Ziel, eine heimwärts (DIF-B19).",
  "missions.inbound": "**Anflug:** der Kampf wie in jeder Runde; nach der dritten kommt die Gebietsflak.",
  "missions.stay":
    "Dann sagt jede Seite, der Verteidiger zuerst, welche Jäger ohne Last über dem Ziel bleiben; wer abdreht, ist für den Heimweg wieder da.",
  "missions.over":
    "**Über dem Ziel:** Rotten bomben von Stufe 3 oder tiefer oder beschießen von Stufe 1, und die Flak des Ziels feuert auf jede Rotte in ihrem Zug; nach dem letzten bomben die Bomber, und die Flak feuert auf sie.",
  "missions.home": "**Heimweg:** noch eine Runde, am Ende Gebietsflak.",
  "missions.early":
    "Er endet nur früher, wenn der Angreifer nichts mehr hat, oder der Verteidiger nichts mehr, sobald die Bomben gefallen sind (DIF-H1).",
  "ground.title": "Ziele und Flak",
  "ground.caption": "Ziele: Punkte für jeden Grad von Schaden, Siegpunkte, Karten der Flak",
  "ground.target": "Ziel",
  "ground.airfield": "Flugplatz",
  "ground.factory": "Fabrik",
  "ground.ship": "Schiff",
  "ground.damage": "Leicht / mittel / schwer ab",
  "ground.victory": "Siegpunkte",
  "ground.flak": "Flak",
  "ground.area": "Gebietsflak",
  "ground.bombs":
    "**Bomben:** Schwere Bomber ziehen zwei Karten, mittlere und alle anderen Flugzeuge mit Last eine. Eine Feuerkarte bringt ihre Treffer, TANKTREFFER 12, FLIEGERASS 4, eine weiße Karte 1, jede andere blaue nichts (DIF-B13).",
  "ground.strafing":
    "**Tiefangriff:** auf Flugplatz oder Schiff, auf Stufe 1 und ohne Last, eine Karte je Flugzeug; eine Feuerkarte bringt Treffer × Trefferwert : 8, ohne den Bruch (DIF-B14).",
  "ground.flak-fires":
    "**Flak** zieht so viele Karten, wie ihr Wert sagt. Jede Feuerkarte trifft ein Flugzeug mit Trefferwert 8, von einer Rotte mit 1 bis 3 den Führer, von Bombern irgendeinen; auf Flak antwortet niemand (DIF-B12).",
  "ground.load":
    "**Lasten:** Wer eine hat, wendet und zieht schlechter (DIF-9.2), und kein Flugzeug der Rotte greift an, bis sie auf das Ziel gefallen, abgeworfen oder durch Schaden verloren ist (DIF-B15).",
  "ending.title": "Lösen und gewinnen",
  "ending.leave":
    "**Lösen:** nicht im Nachteil und nicht verfolgt. Ein W6 ab 4 nimmt die ganze Rotte für immer hinaus; Stufe 1 gibt 1 dazu, mehr Fahrt als jeder gegnerische Führer auf der Stufe auch, Schaden nimmt 1 weg (DIF-B16). Punkte bekommt dafür niemand.",
  "ending.caption": "Siegpunkte für Flugzeuge; nur der höhere Wert",
  "ending.aircraft": "Flugzeug",
  "ending.fighter": "Jäger",
  "ending.light": "leichter Bomber",
  "ending.medium": "mittlerer Bomber",
  "ending.heavy": "schwerer Bomber",
  "ending.down": "Abgeschossen",
  "ending.damaged": "Am Ende beschädigt",
  "ending.bids":
    "Angenommene oder gewonnene Gebote zählen für den Gegner. Mehr Punkte gewinnen; gleich viele sind ein Unentschieden (DIF-B17).",
  "campaign.title": "Der Feldzug",
  "campaign.resources":
    "Drei Einsätze mit denselben Kräften, und dieselbe Seite greift an. Vor jedem bringt jede Seite geheim ein Mittel, das sie noch nicht verbraucht hat (DIF-B21):",
  "campaign.element":
    "**Eine Rotte:** eine weitere von Jägern, nur für diesen Einsatz. Sie kommt mit der zweiten Runde, auf der Anfangsstufe und mit voller Hand (DIF-H5).",
  "campaign.flak":
    "**Flak:** zwei Karten mehr für die Flak des Ziels beim Verteidiger, zwei weniger beim Angreifer; es zeigt sich, wenn die Flak feuert.",
  "campaign.veteran":
    "**Ein Veteran:** Einer ihrer Führer wird es und bleibt es. Sonst erfährt es niemand, aber schon seine erste Hand ist die eines Veteranen, und die Karte mehr kann es verraten (DIF-R30).",
  "campaign.evening":
    "Danach wird ein abgeschossener Führer durch einen unerfahrenen ersetzt. Wer durchkam und mit eigenen Karten etwas abschoss, steigt eine Stufe, bis zum Veteranen, und fünf Flugzeuge zusammen machen ihn zum Ass. Flugzeuge und Bomber werden ersetzt (DIF-H8).",
  "campaign.victory":
    "Die Siegpunkte aller Einsätze zählen zusammen: bis 4 Unterschied ist es unentschieden, ab 5 ein knapper Sieg, ab 15 ein klarer, ab 30 ein entscheidender.",
};

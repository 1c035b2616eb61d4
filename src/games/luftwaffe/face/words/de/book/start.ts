import type { Level } from "../../../../data/options.ts";
import type { Fire } from "../../../../rules/combat/fire.ts";
import { needed } from "../../../../words/grammar.de.ts";
import type { words as english } from "../../en/book/start.ts";

const LEVELS: Readonly<Record<Level, string>> = {
  basic: "Grundspiel",
  tournament: "Turnierspiel",
  advanced: "Fortgeschritten",
  complexes: "Zielverbünde",
};

const RULES = {
  quarters: "Feldzug über mehrere Quartale, Ersatz (LW-42)",
  jets: "Strahlflugzeuge kommen und kämpfen (LW-83)",
  pilots: "Flugzeuge und Piloten statt deutschen Ersatzes (LW-88, LW-92)",
  schools: "Schulen auf der Karte (LW-38)",
  tactical: "9. Luftflotte (LW-40)",
  noTanksIn1943: "1943 keine amerikanischen Zusatztanks (LW-21)",
  killers: "Bomberjäger (LW-81)",
  substitution: "Eine Me 262 statt anderer (LW-96)",
  night: "RAF bei Nacht, Tausch von Nachtjägern (LW-45, LW-111)",
  fuel: "Treibstoff, Reserve (LW-97)",
  halving: "Halbierte Erzeugung, feste sechs (LW-89, LW-90)",
} as const;

const FIRES: Readonly<Record<Fire, string>> = {
  fighters: "Jäger auf Jäger und auf einen Platz: verlorene Faktoren, nach Wurf (LW-23)",
  bombers: "Jäger auf Bomber: verlorene Faktoren, nach Wurf (LW-24)",
  defensive: "Bomber auf Jäger: verlorene Faktoren, nach Wurf (LW-25)",
};

/** Die Idee, die Stufen, Flugzeuge und was Feuer kostet. */
export const words: typeof english = {
  "idea.title": "Worum es geht",
  "idea.war":
    "Die eine Seite schickt von Januar 1943 bis April 1945 die Bomber der 8. und der 15. Luftflotte der USA über Deutschland, die andere stellt sich ihnen. Die Amerikaner wollen jedes der 97 Ziele; den Deutschen reicht es, wenn eines steht (LW-12).",
  "idea.quarter":
    "Ein Feldzug hat zehn Quartale mit je einem Angriff (LW-11). Er wird geheim auf einem Zielbogen geplant und in zwanzig Runden auf einer Karte aus Feldern geflogen; was bombardiert ist, fehlt dann bei dem, was Deutschland hervorbringt: Flugzeuge, Piloten und Treibstoff.",
  "idea.words": "Worte, die überall vorkommen:",
  "idea.unit":
    "**Verband:** ein Marker eines Musters; eine amerikanische Gruppe, ein deutsches Geschwader. Er hat **Faktoren**: vier bei Bombern, zwei bei Jägern, die er einzeln verliert (LW-4, LW-5).",
  "idea.e": "**E:** wie gut ein Jäger gegen andere Jäger ist (LW-6).",
  "idea.line":
    "**R-Linie:** der Rand der amerikanischen Seite der Karte. Jenseits läuft die Zeit in der Luft (LW-9).",
  "idea.sheet": "**Zielbogen:** für jede Bombergruppe ihr Ziel, und wo und wann sie kommt (LW-56).",
  "idea.complex":
    "**Zielverbund:** alle Ziele einer Art, etwa Öl. Fällt das letzte einer Art, spürt es die Industrie (LW-15).",
  "idea.killer":
    "**Bomberjäger:** ein deutscher Verband, der ein Quartal lang schwerer bewaffnet ist: Er schießt besser und ist gegen Jäger schlechter (LW-81).",
  "idea.winning":
    "Einen Feldzug entscheiden allein die Ziele, so teuer sie waren; einen einzelnen Angriff Ziele und Verluste (LW-112, LW-113).",
  "levels.title": "Stufen",
  "levels.four":
    "Vier Stufen bauen aufeinander auf (LW-1). Wo die gedruckten Regeln nicht zu haben sind, stehen eigene; welche, sagt die Liste der Entscheidungen (LW-2).",
  "levels.caption": "Was auf welcher Stufe gespielt wird",
  "levels.rule": "Regel",
  level: ({ level }) => LEVELS[level],
  "level.rule": ({ rule }) => RULES[rule],
  "levels.since": "Ab Stufe",
  "levels.basic":
    "Das Grundspiel ist immer ein einzelner Angriff (LW-113). Ein einzelner Angriff geht auf jeder Stufe.",
  "levels.usual": "Wenn nichts gesagt ist, wird fortgeschritten mit Zielverbünden gespielt (LW-L21).",
  "levels.not": "Einige gedruckte Varianten passen nicht zu diesen Regeln und sind weggelassen (LW-3).",
  "aircraft.title": "Flugzeuge",
  "aircraft.values":
    "Ein Muster hat einen Wert E, Faktoren, Felder, die es in einer Runde fliegt, und Runden, die es in der Luft hat, mit Zusatztanks und ohne (LW-8, LW-20). Das E der FW 190 stammt aus der Quelle, alle anderen Zahlen sind **unsere eigenen**.",
  "aircraft.caption": ({ side }) => (side === 0 ? "Amerikanische Muster" : "Deutsche Muster"),
  "aircraft.type": "Muster",
  "aircraft.e": "E",
  "aircraft.factors": "Faktoren",
  "aircraft.speed": "Felder",
  "aircraft.time": "Zeit",
  "aircraft.schools": ({ e }) => `Schulen kämpfen mit E ${e}, was sie auch fliegen (LW-L34).`,
  "aircraft.night": "Verbände mit NJG im Namen sind Nachtjäger (LW-22).",
  "aircraft.jets":
    "Me 262, He 162 und Me 163 sind Strahlflugzeuge; was an ihnen besonders ist, hat ein eigenes Kapitel (LW-83).",
  "fire.title": "Würfel und Tabellen",
  "fire.die":
    "Wer schießt, wirft einen Würfel für alle Faktoren eines Musters, die auf dasselbe schießen (LW-7). Die Tabellen sagen, wie viele Faktoren das den Gegner kostet; sie sind **unsere eigenen**.",
  "fire.rating":
    "Jäger auf Jäger zählen ihr E dazu und ziehen das des Gegners ab, jedes nach dem, was es senkt (LW-26).",
  "fire.killer": "Bomberjäger zählen zu jedem Wurf eins dazu (LW-81).",
  "fire.bombers": "Gegen Bomber, und für Bomber, zählt kein E.",
  "fire.clamp": "Weniger als 1 ist 1, mehr als 6 ist 6.",
  "fire.caption": ({ fire }) => FIRES[fire],
  "fire.factors": "Faktoren",
  "fire.bombs":
    "Ein Würfel entscheidet für alle Bomber über einem Ziel zusammen (LW-27). Was bombardiert ist, bleibt es (LW-28).",
  "fire.bombs-caption": "Bombenwurf",
  "fire.succeeds": "Gelingt mit",
  "fire.span": ({ from, to, open }) =>
    open ? `${from} und mehr` : from === to ? `${from}` : `${from}–${to}`,
  "fire.needs": ({ die }) => (die === 0 ? "nie" : needed(die)),
};

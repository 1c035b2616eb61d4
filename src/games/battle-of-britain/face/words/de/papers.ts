import type { Options } from "../../../rules/setup/options.ts";
import { counted, dates, phaseName, poolName, squadrons } from "../../../words/grammar.de.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { words as english } from "../en/papers.ts";
import type { MarkerWord, StepWord } from "../paper-values.ts";

const MARKERS: Readonly<Record<MarkerWord, string>> = {
  combat: "KAMPF",
  out: "AUS",
  hit: "TREFFER",
  fuel: "TANK",
  ace: "ASS",
  respite: "ATEMPAUSE",
  flies: "FLUG",
};

const FACES: Readonly<Record<string, string>> = { "+": "Kreuz", o: "Kokarde", "-": "leer" };
const KINDS = { city: "STADT", airfield: "FLUGPLATZ", radar: "RADARSTATION" } as const;

const WEATHER: Readonly<Record<Options["weather"], string>> = {
  dice: "Wetter mit Würfeln, jeder Abschnitt mit eigenen Paaren (BB-18)",
  dice42: "Wetter mit Würfeln, dieselben Paare in allen Runden (BB-19)",
  none: "Kein Wetter: Runden 1, 4, 7 und 10 sind Atempausen (BB-20)",
  cards: "Wetter mit Karten, vier schwarze und sieben rote (BB-21)",
  historical: "Das Wetter der Geschichte (BB-22)",
  clear: "Klares Wetter in jeder Runde (BB-H1)",
};

const DUELS: Readonly<Record<Options["duel"], string>> = {
  cumulative: "Treffer eines Duells addieren sich, Durchgang für Durchgang (BB-111).",
  oneRound: "Ein Duell ist ein Durchgang (BB-113).",
  threshold: "In einem Duell müssen die Treffer eines Wurfs den Schutz erreichen (BB-113).",
};

const BATTLES: Readonly<Record<Options["battles"], string>> = {
  dice: "Kämpfe werden mit den Würfeln des Feldzugs ausgetragen.",
  plotted: "Kämpfe werden als geplottete Luftkämpfe ausgetragen (BB-H10).",
  cards: "Kämpfe werden mit Karten ausgetragen (BB-H10).",
  asked: "Beide Seiten werden bei jedem Kampf gefragt, wie er ausgetragen wird (BB-H10).",
};

const STEPS: Readonly<Record<StepWord, string>> = {
  move: "Zug: 5 Felder für 1 Treibstoff oder 10 für 2, insgesamt 3; gestartet wird in Tally-ho 1 oder 2 (BB-88). Bf 109 und Ju 87 betreten nie die Felder jenseits der dicken Linie (BB-38).",
  scramble:
    "Alarmstart: Ein Geschwader betritt ein Radarfeld, dessen Station arbeitet; ein bereiter Wing dieser Group darf angesagt werden, solange ein Kampf übrig ist (BB-100).",
  chase:
    "Verfolgung: der Wing zuerst, dann je ein Feld abwechselnd; dasselbe Feld ist Feindberührung und kostet einen Kampf, ein Zug, der ohne sie endet, ein Fehlschlag (BB-102).",
  intercept:
    "Abfangen: alle Würfel des Wing gegen die von drei zufälligen Staffeln; eigene Zeichen treffen. Jede Seite nimmt ihre Treffer Staffel um Staffel; die letzte geht, wenn sie weniger als ihren Schutz nimmt, für zwei Runden in Ruhe (BB-105).",
  dogfight:
    "Kurvenkampf: ein Wing in der Luft im selben Feld, für einen Kampf. Gruppen liegen verdeckt; die Vordersten kämpfen in Durchgängen, bis einer fällt, und der Sieger trifft unversehrt den Nächsten (BB-108).",
  bombs:
    "Bomben: Jedes Kreuz ist ein Treffer; 1 schaltet Flugplatz oder Radarstation aus, 3 eine Stadt. Jeder Treffer ist ein Erfolg (BB-114).",
  flak: "Flak: jede Kokarde desselben Wurfs; Bomber gehen, solange die übrigen Treffer ihren Schutz decken (BB-117).",
  fuel: "Treibstoff: Wer mit allen 3 verbraucht heimkehrt, wirft für jede Bf 109 und Ju 87; leer heißt verloren (BB-121).",
  repair:
    "Instandsetzung: RAF-Würfel der Städte der Group, vor dem Wurf auf Staffeln und Anlagen verteilt; jede Kokarde setzt eine instand (BB-71).",
};

/** Words of the papers, in German. */
export const words: typeof english = {
  "paper.scenario.title": "Feldzugskarte",
  "paper.scenario.hint": "Worum es geht, wie man gewinnt, der Kalender, wer dabei ist.",
  "paper.records.title": "Gliederungen",
  "paper.records.hint": "Bögen zum Beschreiben: Groups, Luftflotten, Ziele, die beiden Zählungen.",
  "paper.diary.title": "Kriegstagebuch",
  "paper.diary.hint": "Seiten für jede begonnene Runde, wie es erzählt wurde.",
  "paper.dice.title": "Würfel und Wetter",
  "paper.dice.hint":
    "Würfel, Wetter, Wahrscheinlichkeiten, Werte der Staffeln, jeder Schritt in einer Zeile.",
  "paper.values.title": "Staffeln und Schritte",
  "paper.smallMap.title": "Karte auf einer Seite",
  "paper.smallMap.hint": "Um die Angriffe eines Tages einzuzeichnen.",
  "paper.map.title": "Karte",
  "paper.map.hint": "Ein Zoll je Feld, zum Zusammenfügen.",
  "paper.targets.title": "Zielkarten",
  "paper.targets.hint": "Fünfzig, zum Ausschneiden.",
  "paper.squadrons.title": "Staffelkarten",
  "paper.squadrons.hint": "Jede Staffel beider Seiten, zum Ausschneiden.",
  "paper.markers.title": "Marker",
  "paper.markers.hint": "Wings, Geschwader, Kämpfe und Treffer, zum Ausschneiden.",

  "paper.target": ({ target }) => targetName(target),
  "paper.type": ({ type }) => typeName(type),
  "paper.pool": ({ pool }) => poolName(pool),
  "paper.phase": ({ phase }) => phaseName(phase),
  "paper.list": ({ names }) => names.join(", "),

  "paper.map.label": "Karte von Südengland in Feldern von 30 km, A bis T von Westen, 01 bis 25 von Süden",
  "paper.map.city": ({ target, production }) => `${targetName(target)} ${production}`,
  "paper.map.radar": ({ target, number }) => `${number} ${targetName(target)}`,
  "paper.map.scale": ({ millimetres, kmPerMm }) =>
    `Ein Feld ist 30 km und ${millimetres.toString().replace(".", ",")} mm breit: 1 mm sind ${kmPerMm.toFixed(2).replace(".", ",")} km. Volle Quadrate sind Städte, Ringe Flugplätze, Dreiecke Radarstationen, Pfeile Startfelder; gestrichelte Felder überwacht die Station mit ihrer Nummer.`,

  "paper.card.kind": ({ kind }) => KINDS[kind],
  "paper.card.hits": ({ hits, group }) => `${group} Group · aus mit ${counted(hits, "Treffer", "Treffern")}`,
  "paper.card.production": ({ dice }) => counted(dice, "Instandsetzungswürfel", "Instandsetzungswürfel"),
  "paper.card.wing": ({ wing }) => `Platz von ${wing}`,
  "paper.card.watches": ({ squares }) => `Überwacht ${squares} Felder`,
  "paper.targets.label": ({ targets }) =>
    `Zielkarten zum Ausschneiden: ${targets.map(targetName).join(", ")}`,
  "paper.squadrons.label": ({ count }) => `${count} Staffelkarten zum Ausschneiden`,
  "paper.squadron.dice": "Würfel",
  "paper.squadron.defence": "Schutz",
  "paper.squadron.bombs": "Bomben",
  "paper.markers.label": ({ count }) => `${count} Marker zum Ausschneiden`,
  "paper.marker": ({ what }) => MARKERS[what],

  "paper.faces": "Die Würfel: Jede Seite hat eigene, oder gewöhnliche werden so gelesen",
  "paper.face": ({ face }) => FACES[face] ?? face,
  "paper.pair": ({ pair }) => [...pair].map((face) => FACES[face] ?? face).join(" und "),
  "paper.flies": ({ flies }) => (flies ? "Flugwetter" : "Atempause"),
  "paper.weather.title": "Wetter: ein Würfel jeder Seite",
  "paper.chances": "Wahrscheinlichkeit von mindestens so vielen Treffern, in Prozent",
  "paper.atLeast": ({ count }) => `ab ${count}`,
  "paper.percent": ({ chance }) => (100 * chance).toFixed(0),
  "paper.values": "Staffeln: Würfel im Kampf, Treffer, die sie aushalten, Bombenwürfel",
  "paper.value.notes": ({ farDice, short }) =>
    [
      ...(farDice === null ? [] : [`${farDice} Würfel nördlich der Grenze der 12 Group und in Luftflotte 5`]),
      ...(short ? ["nicht nördlich der Grenze der 12 Group; prüft Treibstoff"] : []),
    ].join("; "),
  "paper.gruppen": "Gruppen: wie Staffeln für einen Kurvenkampf liegen dürfen",
  "paper.ways": ({ ways }) => ways.join(" oder "),
  "paper.steps": "Jeder Schritt in einer Zeile",
  "paper.step": ({ step }) => STEPS[step],
  "paper.column.face": "Fläche",
  "paper.column.luftwaffe": "Würfel der Luftwaffe",
  "paper.column.raf": "Würfel der RAF",
  "paper.column.pair": "Paar",
  "paper.column.ways": "Chance",
  "paper.column.all": "Eine Regel",
  "paper.column.dice": "Würfel",
  "paper.column.squadrons": "Staffeln",
  "paper.column.gruppen": "Gruppen",
  "paper.column.type": "Muster",
  "paper.column.notes": "Anmerkungen",
  "paper.column.pool": "Group oder Luftflotte",
  "paper.column.formations": "Verbände",
  "paper.column.launches": "Startet bei",

  "paper.launches": ({ names }) => (names.length === 0 ? "–" : names.join(", ")),
  "paper.tally": ({ squadrons: types }) => squadrons(types),
  "paper.term.turns": ({ from, to }) => (from === to ? `Nur Runde ${from}.` : `Runden ${from} bis ${to}.`),
  "paper.term.victory": ({ targets, drawBelow, inclusive }) =>
    `Die Luftwaffe gewinnt mit ${targets} Zielen und einem Verlustverhältnis von 10 zu 6 oder besser; unentschieden ist es mit mehr als ${targets}, oder mit mehr als ${targets - drawBelow} und besserem Verhältnis${inclusive ? ", und genau so viele oder ein gleiches Verhältnis genügen auch" : ""} (BB-135).`,
  "paper.term.weather": ({ weather }) => `${WEATHER[weather]}.`,
  "paper.term.markers": ({ per }) =>
    per === "turn" ? "Fünf Kämpfe je Runde (BB-10)." : "Fünf Kämpfe je Tally-ho (BB-R9).",
  "paper.term.duel": ({ duel }) => DUELS[duel],
  "paper.term.battles": ({ battles }) => BATTLES[battles],
  "paper.term.straight": "Keine Schrägzüge (BB-R3).",

  "paper.diary.turn": ({ turn, phase, from, to }) =>
    `Runde ${turn}: ${dates(from, to)} 1940, ${phaseName(phase)}`,
  "paper.diary.staff": "Stab und Wetter",
  "paper.diary.tallyHo": ({ phase }) => `Tally-ho ${phase}`,
  "paper.diary.end": "Das Ende",
};

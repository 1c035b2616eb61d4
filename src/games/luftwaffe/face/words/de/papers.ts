import type { Level, Options } from "../../../data/options.ts";
import type { Fire } from "../../../rules/combat/fire.ts";
import { complexName, counted, needed, quarterName } from "../../../words/grammar.de.ts";
import { monthOf, typeName } from "../../../words/names.ts";
import type { words as english } from "../en/papers.ts";
import { words as forces } from "./book/forces.ts";
import { PLACES } from "./places.ts";

type Step = Parameters<(typeof english)["paper.step"]>[0]["step"];
type Effect = Parameters<(typeof english)["paper.effect"]>[0]["effect"];
type Change = Parameters<(typeof english)["paper.change"]>[0]["change"];
type TurnStep = Parameters<(typeof english)["paper.turn.step"]>[0]["step"];

const MONTHS: Readonly<Record<number, string>> = { 1: "Jan", 4: "Apr", 7: "Juli", 10: "Okt" };

const LEVELS: Readonly<Record<Level, string>> = {
  basic: "Das Grundspiel (LW-1).",
  tournament: "Das Turnierspiel (LW-1).",
  advanced: "Das Fortgeschrittenenspiel (LW-1).",
  complexes: "Das Fortgeschrittenenspiel mit Zielverbünden (LW-1).",
};

const TAKE_OFFS: Readonly<Record<Options["takeOff"], string>> = {
  single: "Jeder deutsche Verband startet und landet für sich (LW-66).",
  groups: "Deutsche Verbände eines Musters starten und landen nach Gruppen (LW-66).",
  type: "Alle deutschen Verbände eines Musters starten und landen zusammen (LW-66).",
};

const BATTLES: Readonly<Record<NonNullable<Options["battles"]>, string>> = {
  plotted: "Gefechte werden als geplottete Luftkämpfe ausgetragen (LW-H6).",
  cards: "Gefechte werden mit Karten ausgetragen (LW-H6).",
  asked: "Beide Seiten werden bei jedem Gefecht gefragt, wie es ausgetragen wird (LW-H6).",
};

const FIRES: Readonly<Record<Fire, string>> = {
  fighters: "Jäger auf Jäger",
  bombers: "Jäger auf Bomber",
  defensive: "Bomber auf Jäger",
};

const STEPS: Readonly<Record<Step, string>> = {
  fuel: "Treibstoff: 10 je Raffinerie; halb nach dem Verlust von Chemie oder Verkehr (LW-97).",
  raf: "Die RAF greift ein Ziel oder einen Platz in Deutschland oder Österreich an (LW-45).",
  jets: "Ab Januar 1944: der Wurf um Strahlflugzeuge, und eine Me 262 statt eines anderen Verbands (LW-95).",
  enter:
    "Neue Verbände kommen, Gruppen wechseln ihre Flugzeuge, eine Me 110 geht für Ju 88 mit ihren Buchstaben (LW-47).",
  replace: "Ersatz: amerikanisch ein Faktor für einen, deutsch je ein Flugzeug und ein Pilot (LW-48).",
  allocate: "Deutsche: wer Treibstoff bekommt, geheim; bis zu 10 in die Reserve (LW-101).",
  plan: "Amerikaner: der Zielbogen, geheim (LW-56).",
  "set-up": "Deutsche: Bomberjäger, dann Verbände auf Plätze, drei auf jeden, geheim (LW-51).",
  raid: "Der Angriff: zwanzig Runden (LW-52).",
  made: "Flugzeuge und Piloten kommen, die Treibstoffliste wird gezeigt (LW-53).",
  end: "Der Sieg wird geprüft (LW-54).",
};

const EFFECTS: Readonly<Record<Effect, string>> = {
  factories: "Flugzeuge: ein Faktor für drei Werke, Drittel bleiben (LW-88).",
  six: "Weniger als 18 Werke: sechs ab diesem Quartal, für immer (LW-89).",
  last: "Das letzte Ziel eines Verbunds außer Flugzeugen und Öl: in diesem Quartal halb so viele Flugzeuge, einmal (LW-90).",
  transport:
    "Bahn, Schifffahrt und Verkehrsknoten alle fort: von da an halb so viele Flugzeuge (LW-91), ab dem nächsten Quartal halb so viel Treibstoff (LW-98).",
  schools: "Piloten: 12 im Quartal, einer weniger für zwei fehlende Schulfaktoren (LW-92).",
  refineries: "Treibstoff: 10 je Raffinerie; 10 im Ganzen, wenn keine steht (LW-97).",
  chemicals: "Das letzte Chemieziel: im nächsten Quartal halb so viel Treibstoff (LW-98).",
  reserve:
    "Die Reserve öffnet sich im ersten Quartal, das weniger bringt, als alle Verbände brauchen (LW-101).",
};

const CHANGES: Readonly<Record<Change, string>> = {
  rating: "Jäger auf Jäger: + eigenes E, − das des Gegners (LW-26).",
  tanks: "Behaltene Zusatztanks: E in diesem Gefecht um eins niedriger (LW-64).",
  killer: "Bomberjäger: +1 auf den Wurf, E um eins niedriger (LW-81).",
  rocket: "Me 163 auf Jäger: kein E zählt; in der Luft schießt niemand auf sie (LW-86).",
  bombers: "Gegen Bomber, und für Bomber: kein E; Bomber schießen nicht auf Strahlflugzeuge (LW-85).",
  clamp:
    "Weniger als 1 ist 1, mehr als 6 ist 6; Treffer über die getroffene Teilgruppe hinaus verfallen (LW-77).",
};

const TURN: Readonly<Record<TurnStep, string>> = {
  a: "A, B: Die deutsche Zeit läuft, das Tanken auch; Starts (LW-66).",
  c: "C: Deutsche ziehen, dann landen sie; ohne Zeit und nicht gelandet ist verloren (LW-63).",
  d: "D: deutsche Angriffe, Feld um Feld, Strahlflugzeuge zuerst; Tanks, wer zurückgehalten wird, alle deutschen Würfel (LW-71).",
  e: "E, F: amerikanisches Feuer, Jäger vor Bombern; dann Verluste (LW-58).",
  h: "H, I: Die amerikanische Zeit läuft; Bomber kommen nach dem Bogen, Jäger nach Belieben; Amerikaner ziehen (LW-60).",
  j: "J: Jeder Jäger bei Bombern ist Nahbegleiter oder frei (LW-67).",
  k: "K, L: Bomber über ihren Zielen bomben (LW-28).",
  m: "M: freie Jäger im Tiefflug auf Plätze; eine 6 der Flak kostet einen Faktor (LW-70).",
  n: "N: Wer auf eigener Linie ist, ist daheim; ohne Zeit anderswo ist verloren (LW-62).",
  o: "O: Amerikaner, die nicht geschossen haben, dürfen angreifen, Deutsche, die nicht geschossen haben, schießen zurück; dann Verluste (LW-57).",
};

/** Ein Quartal als `Jan 43`. */
function short(quarter: number): string {
  const [year, month] = monthOf(quarter);
  return `${MONTHS[month] ?? ""} ${year.slice(2)}`;
}

/** Ein deutscher Verband hat sein Muster im Namen. */
function named(unit: string, type: string): string {
  return unit.includes("-") ? unit : `${unit} ${type}`;
}

/** Worte der Papiere, auf Deutsch. */
export const words: typeof english = {
  "paper.scenario.title": "Feldzugskarte",
  "paper.scenario.hint": "Worum es geht, wie man gewinnt, wer da ist, wie ein Quartal geht.",
  "paper.sheet.title": "Zielbogen",
  "paper.sheet.hint": "Für die Amerikaner zum Ausfüllen: Ströme, und die Zeiten der Jäger.",
  "paper.sheet.quarter": "Quartal",
  "paper.fighters.title": "Amerikanische Jäger",
  "paper.fighters.rule":
    "Notiert wird die Runde, in der jeder die R-Linie überquert, und die, bis zu der er zurück sein muss (LW-62).",
  "paper.bases.title": "Deutsche Aufstellung",
  "paper.bases.hint": "Für die Deutschen zum Ausfüllen: Treibstoff, Bomberjäger, Plätze, Starts.",
  "paper.bases.rule":
    "Geheim, bis es sich zeigt: Treibstoff bis nach dem Angriff, Zeichen, bis ein Verband schießt (LW-L52). Drei Verbände je Platz (LW-37).",
  "paper.targets.title": "Ziele nach Verbünden",
  "paper.targets.hint": "Alle 97, zum Abstreichen.",
  "paper.units.title": "Verbände",
  "paper.units.hint": "Die Faktoren jedes Verbands beider Seiten, zum Abstreichen.",
  "paper.units.american": "Amerikanische Verbände",
  "paper.units.german": "Deutsche Verbände",
  "paper.industry.title": "Industrie",
  "paper.industry.hint": "Was entsteht und was bleibt, Quartal um Quartal.",
  "paper.diary.title": "Kriegstagebuch",
  "paper.diary.hint": "Seiten für jedes begonnene Quartal, wie es erzählt wurde.",
  "paper.diary.quarter": ({ quarter }) => quarterName(quarter),
  "paper.diary.staff": "Vor dem Angriff",
  "paper.diary.turn": ({ turn }) => `Runde ${turn}`,
  "paper.diary.after": "Nach dem Angriff",
  "paper.reinforcements.title": "Kriegsgliederung nach Quartalen",
  "paper.reinforcements.hint": "Wer wann kommt, Ersatz, wer das Flugzeug wechselt.",
  "paper.tables.title": "Gefechtstabellen",
  "paper.tables.hint": "Feuer, Bomben, RAF, Strahlflugzeuge, Werte, eine Runde in Schritten.",
  "paper.values.title": "Flugzeuge und eine Runde",
  "paper.smallMap.title": "Karte auf einer Seite",
  "paper.smallMap.hint": "Um einen Angriff darauf zu zeichnen.",
  "paper.map.title": "Karte",
  "paper.map.hint": "Ein Zoll je Feld, zum Zusammenfügen.",
  "paper.counters.title": "Marker",
  "paper.counters.hint": "Jeder Verband beider Seiten, zum Ausschneiden.",

  "paper.term.quarters": ({ from, to, raid }) =>
    raid ? `Ein einzelner Angriff im ${quarterName(from)}.` : `${quarterName(from)} bis ${quarterName(to)}.`,
  "paper.term.level": ({ level }) => LEVELS[level],
  "paper.term.raid": ({ named, bombers }) =>
    `Der Bogen nennt mindestens ${counted(named, "Ziel", "Ziele")}; die Amerikaner gewinnen mit zwei Dritteln davon, wenn sie höchstens ${Math.floor(bombers / 4)} von ${bombers} Bomberfaktoren verlieren (LW-113).`,
  "paper.term.targets": ({ targets }) =>
    `Die Amerikaner gewinnen mit ${counted(targets, "bombardierten Ziel", "bombardierten Zielen")}, sonst die Deutschen (LW-112).`,
  "paper.term.takeOff": ({ takeOff }) => TAKE_OFFS[takeOff],
  "paper.term.battles": ({ battles }) => BATTLES[battles],
  "paper.term.tanks": "Amerikanische Jäger haben 1943 keine Zusatztanks (LW-21).",
  "paper.term.jets": ({ jetTable }) =>
    jetTable === "ruled"
      ? "Die Tabelle der Strahlflugzeuge hat ihre Daten in Ordnung (LW-L1)."
      : "Die Tabelle der Strahlflugzeuge gilt wie gedruckt (LW-L1).",

  "paper.force": ({ force }) => `${force}. Luftflotte`,
  "paper.luftwaffe": "Luftwaffe",
  "paper.types": ({ types }) => types.map(({ type, factors }) => `${typeName(type)} ${factors}`).join(", "),
  "paper.units": forces["forces.units"],
  "paper.quarter": ({ quarter }) => quarterName(quarter),
  "paper.quarter.short": ({ quarter }) => short(quarter),
  "paper.complex": ({ complex, count }) => `${complexName(complex)} (${count})`,
  "paper.unit": ({ unit, type, enters }) =>
    `${named(unit, type)}${enters === null ? "" : ` (${short(enters)})`}`,
  "paper.replacements": "Ersatz",
  "paper.replacements.of": ({ tournament, advanced, converted }) =>
    [
      tournament === advanced ? `${advanced} Faktoren` : `${advanced} Faktoren (Turnierspiel ${tournament})`,
      ...(converted.length > 0 ? [`nun mit der P-51: ${converted.join(", ")}`] : []),
    ].join("; "),

  "paper.steps": "Jedes Quartal",
  "paper.step": ({ step }) => STEPS[step],
  "paper.effects": "Was ein Verlust bewirkt",
  "paper.effect": ({ effect }) => EFFECTS[effect],
  "paper.changes": "Änderungen eines Wurfs",
  "paper.change": ({ change }) => CHANGES[change],
  "paper.turn": "Eine Runde des Angriffs",
  "paper.turn.step": ({ step }) => TURN[step],

  "paper.fire": ({ fire }) => FIRES[fire],
  "paper.bombing": "Bombenwurf",
  "paper.raf": "Die RAF bei Nacht",
  "paper.jets": "Strahlflugzeuge",
  "paper.values": "Flugzeuge",
  "paper.span": ({ from, to, open }) => (open ? `${from} +` : from === to ? `${from}` : `${from}–${to}`),
  "paper.needs": ({ die }) => (die === 0 ? "nie" : needed(die)),

  "paper.column.target": "Ziel",
  "paper.column.hex": "Feld",
  "paper.column.entry": "Einflug",
  "paper.column.turn": "Runde",
  "paper.column.groups": "Gruppen",
  "paper.column.bombed": "Bomben",
  "paper.column.fighters": "Gruppe",
  "paper.column.crosses": "Hinüber",
  "paper.column.back": "Zurück bis",
  "paper.column.unit": "Verband",
  "paper.column.fuel": "Treibst.",
  "paper.column.killer": "Zeichen",
  "paper.column.base": "Platz",
  "paper.column.takes-off": "Start",
  "paper.column.lands": "Landung",
  "paper.column.force": "Wer",
  "paper.column.units": "Verbände",
  "paper.column.factors": "Faktoren",
  "paper.column.types": "Faktoren nach Mustern",
  "paper.column.new": "Neu",
  "paper.column.quarter": "Quartal",
  "paper.column.succeeds": "Gelingt mit",
  "paper.column.night": "Nachtjäger",
  "paper.column.type": "Muster",
  "paper.column.e": "E",
  "paper.column.hexes": "Felder je Runde",
  "paper.column.with": "Runden mit Tanks",
  "paper.column.without": "Runden ohne",
  "paper.column.factories": "Werke",
  "paper.column.made": "Flugz.",
  "paper.column.stock": "Bestand",
  "paper.column.pilots": "Piloten",
  "paper.column.pilot-stock": "Bestand",
  "paper.column.refineries": "Raff.",
  "paper.column.reserve": "Reserve",
  "paper.column.replacements": "US-Ersatz",

  "paper.counters.label": ({ count }) => `${count} Marker zum Ausschneiden`,
  "paper.map.place": ({ id }) => PLACES[id],
  "paper.map.label":
    "Karte von Holland bis Ostpreußen in Feldern von zwanzig Meilen, Spalten 01 bis 45 von Westen, Reihen 01 bis 35 von Norden",
  "paper.map.scale": ({ millimetres, milesPerMm }) =>
    `Ein Feld ist zwanzig Meilen und ${millimetres.toFixed(1).replace(".", ",")} mm breit: 1 mm sind ${milesPerMm.toFixed(1).replace(".", ",")} Meilen. Volle Quadrate sind Ziele, Ringe Plätze. Dicke Linien sind die R-Linie nach Datum, von West nach Ost: 1943, Oktober 1944, April 1945, und der Süden ab Januar 1944; der Umriss im Südwesten ist die Schweiz.`,
};

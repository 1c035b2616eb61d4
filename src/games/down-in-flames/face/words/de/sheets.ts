import type { CardKind } from "../../../data/card.ts";
import type { Quality } from "../../../data/quality.ts";
import type { GroundTarget } from "../../../data/target.ts";
import type { AircraftCard, Special } from "../../../data/types/aircraft.ts";
import { cardName } from "../../../words/card-name.de.ts";
import { counted, levelName, phaseName, points, sideName } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/sheets.ts";
import { GLOSSARY } from "../glossary/de.ts";
import type { Degree, Earned, Fate, HitValues, MarkName, Source } from "../sheet-values.ts";

const QUALITIES: Readonly<Record<Quality, string>> = {
  recruit: "Rekrut",
  green: "unerfahren",
  regular: "erfahren",
  veteran: "Veteran",
  ace: "Ass",
};

const MARKS: Readonly<Record<MarkName, string>> = {
  damaged: "BESCHÄDIGT",
  cockpit: "KANZEL GETROFFEN",
  loaded: "BELADEN",
  carried: "RAKETEN",
  spent: "RAKETEN VERSCHOSSEN",
  dry: "ZUM TEIL VERSCHOSSEN",
};

const FATES: Readonly<Record<Fate, string>> = {
  down: "abgeschossen",
  left: "nicht mehr im Kampf",
  away: "abgebrochen, zum Heimflug zurück",
  reserve: "in Reserve",
  flew: "hat ihren Einsatz geflogen",
  home: "blieb am Boden",
};

const SOURCES: Readonly<Record<Source, string>> = {
  card: "Datenkarte",
  ace: "Ass",
  damage: "Schaden",
  load: "Last",
  cockpit: "Kanzeltreffer",
  rockets: "Raketen",
};

const POSITIONS: Readonly<Record<number, (to: string) => string>> = {
  2: (to) => `im Nacken von ${to}`,
  1: (to) => `im Vorteil gegen ${to}`,
  0: () => "neutral",
  [-1]: (to) => `im Nachteil gegen ${to}`,
  [-2]: (to) => `verfolgt von ${to}`,
};

const SIGHTS: Readonly<Record<AircraftCard["sight"], string>> = {
  standard: "Übliches Visier",
  simple: "Einfaches Visier: neutral kein Feuerstoß, im Vorteil 1",
  gyro: "Kreiselvisier: im Vorteil mehr Feuerstöße",
  beam: "In Angriffen von der Seite geübt: im Vorteil 3 Feuerstöße",
};

const SPECIALS: Readonly<Record<Special, string>> = {
  "quick-climb": "Steigt schnell (Quick Climb): Steigen kostet 1 Karte (DIF-10.1)",
  "slow-climb": "Steigt langsam (Slow Climb): Steigen kostet 3 Karten (DIF-10.5)",
  "quick-dive": "Stürzt schnell (Quick Dive): Sinken bringt 2 Karten je Stufe (DIF-10.2)",
  "slow-dive":
    "Stürzt langsam (Slow Dive): folgt einer sinkenden VERTIKALROLLE nur bei ebenso langsamen (DIF-10.3)",
  "dive-limit": "Sturzgrenze (Dive Limit): Sinken bringt im Ganzen 1 Karte (DIF-10.4)",
  "quick-bank": "Rollt schnell (Quick Bank): Eine SCHERE des Führers ist keine Wendekarte (DIF-10.6)",
  "slow-bank":
    "Rollt langsam (Slow Bank): SCHERE nur gegen ebenso langsame oder als Antwort auf STEILKURVE (DIF-10.7)",
  "thach-weave": "Thach Weave: Zwei Rotten des Typs können einander helfen (DIF-10.11)",
};

const COLOURS: Readonly<Record<CardKind["colour"], string>> = {
  red: "rot: greift an",
  white: "weiß: greift an oder antwortet",
  blue: "blau: antwortet",
};

const EARNED: Readonly<Record<Earned, string>> = {
  aircraft: "Jäger und leichte Bomber des Gegners",
  bombers: "Bomber des Gegners",
  target: "Das Ziel",
  bids: "Gebote",
};

const TARGETS: Readonly<Record<GroundTarget["id"], string>> = {
  airfield: "ein Flugplatz",
  factory: "eine Fabrik",
  ship: "ein Schiff",
};

const DEGREES: Readonly<Record<Degree, string>> = { light: "leicht", moderate: "mittel", heavy: "schwer" };

function hitValues({ hitValue, spent, choice, mostHits }: HitValues): string {
  const others = [
    spent === null ? "" : `${spent} verschossen oder gespart`,
    choice === null ? "" : `Führer ${choice} für eine Karte`,
    mostHits === null ? "" : `höchstens ${counted(mostHits, "Treffer", "Treffer")} je Karte`,
  ].filter(Boolean);
  return [`${hitValue}`, ...others].join("; ");
}

/** Wörter der Bögen. */
export const words: typeof english = {
  "sheet.of": ({ id }) => `Bogen der Rotte ${id}`,
  "sheet.formation": ({ id }) => `Bogen des Verbands ${id}`,
  "sheet.match": ({ mission }) => (mission ? "Auftrag und Siegpunkte" : "Siegpunkte und Stapel"),
  "sheet.leader": ({ id }) => `Führer ${id}`,
  "sheet.wingman": ({ id }) => `Kaczmarek ${id}`,
  "sheet.type": ({ name }) => name,

  "sheet.fate": ({ fate }) => FATES[fate],
  "sheet.level": ({ level }) => levelName(level),
  "sheet.position": ({ steps, to }) => (POSITIONS[steps] ?? POSITIONS[0])?.(to) ?? "",
  "sheet.cloud": "IN WOLKEN",
  "sheet.acted": ({ acted }) =>
    acted ? "war in dieser Runde am Zug" : "kommt in dieser Runde noch an den Zug",

  "sheet.quality": ({ quality }) => QUALITIES[quality],
  "sheet.quality.hidden": "Können verborgen",
  "sheet.secret": "(der Gegner weiß es nicht)",
  "sheet.gift": ({ gift }) => (gift === "keen" ? "scharfe Augen" : "Scharfschütze"),
  "sheet.wild": "freie Karte gespielt",
  "sheet.mark": ({ mark }) => MARKS[mark],

  "sheet.ratings": "Werte",
  "sheet.agility": "Wendigkeit",
  "sheet.speed": "Fahrt",
  "sheet.horsepower": "Motor",
  "sheet.source": ({ source }) => SOURCES[source],
  "sheet.inForce": "Es gilt",
  "sheet.inForce.now": "das zählt",
  "sheet.levels": "Stufen",
  "sheet.bands": "Werte nach Stufe",
  "sheet.band.now": "der Bereich seiner Stufe",
  "sheet.agilityCards": ({ played, limit }) =>
    limit === null
      ? `Wendekarten gespielt: ${played}, ohne Grenze`
      : `Wendekarten gespielt: ${played} von ${limit}`,

  "sheet.handOf": "Karten auf der Hand",
  "sheet.hand.limit": ({ held, limit, guessed }) =>
    `${held}, Grenze ${limit}${guessed ? ", falls erfahren" : ""}`,
  "sheet.hand.of": ({ id }) => `Hand von ${id}`,
  "sheet.minimum": "Behält mindestens",
  "sheet.card": ({ card }) => cardName(card),
  "sheet.colour": ({ colour }) => COLOURS[colour],
  "sheet.cards": ({ cards }) => counted(cards, "Karte", "Karten"),

  "sheet.bursts": "Feuerstöße n / v / i. N.",
  "sheet.bursts.turn": "Feuerstöße in diesem Zug",
  "sheet.bursts.left": ({ at, left, of }) => `auf ${at}: noch ${left} von ${of}`,
  "sheet.hitValue": "Trefferwert",
  "sheet.hitValue.of": hitValues,
  "sheet.defense": "Abwehr",
  "sheet.ceiling": "Höchstens",
  "sheet.worth": "Siegpunkte",
  "sheet.worth.of": ({ down, damaged }) => `Abschuss ${down}, beschädigt ${damaged}`,
  "sheet.offense": "Greift an mit",
  "sheet.wingmanDefense": "Verteidigt sich mit",
  "sheet.sight": ({ sight }) => SIGHTS[sight],
  "sheet.special": ({ special }) => SPECIALS[special],
  "sheet.gunner": ({ cards }) =>
    `Bordschütze: schießt mit ${counted(cards, "Karte", "Karten")} zurück (DIF-B9)`,
  "sheet.mayLoad": "Kann Bomben oder einen Torpedo tragen (DIF-9.2)",
  "sheet.mayRockets": ({ upTo }) =>
    `Kann Raketen tragen: Treffer bei ${upTo === 1 ? "1" : `1 bis ${upTo}`} (DIF-7.1.3)`,

  "sheet.flying": ({ flying, of }) => `${flying} von ${of} fliegen`,
  "sheet.bombers": "Bomber",
  "sheet.bomber.place": ({ inFormation }) => (inFormation ? "im Verband" : "Nachzügler"),
  "sheet.bomber.points": (of) => `${of.points} von ${points(of.of)} Schaden`,
  "sheet.bomber.role": ({ role }) => (role === "heavy" ? "schwer" : "mittel"),
  "sheet.role": "Klasse",
  "sheet.turret": ({ cards }) => `Abwehrfeuer jetzt ${counted(cards, "Karte", "Karten")}`,
  "sheet.turrets": "Eigene Abwehrstände",
  "sheet.damagedFrom": "Beschädigt ab",
  "sheet.points": ({ points: count }) => points(count),

  "sheet.mission": ({ target, attacker }) => `Ziel: ${TARGETS[target]}; Angreifer: ${sideName(attacker)}`,
  "sheet.legs": "Abschnitt des Auftrags",
  "sheet.leg": ({ phase }) => phaseName(phase),
  "sheet.leg.now": "im Gange",
  "sheet.turn": "Runde",
  "sheet.ground": (of) =>
    `Bisher ${points(of.points)} am Ziel: ${of.degree === null ? "kein Schaden, der zählt" : `${DEGREES[of.degree]} beschädigt`}.`,
  "sheet.degree": (of) =>
    `${DEGREES[of.degree]} beschädigt ab ${counted(of.from, "Punkt", "Punkten")}: ${of.points} SP`,
  "sheet.degree.short": ({ degree }) => DEGREES[degree],
  "sheet.flak": "Flak über dem Ziel",
  "sheet.areaFlak": "Flak unterwegs",
  "sheet.score": "Siegpunkte",
  "sheet.score.now": ({ allied, axis }) => `Alliierte ${allied}, Achse ${axis}`,
  "sheet.side": ({ side }) => sideName(side),
  "sheet.earned.for": "Wofür",
  "sheet.earned": ({ source }) => EARNED[source],
  "sheet.total": "Zusammen",
  "sheet.deck": "Stapel und Regeln",
  "sheet.deck.left": "Stapel",
  "sheet.deck.gone": "Abgelegt",
  "sheet.die": "Kampfwürfel",
  "sheet.ammunition": "Munitionsproben",
  "sheet.yes": ({ on }) => (on ? "ja" : "nein"),
  "sheet.first": "Beginnt jede Runde",
  "sheet.glossary": "Was die Wörter bedeuten",
  "sheet.term": ({ term }) => `${GLOSSARY[term][0]}:`,
  "sheet.term.means": ({ term }) => GLOSSARY[term][1],
  "sheet.weave": ({ side }) => `Darf den Thach Weave nutzen: ${sideName(side)}`,
};

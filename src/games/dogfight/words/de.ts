import { type AnyCatalogue, type Catalogue, type PhrasesOf, say } from "../../../core/phrase.ts";
import { quotable } from "../../../core/text.ts";
import type { en as english, Measured } from "./en.ts";
import { goals } from "./goals.de.ts";
import { count, edgeName, FLIGHT_END, inches, names, sideName, verb } from "./grammar.de.ts";

function levelsText(levels: number): string {
  return count(Math.abs(levels), "Stufe", "Stufen");
}

function needs(need: number): string {
  return need >= 6 ? "jeder Wurf trifft" : `nötig ist höchstens ${need}`;
}

const GUNS: Readonly<Record<string, string>> = {
  front: "Bugwaffe",
  left: "linke Waffe",
  right: "rechte Waffe",
  rear: "Heckwaffe",
};

/** Nach „mit seiner“. */
const GUNS_DATIVE: Readonly<Record<string, string>> = {
  front: "Bugwaffe",
  left: "linken Waffe",
  right: "rechten Waffe",
  rear: "Heckwaffe",
};

const ARCS: Readonly<Record<string, string>> = {
  front: "Bogen vorn",
  left: "Bogen links",
  right: "Bogen rechts",
  rear: "Bogen hinten",
};

const FACINGS: Readonly<Record<string, string>> = {
  front: "von vorn",
  left: "von links",
  right: "von rechts",
  rear: "von hinten",
};

function gun(weapon: string): string {
  return GUNS[weapon] ?? weapon;
}

function gunDative(weapon: string): string {
  return GUNS_DATIVE[weapon] ?? weapon;
}

/** `7,4″ (6,9″ flach, 2 Stufen), 1 Uhr`. */
function measured({ range, flat, levels, clock }: Measured): string {
  const apart = levels === 0 ? "" : ` (${inches(flat)} flach, ${levelsText(levels)})`;
  return `${inches(range)}${apart}, ${clock === null ? "am selben Ort" : `${clock} Uhr`}`;
}

function struck(id: string, facing: string, roll: number): string {
  return `${id} wird ${FACINGS[facing] ?? facing} getroffen, der Schadenswürfel zeigt ${roll}:`;
}

function lost(rating: string, left: number): string {
  return `eine ${rating} weniger, ${left === 0 ? "keine mehr da" : `noch ${left}`}`;
}

const E1: Readonly<Record<string, (found: string) => string>> = {
  character: (found) =>
    `„${found}“ bedeutet in einem Zug nichts; erlaubt sind Ziffern, L, R und am Ende +, - oder --`,
  distance: (found) => `„${found}“ ist zu weit; eine Strecke ist eine Ziffer von 1 bis 5, für je 2″ (R-01)`,
  empty: () => "es steht nichts da; nötig ist ein Zug wie 2L1",
  zero: () => "die 0 steht allein: nichts davor und nichts danach",
  "after-mark": (found) => `„${found}“ steht hinter dem Höhenzeichen, das jeden Zug beendet`,
  mark: (found) =>
    `„${found}“ steht falsch: ein Zeichen, +, - oder --, beendet einen Zug, der fliegt oder dreht`,
  "too-long": (found) => `${found} Zeichen sind zu viel für einen Zug; der längste hat sieben`,
};

const E9: Readonly<Record<string, (level: number, limit: number) => string>> = {
  off: () => "die Höhe wird in dieser Partie nicht benutzt",
  ceiling: (level, limit) => `von Stufe ${level} kann es nicht über seine Gipfelhöhe steigen, Stufe ${limit}`,
  ground: (level) => `von Stufe ${level} kann es nicht so weit stürzen: Stufe 1 ist die tiefste`,
};

const ID_FAULTS: Readonly<Record<string, string>> = {
  letters: "ein Name hat 1 bis 16 Buchstaben (A bis Z), Ziffern oder Bindestriche",
  reserved: "dieser Name bedeutet etwas anderes; bitte einen anderen wählen",
  twice: "so heißt schon ein anderes Flugzeug; jeder Name kommt einmal vor",
  side: "so heißt eine Seite; das Flugzeug braucht einen anderen Namen",
  mat: "der Name einer Matte hat 1 bis 40 kleine Buchstaben, Ziffern oder Bindestriche",
};

/**
 * Der Luftkampf auf Deutsch. ENGINE, FUSELAGE, SPEED und TO-HIT sind die gedruckten Überschriften der Regeln und Bögen,
 * die ein Verein vor sich liegen hat: sie bleiben, wie sie sind, und das Regelbuch sagt, was sie heißen.
 */
export const de: Catalogue<PhrasesOf<typeof english>> = {
  revealed: ({ turn }) => `Runde ${turn}: alle Züge werden aufgedeckt, und alle fliegen zugleich.`,
  flies: ({ id, order, speed, x, y, heading, level, altitude }) =>
    `${id} fliegt ${order} (${speed} SPEED) nach ${inches(x)} quer über den Tisch, ${inches(y)} tief, Kurs ${heading} Uhr${altitude ? `, Stufe ${level}` : ""}.`,
  leaves: ({ id, edge }) => `${id} überfliegt den ${edgeName(edge)} Rand und ist aus dem Spiel (R-25).`,
  collision: ({ first, second, dice, crash }) =>
    `${first} und ${second} enden höchstens 0,5″ voneinander und würfeln ${names(dice.map(String))}: ${crash ? "sie stoßen zusammen" : "sie verfehlen sich"} (R-24).`,
  initiative: ({ sides, dice, winner }) =>
    `Initiative: ${sides.map((side, index) => `${sideName(side)} ${dice[index]}`).join(", ")}: ${winner === null ? "Gleichstand, beide würfeln noch einmal (R-15)" : `${sideName(winner)} ${verb(winner, "feuert", "feuern")} zuerst (R-16)`}.`,
  "no-shot": ({ side }) => `${sideName(side)} ${verb(side, "hat", "haben")} keinen Schuss.`,
  fires: ({ id, weapon, target, range, flat, levels, need, roll, hit }) =>
    `${id} feuert mit der ${gunDative(weapon)} auf ${target}: ${inches(range)}${levels === 0 ? "" : ` (${inches(flat)} flach)`}, ${ARCS[weapon] ?? weapon}, ${needs(need)}: wirft ${roll}, ${hit ? "Treffer" : "daneben"} (${need >= 6 ? "R-21" : "R-11"}).`,
  "hit-fuselage": ({ id, facing, roll, left, instead }) =>
    `${struck(id, facing, roll)} ${instead ? "dort ist keine Waffe, also " : ""}${lost("FUSELAGE", left)}${instead ? " (R-26)" : ""}.`,
  "hit-engine": ({ id, facing, roll, left }) => `${struck(id, facing, roll)} ${lost("ENGINE", left)}.`,
  "hit-weapon": ({ id, facing, roll, weapon }) =>
    `${struck(id, facing, roll)} die ${gun(weapon)} ist verloren (R-26).`,
  destroyed: ({ id, cause }) =>
    cause === "fire"
      ? `Der Rumpf von ${id} hält nichts mehr aus (FUSELAGE 0): zerstört.`
      : `${id} wird beim Zusammenstoß zerstört (R-24).`,
  crashed: ({ id }) => `Der Motor von ${id} steht (ENGINE 0): es fällt vom Himmel und stürzt ab (R-19).`,
  "turn-ends": ({ turn }) => `Runde ${turn} endet.`,
  ...goals,
  E1: ({ reason, found }) => `E1: ${(E1[reason] ?? E1.character)?.(quotable(found))}.`,
  E2: ({ cost, declared }) =>
    `E2: dieser Zug kostet ${cost} SPEED, angesagt sind ${declared}; alle SPEED sind auszugeben.`,
  E3: ({ cost, engine }) => `E3: dieser Zug kostet ${cost} SPEED, ENGINE ${engine} erlaubt ${engine}.`,
  E4: ({ cost, last, from, to, forced }) =>
    forced
      ? `E4: der beschädigte Motor erzwingt SPEED ${from} nach ${last}; dieser Zug kostet ${cost} (R-09).`
      : `E4: nach SPEED ${last} darf der Zug ${from === to ? from : `${from} bis ${to}`} kosten, nicht ${cost}.`,
  E5: ({ points, limit, engine, each }) =>
    `E5: ${count(points, "Uhrpunkt", "Uhrpunkte")} in ${each ? "einer Drehung" : "einer Runde"}; die Hälfte von ENGINE ${engine} erlaubt ${limit} (R-04, R-05).`,
  E6: ({ found }) =>
    `E6: „${quotable(found)}“ ist eine Drehung gleich nach einer Drehung; dazwischen mindestens 1 SPEED geradeaus.`,
  E7: ({ found }) =>
    `E7: „${quotable(found)}“ darf nicht am Anfang stehen, denn der letzte Zug endete mit einer Drehung; davor mindestens 1 SPEED geradeaus (R-07).`,
  E8: ({ cost, least }) =>
    `E8: SPEED ${cost} ist zu langsam; ein Flugzeug fliegt mindestens SPEED ${least} (R-08).`,
  E9: ({ found, why, level, limit }) =>
    `E9: „${quotable(found)}“ ist nicht erlaubt: ${(E9[why] ?? E9.off)?.(level, limit)} (R-29).`,
  "fire-done": ({ side }) => `${sideName(side)} ${verb(side, "stellt", "stellen")} das Feuer ein.`,
  "fire-ends": ({ side }) => `${sideName(side)} ${verb(side, "hat", "haben")} keinen Schuss mehr.`,
  "fire-grammar": ({ found }) =>
    `„${quotable(found)}“ ist kein Schuss; nötig sind Flugzeug, Waffe und Ziel, etwa R1 front B1, oder done.`,
  "fire-unknown-aircraft": ({ found, known }) =>
    `Es gibt kein Flugzeug „${quotable(found)}“; es gibt ${names(known)}.`,
  "fire-not-yours": ({ id, side }) =>
    `${id} gehört der anderen Seite (${sideName(side)}); es feuert nur ein eigenes Flugzeug (R-18).`,
  "fire-friend": ({ id }) => `${id} gehört zur eigenen Seite; das Ziel muss ein Gegner sein (R-23).`,
  "fire-gone": ({ id, status }) => `${id} ist ${FLIGHT_END[status] ?? status} und aus dem Spiel (R-17).`,
  "fire-no-weapon": ({ id, weapon, has, lost }) =>
    `${id} hat ${lost ? `die ${gun(weapon)} verloren` : `keine ${gun(weapon)}`}; vorhanden: ${has.length > 0 ? names(has.map(gun)) : "keine Waffe"} (R-26).`,
  "fire-used": ({ id, weapon }) =>
    `${id} hat mit der ${gunDative(weapon)} in dieser Runde schon gefeuert; jede feuert einmal (R-13).`,
  "fire-out-of-arc": ({ id, weapon, target, clock }) =>
    `${target} steht bei ${id} auf ${clock} Uhr, außerhalb: ${ARCS[weapon] ?? weapon} (R-13).`,
  "fire-out-of-range": ({ target, range, longest }) =>
    `${target} ist ${inches(range)} entfernt, ${inches(range - longest)} über der größten Reichweite von ${longest}″ (R-11).`,
  "fire-too-steep": ({ target, levels, flat }) =>
    `${target} ist ${levelsText(levels)} ${levels > 0 ? "höher" : "tiefer"} bei nur ${inches(flat)} flach: zu steil für eine Bugwaffe (R-29).`,
  "fire-blocked": ({ target, by, name }) =>
    `${by === "cloud" ? `Wolke ${name}` : name} verdeckt ${target} (R-22).`,
  "fire-cannot-hit": ({ id, target, need }) =>
    `${id} bräuchte höchstens ${need}, um ${target} zu treffen (R-21).`,
  "config-scenario": ({ path, found, known }) =>
    `${path}: es gibt kein Szenario „${quotable(found)}“; es gibt ${names(known)}.`,
  "config-mixed": ({ path, found }) =>
    `${path}: ein benanntes Szenario ist vollständig; bitte ${names(found.map((name) => quotable(name)))} weglassen (nur options, seats und turns dürfen danebenstehen).`,
  "config-missing": ({ path }) =>
    `${path}: ein Aufbau braucht den Namen eines Szenarios oder eine Liste von Flugzeugen zweier Seiten.`,
  "config-number": ({ path, found, from, to, step }) =>
    `${path}: ${found} passt nicht; nötig ist eine ${step === 1 ? "ganze Zahl" : "Zahl in Vierteln"} von ${from} bis ${to}.`,
  "config-count": ({ path, found, from, to }) => `${path}: es sind ${found}; erlaubt sind ${from} bis ${to}.`,
  "config-id": ({ path, found, why }) => `${path}: „${quotable(found)}“: ${ID_FAULTS[why] ?? why}.`,
  "config-sides": ({ path, found }) =>
    `${path}: nötig sind genau zwei Seiten, nicht ${found.length > 3 ? "so viele" : found.length}${found.length > 0 ? ` (${names(found.map((name) => quotable(name)))})` : ""}.`,
  "config-type": ({ path, found, known }) =>
    `${path}: es gibt keinen Typ „${quotable(found)}“; es gibt ${names(known)} oder einen ausgeschriebenen Typ.`,
  "config-text": ({ path, longest }) =>
    `${path}: ein Name hat 1 bis ${longest} Zeichen und keine Steuerzeichen.`,
  "config-colour": ({ path, found }) =>
    `${path}: „${quotable(found)}“ ist keine Farbe; zu schreiben sind # und sechs Hexadezimalziffern in Kleinbuchstaben, etwa #80694a.`,
  "config-twice": ({ path, found }) => `${path}: ${found} steht doppelt da; eine Seite trägt eine Waffe.`,
  "config-cloud": ({ path, bottom, top }) =>
    `${path}: ihre Unterseite, Stufe ${bottom}, liegt über ihrer Oberseite, Stufe ${top}.`,
  "throw.initiative": ({ side }) => `Initiative, ${sideName(side)}: wer höher würfelt, schießt zuerst`,
  "throw.to-hit": ({ id, weapon, target, need }) => `${id}, ${gun(weapon)}, auf ${target}: ${needs(need)}`,
  "throw.damage": ({ id }) => `Schaden an ${id}: 5 ENGINE, 6 die Waffe zum Schützen hin, sonst FUSELAGE`,
  "throw.collision": ({ first, second }) => `${first} und ${second}, bei einer 1 stoßen sie zusammen`,
  "throw.choice": "Eine Wahl",
  "badge.measure": measured,
  "badge.shot": (shot) => `${measured(shot)}, ${ARCS[shot.weapon] ?? shot.weapon}, ${needs(shot.need)}`,
  "badge.no-shot": (shot) =>
    `${measured(shot)}, ${gun(shot.weapon)}: ${shot.why.map((why) => say(de as AnyCatalogue, why as never)).join(" ")}`,
  "badge.unarmed": (shot) => `${measured(shot)}, keine Waffe mehr`,
  "piece.described": ({ id, title, side, status, heading, level, fuselage, engine, lost, bearers }) =>
    status === "flying"
      ? `${title} ${id}, ${sideName(side)},${level === null ? "" : ` Höhe ${level},`} Kurs ${heading} Uhr, FUSELAGE ${fuselage[0]} von ${fuselage[1]}, ENGINE ${engine[0]} von ${engine[1]}${lost.length === 0 ? "" : `, ${names(lost.map(gun))} verloren`}${bearers.length === 0 ? "" : `; im Visier von ${names(bearers)}`}`
      : `${title} ${id}, ${sideName(side)}, ${FLIGHT_END[status] ?? status}`,
  "prompt.order": ({ id }) => `${id}: Zug aufschreiben`,
  "prompt.fire": ({ id }) => `${id}: einen Schuss wählen oder aufhören`,
  "phase.orders": "Züge aufschreiben",
  "phase.fire": "Feuer",
  "phase.over": "Die Partie ist zu Ende",
  "status.flying": "in der Luft",
  "status.destroyed": "zerstört",
  "status.crashed": "abgestürzt",
  "status.disengaged": "vom Tisch",
  "weapon.front": "Bugwaffe",
  "weapon.left": "linke Waffe",
  "weapon.right": "rechte Waffe",
  "weapon.rear": "Heckwaffe",
  "option.altitude": "Höhe",
  "option.altitude.help":
    "Die Flugzeuge fliegen auf Stufen von 2000 Fuß; am Ende eines Zuges steigt + um eine, - stürzt um eine, -- um zwei.",
  "option.turnLimit": "Uhrpunkte je Drehung",
  "option.turnLimit.help":
    "Die Grenze der Uhrpunkte gilt für jede einzelne Drehung statt für die ganze Runde.",
  "option.lameTurn": "Lahme Drehung",
  "option.lameTurn.help": "Ein Flugzeug mit ENGINE 1 darf noch einen Punkt drehen.",
  "option.allowZero": "Stillstand",
  "option.allowZero.help": "SPEED 0 ist erlaubt; der Zug heißt 0.",
  "option.aircraftBlock": "Flugzeuge verdecken",
  "option.aircraftBlock.help":
    "Ein anderes Flugzeug, das der Schusslinie auf 0,5″ nahe kommt, verdeckt das Ziel.",
  "option.collisions": "Zusammenstöße",
  "option.collisions.help":
    "Zwei Flugzeuge, die höchstens 0,5″ voneinander enden, würfeln je einmal: eine 1 zerstört beide.",
};

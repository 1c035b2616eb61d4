import { signed } from "../../../../../core/text.ts";
import { mats } from "../../../../../face/mats/de.ts";
import type { StripStep } from "../../../../../face/strip.ts";
import type { GroundTarget } from "../../../data/target.ts";
import { cardName } from "../../../words/card-name.de.ts";
import { counted, levelName, sideName, who } from "../../../words/grammar.de.ts";
import type { Share } from "../../share.ts";
import { TEXTS } from "../card-texts/de.ts";
import type { words as english } from "../en/table.ts";
import type { Declared, Fire, Results } from "../table-values.ts";

const TITLES: Readonly<Record<string, string>> = {
  resource: "was kommt zu diesem Einsatz?",
  weave: "Gebot für den Thach Weave",
  accept: "das Gebot annehmen?",
  bids: "Gebot für die Anfangshöhe",
  name: "wer ist der Nächste?",
  stay: "über dem Ziel bleiben?",
  keen: "scharfe Augen",
  jettison: "die Last abwerfen?",
  wingman: "der Kaczmarek greift an",
  "wingman-play": "der Kaczmarek greift an",
  altitude: "die Höhe wechseln?",
  target: "über dem Ziel",
  leader: "die Karten des Führers",
  leave: "das Gefecht verlassen?",
  respond: "antworten?",
  aggregate: "eine Karte dazu?",
  pay: "abwerfen",
  follow: "folgen?",
  trim: "abwerfen",
  shed: "abwerfen",
};

const WHY: Readonly<Record<string, string>> = {
  resource: "Geheim, und jedes Mittel einmal im Feldzug (DIF-B21).",
  weave: "Siegpunkte für den Gegner, wenn er annimmt (DIF-10.11.3).",
  accept: "Angenommen, gehören die Punkte dir, und der Weave wird geflogen (DIF-10.11.3).",
  bids: "Eine Höhe für alle und die Punkte, die du dafür gibst; beide werden zugleich geöffnet (DIF-2.5).",
  name: "Eine deiner Rotten, die in diesem Zug noch nicht dran war (DIF-B3).",
  stay: "Jäger dürfen für den Zug über dem Ziel abdrehen (DIF-B19).",
  keen: "Ein Führer mit scharfen Augen fasst einen Gegner ins Auge (DIF-9.1.10).",
  jettison: "Beladene Flugzeuge wenden schlecht und dürfen nicht angreifen (DIF-B15).",
  wingman: "Er nennt ein Ziel und zieht dann seine Kurzhand (DIF-B6).",
  "wingman-play": "Eine Karte auf das Ziel spielen oder aufhören (DIF-B6).",
  altitude: "Steigen kostet Karten, Stürzen gibt welche (DIF-2.1, DIF-2.2).",
  target: "Bomben von Höhe 3 abwärts, Tiefangriff auf Höhe 1 (DIF-B13, DIF-B14).",
  leader: "Beliebige Karten spielen oder passen (DIF-B8).",
  leave: "Mit 4 oder mehr auf einem W6 geht es hinaus (DIF-B16).",
  aggregate: "Eine weitere Feuerkarte zählt dazu; wird sie beantwortet, ist alles verloren (DIF-3.2.10).",
  follow: "Der Gegner wechselt die Höhe: mitgehen oder die Position verlieren (DIF-2.6.4).",
  trim: "Bis zur Handgrenze, dann so viele, wie du willst (DIF-8.2).",
  shed: "Die Hand ist größer, als sie sein darf (DIF-8.5).",
};

const OFFERS: Readonly<Record<string, string>> = {
  pass: "Passen",
  accept: "Annehmen",
  refuse: "Ablehnen",
  jettison: "Last abwerfen",
  climb: "Um 1 Stufe steigen",
  follow: "Folgen",
  bomb: "Bomben werfen",
  strafe: "Tiefangriff",
  drop: "Den Gegner ziehen lassen",
  disengage: "Das Gefecht zu verlassen suchen",
  resolve: "Jetzt feuern",
  done: "Nichts mehr abwerfen",
  stay: "Bleiben",
  "break-off": "Abdrehen",
};

const RESOURCES: Readonly<Record<string, string>> = {
  element: "Eine weitere Jägerrotte: sie kommt mit der zweiten Runde",
  flak: "Die Flak des Ziels: der Verteidiger fügt zwei Karten hinzu, der Angreifer nimmt zwei weg",
  none: "Nichts ist übrig",
};

/** `1/6 (17 %)`. */
function share({ part, whole, percent }: Share): string {
  return part === 0 || part === whole ? `${percent} %` : `${part}/${whole} (${percent} %)`;
}

function results({ down, damaged, straggles, none }: Results): string {
  const all: readonly (readonly [string, Share])[] = [
    ["abgeschossen", down],
    ["beschädigt", damaged],
    ["aus dem Verband gefallen", straggles],
    ["nichts", none],
  ];
  return all
    .filter(([, { part }]) => part > 0)
    .map(([name, chance]) => `${name} ${share(chance)}`)
    .join(", ");
}

function fire({ hits, hitValue }: Fire): string {
  return `${hits} Treffer × ${hitValue} = ${hits * hitValue}`;
}

function way({ at, roll, ace, hitValue, rockets }: Declared): string {
  return [
    roll === null ? "" : roll === "climb" ? ", steigt um 1" : `, sinkt um ${roll}`,
    at ? ` auf ${who(at)}` : "",
    ace ? " als FLIEGERASS" : "",
    hitValue === null ? "" : `, Trefferwert ${hitValue}`,
    rockets ? ", mit Raketen" : "",
  ].join("");
}

/** Eine Karte, und als was ein Ass sie gespielt hat. */
function played(card: string, ace: boolean): string {
  return `${cardName(card)}${ace ? " als FLIEGERASS" : ""}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const TARGETS: Readonly<Record<GroundTarget["id"], string>> = {
  airfield: "Flugplatz",
  factory: "Fabrik",
  ship: "Schiff",
};

const BONDS: Readonly<Record<number, string>> = {
  2: "im Nacken von",
  1: "im Vorteil gegen",
  [-1]: "im Nachteil gegen",
  [-2]: "verfolgt von",
};

const GONE: Readonly<Record<string, string>> = {
  down: "abgeschossen",
  away: "abgedreht",
  left: "nicht mehr im Gefecht",
  reserve: "in Reserve",
  flew: "hat ihren Einsatz geflogen",
  home: "blieb am Boden",
};

const STATES: Readonly<Record<StripStep["state"], string>> = {
  done: "war dran",
  now: "ist dran",
  next: "ist der Nächste",
  waits: "kommt noch",
  gone: "ist nicht mehr im Gefecht",
};

/** Words of the table, in German. */
export const words: typeof english = {
  "card.title": ({ card }) => cardName(card),
  "card.text": ({ name }) => TEXTS[name],
  "card.answered-by": ({ by }) =>
    by.length === 0 ? "Keine Karte antwortet darauf." : `Darauf antwortet ${by.map(cardName).join(", ")}`,
  "card.bursts": "Feuerstöße",
  "card.hits": "Treffer",
  "card.held": ({ id }) => `eine Karte, die ${id} hält`,
  "group.deck": "Stapel",
  "group.discard": "Abgelegt",
  "card.played": ({ by, to, answers }) =>
    answers ? `${who(by)} antwortet ${who(to)}` : to ? `${who(by)} gegen ${who(to)}` : who(by),
  "group.played": "Im Spiel",
  "site.target": ({ id }) => TARGETS[id],
  "list.title": "Flugzeuge",
  "list.hint": "Wähle ein Flugzeug, um es zu sehen.",
  "list.side": ({ side }) => sideName(side),
  "glance.level": ({ level }) => `Stufe ${level}`,
  "glance.cards": ({ held }) => counted(held, "Karte", "Karten"),
  "glance.bursts": ({ left }) => counted(left, "Feuerstoß", "Feuerstöße"),
  "glance.bond": ({ to, steps }) => `${BONDS[steps]} ${to}`,
  "glance.damaged": "beschädigt",
  "glance.loaded": "beladen",
  "glance.dry": "kaum noch Munition",
  "glance.cloud": "in WOLKEN",
  "glance.straggler": "außerhalb des Verbands",
  "glance.gone": ({ gone }) => GONE[gone] ?? gone,
  "piece.aircraft": ({ id, name, side, level, gone, held, damaged, loaded, bonds }) =>
    [
      `${who(id)}, ${name}, ${sideName(side)}`,
      ...(gone
        ? [GONE[gone]]
        : [
            level > 0 && levelName(level),
            damaged ? "beschädigt" : "heil",
            loaded && "beladen",
            held !== null && `${counted(held, "Karte", "Karten")} auf der Hand`,
            ...bonds.map(({ to, steps }) => `${BONDS[steps]} ${to}`),
          ]),
    ]
      .filter(Boolean)
      .join(", "),
  "piece.bomber": ({ id, name, side, level, points, defense, inFormation, down }) =>
    [
      `${id}, ${name}, ${sideName(side)}`,
      ...(down
        ? [GONE.down]
        : [
            level > 0 && levelName(level),
            inFormation ? "im Verband" : "außerhalb des Verbands",
            `Schaden ${points} von ${defense}`,
          ]),
    ]
      .filter(Boolean)
      .join(", "),
  "badge.fire": ({ bursts, hitValue, defense }) =>
    `Darf feuern: ${bursts === null ? "" : `${counted(bursts, "Feuerstoß", "Feuerstöße")}, `}Trefferwert ${hitValue} gegen Abwehr ${defense}.`,
  "badge.position": "Stellungskarten dürfen gespielt werden.",
  "strip.title": "Rotten in diesem Zug",
  "strip.said": ({ id, state }) => `${id}: ${STATES[state]}`,
  "toggle.boxes": "Feuerbereiche des Verbands",
  "ask.title": ({ kind, name }) => `${name}: ${TITLES[kind] ?? kind}`,
  "ask.why": ({ kind, card, by, ace, answered, answeredAce, at, count }) => {
    if (kind === "respond" && answered !== "")
      return `${by} antwortet auf ${played(answered, answeredAce)} mit ${played(card, ace)} (DIF-B8).`;
    if (kind === "respond") return `${by} spielt ${played(card, ace)}${at ? ` auf ${at}` : ""} (DIF-B8).`;
    if (kind === "pay") return `${counted(count, "Karte", "Karten")} abzuwerfen (DIF-2.2).`;
    return WHY[kind] ?? "";
  },
  "offer.play": (play) => `${play.added ? "Dazu " : ""}${cardName(play.card)}${way(play)}`,
  "offer.discard": ({ card }) => `${cardName(card)} abwerfen`,
  "offer.target": ({ at }) => `${at}`,
  "offer.name": ({ id }) => `Rotte ${id}`,
  "offer.dive": ({ levels }) => `Um ${counted(levels, "Stufe", "Stufen")} stürzen`,
  "offer.level": ({ level, paid, drawn }) =>
    `${[
      `Auf ${levelName(level)}`,
      ...(paid > 0 ? [`${counted(paid, "Karte", "Karten")} abzuwerfen (DIF-2.2)`] : []),
      ...(drawn > 0 ? [`${counted(drawn, "Karte", "Karten")} gezogen (DIF-2.1)`] : []),
    ].join("; ")}.`,
  "offer.bid": ({ level, points }) => `Stufe ${level} für ${counted(points, "Siegpunkt", "Siegpunkte")}`,
  figure: ({ figure }) => (figure === "level" ? "Stufe" : "Punkte für den Gegner"),
  "bid.edge": ({ cards }) =>
    cards === 0
      ? "Dort halten und ziehen deine Führer so viele Karten wie die des Gegners."
      : `Dort halten und ziehen deine Führer ${counted(Math.abs(cards), "Karte", "Karten")} ${cards > 0 ? "mehr" : "weniger"} als die des Gegners.`,
  "offer.points": ({ points }) => counted(points, "Siegpunkt", "Siegpunkte"),
  "offer.resource": ({ resource, id }) =>
    id ? `Der Führer von ${id} wird Veteran` : (RESOURCES[resource] ?? resource),
  "offer.word": ({ word, percent }) => `${OFFERS[word] ?? word}${percent === null ? "" : ` (${percent} %)`}`,
  "odds.aircraft": (shot) => `${fire(shot)} gegen Abwehr ${shot.defense}: Verhältnis ${shot.odds} (DIF-3.2).`,
  "odds.results": (chances) => `${capital(results(chances))}.`,
  "odds.points": ({ points, more, ...shot }) =>
    `${fire(shot)}, ein Punkt für je 8: ${counted(points, "Punkt", "Punkte")}${more.part > 0 ? `, und einer mehr ${share(more)}` : ""} (DIF-4.1.3).`,
  "odds.bomber": ({ at, taken, defense, ...chances }) =>
    `${at} hat ${taken} von ${defense}: ${results(chances)}.`,
  "odds.any-bomber": (chances) => `Der getroffene Bomber: ${results(chances)}.`,
  "odds.disengage": ({ bonus, leaves }) =>
    `Löst sich ab 4${bonus === 0 ? "" : `, ${signed(bonus)} zum Wurf`}: ${share(leaves)} (DIF-B16).`,
  "odds.rockets": ({ hit }) => `Ein Treffer zerstört: ${share(hit)} (DIF-7.1.3).`,
  "odds.destroys": "Zerstört den Bomber (DIF-R14).",
  "odds.answers": ({ ids, good, unseen, held, percent }) => {
    if (ids.length === 0 || held === 0) return "Niemand kann darauf antworten.";
    const whose = ids.map(who).join(", ");
    return `${good} der ${counted(unseen, "ungesehenen Karte", "ungesehenen Karten")} ${good === 1 ? "antwortet" : "antworten"} darauf; ${whose} ${ids.length > 1 ? "halten" : "hält"} ${held}: mit ${percent} % ist eine dabei.`;
  },
  ...mats,
  "standing.no-answers": "Auf keine Karte antworten",
  "standing.exchange": "für den Rest dieses Schlagabtauschs",
};

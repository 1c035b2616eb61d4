import { listed } from "../../../../../core/text.ts";
import { counted, dates, phaseName, poolName, squadrons } from "../../../words/grammar.de.ts";
import { targetName, typeName } from "../../../words/names.ts";
import type { words as english } from "../en/sheets.ts";
import type { GeschwaderWord, SkyWord, WingWord } from "../sheet-values.ts";

const WINGS: Readonly<Record<WingWord, (square: string) => string>> = {
  empty: () => "keine Staffel",
  missed: () => "verfehlt, auf dem Rückweg",
  landed: () => "gelandet",
  patrol: (square) => `auf Patrouille, ${square}`,
  airborne: (square) => `in der Luft, ${square}`,
  readiness: () => "bereit",
  "airfield-out": () => "Flugplatz ausgeschaltet",
};

const GESCHWADER: Readonly<Record<GeschwaderWord, (square: string) => string>> = {
  aloft: (square) => `in der Luft, ${square}`,
  "home-again": () => "wieder daheim",
  home: () => "daheim",
  empty: () => "keine Staffel",
};

const SKIES: Readonly<Record<SkyWord, string>> = { flies: "Flugwetter", respite: "Atempause", open: "offen" };

function brings({
  opens,
  withdrawn,
  arrivals,
  rotations,
}: Parameters<(typeof english)["sheet.brings"]>[0]): string {
  const parts = [
    ...(opens ? ["neuer Stapel"] : []),
    ...(withdrawn === null ? [] : [`${typeName(withdrawn)} abgezogen`]),
    ...arrivals.map(({ squadron, group }) => `${squadron} Squadron zur ${group} Group`),
    ...(rotations ? ["Ablösung"] : []),
  ];
  return parts.length === 0 ? "–" : listed(parts, "und");
}

const TALLIES: Readonly<Record<"successes" | "british" | "german", string>> = {
  successes: "Bombardierte Ziele",
  british: "Verlorene Staffeln der RAF",
  german: "Verlorene Staffeln der Luftwaffe",
};

/** Words of the record sheets, in German. */
export const words: typeof english = {
  "sheet.campaign": "Der Feldzug",
  "sheet.turn": ({ turn, phase }) => `Runde ${turn}, ${phaseName(phase)}`,
  "sheet.now": "jetzt",
  "sheet.tallyHo": "Tally-ho",
  "sheet.markers": "Kämpfe übrig",
  "sheet.handSize": "Aufträge auf der Hand",
  "sheet.draw": "Ziehstapel",
  "sheet.cards": "Wetterkarten",
  "sheet.cards.left": ({ black, red }) => `${black} schwarze, ${red} rote`,
  "sheet.owed": "Noch erwartet",
  "sheet.list": ({ names }) => names.join(", "),

  "sheet.victory": "Sieg",
  "sheet.successes": "Bombardierte Ziele",
  "sheet.successes.of": ({ successes, targets }) => `${successes} von ${counted(targets, "Ziel", "Zielen")}`,
  "sheet.lost.british": "Verluste RAF",
  "sheet.lost.german": "Verluste Luftwaffe",
  "sheet.hands.british": ({ size }) => `Blätter zu ${size}, RAF`,
  "sheet.hands.german": ({ size }) => `Blätter zu ${size}, Luftwaffe`,
  "sheet.rate": ({ british, german }) => {
    if (british === german) return "Jetzt ausgeteilt, ist das Verlustverhältnis gleich: 10 zu 6.";
    return `Jetzt ausgeteilt, ist das Verlustverhältnis für die Luftwaffe ${british > german ? "besser" : "schlechter"} als 10 zu 6.`;
  },
  "sheet.verdict": ({ winner }) => {
    if (winner === null) return "Endete es jetzt, wäre es unentschieden.";
    return `Endete es jetzt, gewänne die ${winner === 0 ? "Royal Air Force" : "Luftwaffe"}.`;
  },
  "sheet.goal": ({ targets, drawBelow }) =>
    `Die Luftwaffe gewinnt mit ${targets} Zielen und einem Verlustverhältnis von 10 zu 6 oder besser; unentschieden ist es mit mehr als ${targets}, oder mit mehr als ${targets - drawBelow} und besserem Verhältnis (BB-135).`,
  "sheet.tally": ({ what }) => TALLIES[what],

  "sheet.calendar": "Kalender",
  "sheet.phase": ({ phase }) => phaseName(phase),
  "sheet.dates": ({ from, to }) => dates(from, to),
  "sheet.sky": ({ sky }) => SKIES[sky],
  "sheet.brings": (of) => brings(of),

  "sheet.column.turn": "Runde",
  "sheet.column.dates": "Tage",
  "sheet.column.weather": "Wetter",
  "sheet.column.brings": "Bringt",
  "sheet.column.wing": "Wing",
  "sheet.column.station": "Platz",
  "sheet.column.geschwader": "Geschwader",
  "sheet.column.squadrons": "Staffeln",
  "sheet.column.state": "Zustand",
  "sheet.column.fuel": "Treibstoff",
  "sheet.column.mission": "Auftrag",
  "sheet.column.type": "Muster",
  "sheet.column.ready": "Bereit",
  "sheet.column.damaged": "Beschädigt",
  "sheet.column.lost": "Verloren",
  "sheet.column.stood": "In Ruhe",
  "sheet.column.withdrawn": "Abgezogen",
  "sheet.column.group": "Group",
  "sheet.column.dice": "Würfel",
  "sheet.column.out": "Aus",
  "sheet.column.phase": "Abschnitt",
  "sheet.column.london": "London",
  "sheet.column.cities": "Städte",
  "sheet.column.airfields": "Plätze",
  "sheet.column.radar": "Radar",

  "sheet.of": ({ pool }) => `Bogen: ${poolName(pool)}`,
  "sheet.pool.name": ({ pool }) => poolName(pool),
  "sheet.wings.of": ({ pool }) => `Wings: ${poolName(pool)}`,
  "sheet.geschwader.of": ({ pool }) => `Geschwader: ${poolName(pool)}`,
  "sheet.types.of": ({ pool }) => `Staffeln nach Muster: ${poolName(pool)}`,
  "sheet.ready": ({ ready, all }) => `${ready} von ${all} bereit`,
  "sheet.pile": ({ cards }) => `${cards} im Stapel`,
  "sheet.station": ({ name, square }) => `${name} ${square}`,
  "sheet.none": "keine",
  "sheet.unseen": ({ count }) => `${count}, verdeckt`,
  "sheet.squadrons": ({ types }) => squadrons(types),
  "sheet.wing.status": ({ status, square }) => WINGS[status](square),
  "sheet.geschwader.status": ({ status, square }) => GESCHWADER[status](square),
  "sheet.mission.none": "–",
  "sheet.mission.hidden": "verdeckt",
  "sheet.type": ({ type }) => typeName(type),
  "sheet.type.label": ({ type, ready, damaged, stoodDown }) =>
    `${typeName(type)}: ${ready} bereit, ${damaged} beschädigt, ${stoodDown} in Ruhe`,
  "sheet.stoodDown": "In Ruhe",
  "sheet.back": ({ turn, types }) =>
    turn > 11 ? `${squadrons(types)}, bis zum Ende` : `${squadrons(types)}, zurück in Runde ${turn}`,
  "sheet.launches": "Startet bei",
  "sheet.duty": ({ duty }) =>
    duty === "due"
      ? "Sie muss in dieser Runde angreifen."
      : "In der ersten Flugrunde von Adlertag muss sie angreifen.",

  "sheet.repair": "Instandsetzung",
  "sheet.production": "Würfel",
  "sheet.pool": "Punkte im Vorrat",
  "sheet.city": ({ target, production }) =>
    `${targetName(target)}, ${counted(production, "Würfel", "Würfel")}`,
  "sheet.city.hits": ({ target, hits, of }) =>
    `${targetName(target)}: ${hits} von ${counted(of, "Treffer", "Treffern")}`,
  "sheet.out": ({ target }) => `${targetName(target)} ausgeschaltet`,
  "sheet.out.count": ({ out }) => `${out} ausgeschaltet`,
  "sheet.unhurt": "Nichts ist getroffen.",
  "sheet.rotations": "Ablösung",
  "sheet.rotation": ({ turn, from, to, gives, gains, times }) =>
    `Runde ${turn}: Die ${from} Group lässt ${times} ${typeName(gives)} ruhen, für ${times} ${typeName(gains)} der ${to} Group`,

  "sheet.targets": "Ziele",
  "sheet.target": ({ target }) => targetName(target),
  "sheet.hand": "Aufträge auf der Hand",
  "sheet.deck": "Karten jedes Abschnitts",
  "sheet.cities": "Städte",
  "sheet.airfields": "Flugplätze",
  "sheet.radar": "Radarstationen",
  "sheet.place": ({ target, square, group, dice }) =>
    `${square} ${targetName(target)}, ${group}${dice > 0 ? `, ${counted(dice, "Würfel", "Würfel")}` : ""}`,
};

import { counted, phaseName, poolName } from "../../../words/grammar.de.ts";
import { targetName } from "../../../words/names.ts";
import type { words as english } from "../en/tabletop.ts";
import type { PlaceName, WingStatus } from "../tabletop-values.ts";

const PLACES: Readonly<Record<PlaceName, string>> = {
  "north-sea": "NORDSEE",
  "irish-sea": "IRISCHE SEE",
  atlantic: "ATLANTIK",
  channel: "DER KANAL",
  france: "FRANKREICH",
  wales: "WALES",
  ireland: "IRLAND",
  scotland: "SCHOTTLAND",
  "10-group": "10 GROUP",
  "11-group": "11 GROUP",
  "12-group": "12 GROUP",
  "13-group": "13 GROUP",
  lf2: "LUFTFLOTTE 2",
  lf3: "LUFTFLOTTE 3",
  lf5: "LUFTFLOTTE 5, NORWEGEN",
};

const LAUNCHES: Readonly<Record<string, string>> = {
  Boulogne: "Boulogne",
  Dunkirk: "Dünkirchen",
  Brittany: "Bretagne",
  "Norway south": "Norwegen S",
  "Norway middle": "Norwegen",
  "Norway north": "Norwegen N",
};

const STATUS: Readonly<Record<WingStatus, string>> = {
  none: "keine Staffel",
  aloft: "in der Luft",
  patrol: "auf Patrouille",
  landed: "gelandet",
  "field-out": "Flugplatz ausgefallen",
  ready: "in Bereitschaft",
};

const ROWS: Readonly<Record<string, string>> = {
  ready: "BEREIT",
  aloft: "IN DER LUFT",
  landed: "GELANDET",
  "field-out": "PLATZ AUS",
  home: "DAHEIM",
  back: "ZURÜCK",
  pile: "STAPEL",
  formed: "IM VERBAND",
  "stood-down": "IN RUHE",
  damaged: "BESCHÄDIGT",
  lost: "VERLOREN",
  turn: "Runde",
  weather: "Heute",
  targets: "Ziele",
  losses: "Verluste",
};

const COLUMNS = { squadrons: "STAFFELN", doing: "JETZT" } as const;

const KINDS: Readonly<Record<string, string>> = {
  city: "Stadt",
  airfield: "Flugplatz",
  radar: "Radarstation",
};

/** What the plotting table says, in German. */
export const words: typeof english = {
  place: ({ id }) => PLACES[id],
  "line.12-group": "Grenze der 12 Group",
  "site.airfield": ({ name }) => `Flugplatz ${name}`,
  "site.radar": ({ name }) => `Radar ${name}`,
  "site.city": ({ name }) => name,
  "site.launch": ({ name }) => `Startfeld ${LAUNCHES[name] ?? name}`,
  "site.launch-name": ({ name }) => LAUNCHES[name] ?? name,
  "site.note": ({ square, group, kind, out }) =>
    `${square}, ${poolName(group)}${out ? (kind === "radar" ? "; dunkel" : "; umgepflügt") : ""}`,
  "site.city-note": ({ square, production, hits }) =>
    `${square}, ${hits} von 3 Treffern, ${counted(production, "Reparaturwürfel", "Reparaturwürfel")}`,
  "site.launch-note": ({ square, pool }) => `${square}, ${poolName(pool)}`,
  "squadron.unknown": ({ id, at, of }) => `${id}: Staffel ${at} von ${of}, verdeckt`,
  "squadron.title": ({ id, name }) => `${name} von ${id}`,
  "loss.title": ({ id, name, count }) => `${count} ${count === 1 ? "Staffel" : "Staffeln"} ${name} von ${id}`,
  "squadron.dice": "Würfel im Luftkampf",
  "squadron.defence": "Standfestigkeit",
  "squadron.bombs": "Bombenwürfel",
  "formation.strength": "Staffeln",
  "geschwader.title": ({ id, pool }) => `Geschwader ${id}, ${poolName(pool)}`,
  "geschwader.note": ({ square, strength, fuel }) =>
    `${square ?? "daheim"}, ${counted(strength, "Staffel", "Staffeln")}, Treibstoff ${fuel}`,
  "wing.title": ({ id, group }) => `Wing ${id}, ${poolName(group)}`,
  "wing.note": ({ status, square, strength }) =>
    `${STATUS[status]} bei ${square}, ${counted(strength, "Staffel", "Staffeln")}`,
  "tote.fighter-command": "FIGHTER COMMAND",
  "tote.luftwaffe": "LUFTWAFFE",
  "tote.pools": ({ side }) => (side === 0 ? "GROUPS" : "LUFTFLOTTEN"),
  "tote.campaign": "DER FELDZUG",
  "tote.column": ({ column }) => COLUMNS[column],
  "tote.fuel": ({ fuel }) => `SPRIT ${fuel}`,
  "tote.row": ({ row }) => ROWS[row] ?? row,
  "tote.turn": ({ turn, of, phase }) =>
    turn === 0 ? "noch nicht" : `${turn} von ${of}, ${phaseName(phase)}`,
  "tote.weather": ({ flying, turn, markers }) => {
    if (turn === 0) return "";
    return flying ? `Flugtag; ${counted(markers, "Kampf", "Kämpfe")} übrig` : "noch fliegt niemand";
  },
  "tote.of": ({ count, of }) => `${count} bombardiert, ${Math.max(0, of - count)} fehlen`,
  "tote.losses": ({ british, german }) => `RAF ${british}, Luftwaffe ${german}`,
  "tote.rate": ({ british, german }) =>
    german === 0 ? "" : `RAF ${Math.round((100 * british) / german)} zu 100`,
  "group.hand": "Aufträge",
  "group.draw": "Zielkarten",
  "group.used": "Gebraucht",
  target: ({ id }) => targetName(id),
  "card.text": ({ kind, square }) => `${KINDS[kind] ?? kind}, ${square}`,
  "card.unknown": "eine Auftragskarte der Luftwaffe",
  "deal.card": ({ side }) => (side === 0 ? "Staffel der RAF verloren" : "Staffel der Luftwaffe verloren"),
  "deal.hand": ({ hand }) => `Blatt ${hand}`,
  "deal.pile": ({ side }) => (side === 0 ? "Verluste der RAF" : "Verluste der Luftwaffe"),
  "sky.respite": "Tiefe Wolken und Regen: niemand flog",
  "cue.out": ({ target, radar }) =>
    `${targetName(target)} ${radar ? "sieht nichts mehr" : "ist ausgeschaltet"}`,
  "cue.scramble": "Alarmstart!",
  "cue.contact": "Feind in Sicht!",
  "cue.intercept": ({ rafHits, lwHits }) => `RAF ${rafHits}, Luftwaffe ${lwHits}`,
  "cue.dogfight": "Luftkampf",
};

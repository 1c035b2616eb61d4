import type { Catalogue, PhrasesOf } from "../../../core/phrase.ts";
import type { frame as english } from "./frame.en.ts";
import { counted, phaseName } from "./grammar.de.ts";
import { targetName } from "./names.ts";

const RATES = {
  better: "ihr Verlustverhältnis ist besser als 10 zu 6",
  equal: "die ausgegebenen Verluste gehen gleich auf, was als 10 zu 6 zählt",
  worse: "ihr Verlustverhältnis ist schlechter als 10 zu 6",
} as const;

const ENDS = {
  german: "Die Luftwaffe gewinnt",
  british: "Die Royal Air Force gewinnt",
  draw: "Unentschieden",
} as const;

export const frame: Catalogue<PhrasesOf<typeof english>> = {
  "throw.shuffle": ({ cards }) => `Mischen von ${counted(cards, "Karte", "Karten")}`,
  "throw.choice": "Eine Wahl durch Zufall",
  "throw.repair": ({ group, squadrons, facilities }) =>
    `${group} Group setzt instand: ${squadrons} für Staffeln, ${facilities} für Anlagen`,
  "throw.weather": ({ turn }) => `Wetter der Runde ${turn}`,
  "throw.weather-card": ({ black, red }) => `Wetterkarte: noch ${black} schwarze und ${red} rote`,
  "throw.squadrons": ({ geschwader: id }) => `Auf welche Staffeln von ${id} man trifft`,
  "throw.combat": ({ id, wing, geschwader }) => `${wing} fängt ${geschwader} ab: Würfel von ${id}`,
  "throw.duel": ({ id, gruppe, round }) => `Duell in Gruppe ${gruppe}, Durchgang ${round}: Würfel von ${id}`,
  "throw.bombs": ({ id, target }) => `${id} bombardiert ${targetName(target)}`,
  "throw.fuel": ({ id }) => `Treibstoff von ${id}`,
  "phase.bid": "Bieten um die Seiten",
  "phase.keep": "Karten behalten",
  "phase.top": "Rückkehr von Staffeln",
  "phase.rotate": "Ablösung",
  "phase.repair": "Instandsetzungswürfel",
  "phase.rebuild": "Instandsetzung",
  "phase.pool": "Vorrat der 13 Group",
  "phase.alert": "Alarmbereitschaft",
  "phase.sevens": "Siebte Staffeln",
  "phase.fill": "Auffüllen der Verbände",
  "phase.mission": "Aufträge",
  "phase.call-home": "Patrouillen heimrufen",
  "phase.german-move": "Deutscher Zug",
  "phase.leg": "Der Rest eines Zuges",
  "phase.scramble": "Alarmstart",
  "phase.wing-step": "Verfolgung: der Wing",
  "phase.chased": "Verfolgung: das Geschwader",
  "phase.british-move": "Britischer Zug",
  "phase.lose": "Treffer verteilen",
  "phase.dogfights": "Kurvenkämpfe",
  "phase.engage": "Wie das Gefecht ausgetragen wird",
  "phase.elsewhere": "Ein Gefecht auf einem anderen Tisch",
  "phase.gruppen": "Gruppen",
  "phase.lay": "Staffeln auslegen",
  "phase.set": "Gegner wählen",
  "phase.bombing": "Bomben und Heimflug",
  "phase.over": "Der Feldzug ist vorbei",
  outcome: ({ winner, successes, targets, british, german, rate }) =>
    `${ENDS[winner]}: ${successes} von ${counted(targets, "Ziel", "Zielen")} bombardiert, ${british} Staffeln der RAF und ${german} der Luftwaffe abgeschossen; ${RATES[rate]}.`,
  standing: ({ tallyHo, phase, successes, targets, british, german, markers }) =>
    `${phaseName(phase)}${tallyHo > 0 ? `, Tally-ho ${tallyHo}, noch ${counted(markers, "Kampf", "Kämpfe")}` : ""}: ${successes} von ${targets} Zielen; Verluste RAF ${british}, Luftwaffe ${german}`,
};

import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed } from "../../../../core/text.ts";
import { capital, sideName } from "../grammar.de.ts";
import { typeName } from "../names.ts";
import type { campaign as english } from "./campaign.en.ts";

const KINDS: Readonly<Record<string, string>> = {
  bombing: "zwei Lager hinter der Front bombardieren",
  "road-photo": "zwei Straßen hinter der Front fotografieren",
  "trench-photo": "die deutschen Gräben fotografieren",
  spotting: "die Artillerie auf eine Batterie einschießen",
};

/** Im Dativ, mit Präposition. */
const SQUADRONS: Readonly<Record<string, string>> = {
  corps: "zur Korpsstaffel",
  bombers: "zur F.E.2b-Staffel",
  strutters: "zur Strutter-Staffel",
  scouts: "zur Jägerstaffel",
  jasta: "zur Jasta",
};

const FATES: Readonly<Record<string, string>> = {
  killed: "ist gefallen",
  captured: "ist in Gefangenschaft",
  wounded: "ist schwer verwundet zurück und fliegt diese Woche nicht mehr",
};

const HALVES = { morning: "vormittags", afternoon: "nachmittags" } as const;

function duty(man: number): string {
  return man === 0 ? "Pilot" : "Beobachter";
}

function withKills(kills: number): string {
  if (kills === 0) return "";
  return kills === 1 ? ", ein Abschuss" : `, ${kills} Abschüsse`;
}

export const campaign: Catalogue<PhrasesOf<typeof english>> = {
  "event.mission": ({ mission, day, half, kind, die, germans }) =>
    `${day}. April 1917, ${HALVES[half]}, Einsatz ${mission} von 14: Die Alliierten sollen ${KINDS[kind] ?? kind}. Der Würfel für die Deutschen zeigt ${die}: ${germans === 1 ? "Es kommt ein Flugzeug" : `Es kommen ${germans} Flugzeuge`}.`,
  "event.line-up": ({ side, machines }) =>
    machines.length === 0
      ? `${capital(sideName(side))} bleiben am Boden.`
      : `Für ${sideName(side)} fliegen ${listed(
          machines.map(({ id, names, type }) => `${id} ${listed(names, "und")} (${typeName(type)})`),
          "und",
        )}.`,
  "event.forced-landing": ({ id, name, die, lives, enemy }) =>
    `Notlandung von ${id}: ${name} würfelt ${die} und ${lives ? (enemy ? "überlebt, aber beim Gegner" : "überlebt auf der eigenen Seite") : "kommt um"} (überlebt bei 1 bis 4; B-71).`,
  "event.casualty": ({ id, name, man, fate, kills }) =>
    `${name}, ${duty(man)} von ${id}${withKills(kills)}, ${FATES[fate] ?? fate}.`,
  "event.seasoned": ({ name, kill }) =>
    `${name} ist kein Neuling mehr: ${kill ? "der erste Abschuss" : "vier überlebte Einsätze"} (4.10u).`,
  "event.new-ace": ({ name, kills, level }) =>
    `${name} hat ${kills} Abschüsse und ist von nun an ${level === 2 ? "doppeltes Ass" : "ein Ass"} (A-47).`,
  "event.mission-over": ({ mission, points, totals, done, lost }) =>
    `Einsatz ${mission} ist zu Ende. Ziele erledigt: ${done[0]} von ${done[1]}. Verloren: Alliierte ${lost[0]}, Deutsche ${lost[1]}. Punkte: Alliierte ${points[0]}, Deutsche ${points[1]}; in der Woche ${totals[0]} zu ${totals[1]}.`,
  "event.evening": ({ day, points, lost }) =>
    `Der Abend des ${day}. April. Heute verlorene Flieger: Alliierte ${lost[0] ?? 0}, Deutsche ${lost[1] ?? 0}. Die Woche bisher: ${points[0]} zu ${points[1]} Punkte.`,
  "event.replacement": ({ name, man, squadron, faces, roll, novice, type }) =>
    `${name} kommt als ${duty(man)} auf ${typeName(type)} ${SQUADRONS[squadron] ?? squadron}: ${faces.length === 0 ? "kein Neuling" : `${faces.join(" + ")} = ${roll}, ${novice ? "ein Neuling" : "kein Neuling"}`} (4.10v).`,
  "event.new-machine": ({ name, type }) => `${name} fliegt von nun an ${typeName(type)} (B-69).`,
  "event.week-over": ({ side, points }) =>
    side === null
      ? `Die Woche ist vorbei: ${points[0]} zu ${points[1]} Punkte, unentschieden.`
      : `Die Woche ist vorbei: ${capital(sideName(side))} gewinnen den blutigen April, Alliierte ${points[0]} Punkte, Deutsche ${points[1]}.`,
  "throw.called": ({ mission }) => `Wie viele Deutsche zu Einsatz ${mission} kommen`,
  "throw.landing": ({ id, name }) => `Notlandung, ${name} (${id}): überlebt bei 1 bis 4`,
  "throw.novice": ({ name, man }) => `Ersatz ${name}, ${duty(man)}: ein Neuling?`,
};

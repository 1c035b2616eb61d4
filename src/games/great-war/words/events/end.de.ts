import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed } from "../../../../core/text.ts";
import { who } from "../grammar.de.ts";
import type { AMan } from "../values.ts";
import type { end as english } from "./end.en.ts";

/** Dasselbe ohne Satz dahinter. */
function label({ id, man, name }: AMan): string {
  return name === "" ? `${man === 0 ? "Pilot" : "Beobachter"} von ${id}` : `${name} (${id})`;
}

/** Im vierten Fall. */
const GUNS: Readonly<Record<string, string>> = {
  front: "die Bugwaffen",
  nose: "das Bug-MG",
  rear: "das Heck-MG",
  belly: "das Boden-MG",
  gun: "das MG",
  left: "das linke MG",
  right: "das rechte MG",
  vickers: "das Vickers-MG",
  lewis: "das Lewis-MG",
};

function gun(name: string): string {
  return GUNS[name] ?? name;
}

function upToText(upTo: number): string {
  return upTo === 1 ? "behoben bei einer 1" : `behoben bei 1 bis ${upTo}`;
}

export const end: Catalogue<PhrasesOf<typeof english>> = {
  "event.parachute": ({ die, wounded, total, out, chute, saved, ...man }) => {
    const rolled = wounded ? `${die} weniger 2 für die Verwundung = ${total}` : `${die}`;
    if (!out) return `${who(man)} kommt nicht heraus: ${rolled}, nötig 3 (4.10s).`;
    return `${who(man)} kommt heraus: ${rolled}; Fallschirm: ${chute}, er ${saved ? "öffnet sich" : "versagt"} (4.10s).`;
  },
  "event.no-parachute": ({ id, altitude }) =>
    `${altitude > 0 ? `${id} stürzt aus ${altitude} m ab` : `${id} liegt am Boden`}: zu tief für Fallschirme, die Besatzung ist verloren (4.10s).`,
  "event.capture": ({ die, total, captured, ...man }) =>
    die === null
      ? `${who(man)} landet hinter den alliierten Linien und gerät in Gefangenschaft (4.10t).`
      : `${who(man)} treibt mit dem Wind: ${die}${total === die ? "" : ` weniger 1 aus über 3000 m = ${total}`}, er ${captured ? "gerät in Gefangenschaft" : "landet bei den eigenen Leuten"} (4.10t).`,
  "event.fuel": ({ id, faces, turns, total, dry }) =>
    `Kraftstoff von ${id}: ${faces.join(" + ")}${turns > 0 ? ` weniger ${turns}` : ""} = ${total}: ${dry ? "der Tank ist leer" : "es reicht für eine weitere Runde"} (4.8d).`,
  "event.faint": ({ faces, roll, upTo, faints, ...man }) =>
    `${who(man)} kämpft mit der Verwundung: ${faces.join(" + ")} = ${roll}, er ${faints ? "wird ohnmächtig" : "hält durch"} (ohnmächtig bis ${upTo}).`,
  "event.clears": ({ barrel, die, upTo, works, rule, mount: _, ...man }) =>
    `${who(man)} macht sich an ${gun(barrel)}: ${die}, die Ladehemmung ${works ? "ist behoben" : "bleibt"} (${upToText(upTo)}; ${rule}).`,
  "event.reloads": ({ barrel, attacks, rule, mount: _, ...man }) =>
    `${who(man)} wechselt die Trommel für ${gun(barrel)}: wieder ${attacks} Angriffe (${rule}).`,
  "event.glides": ({ id, why, max, min }) =>
    why === "fuel"
      ? `${id} hat keinen Kraftstoff mehr und gleitet von nun an (D-08).`
      : `${id} kommt nur noch auf Geschwindigkeit ${max}, weniger als die Mindestgeschwindigkeit ${min}, und gleitet von nun an (D-08).`,
  "event.crashes": ({ id }) => `${id} kommt am Boden an und zerschellt (D-01).`,
  "event.drifts": ({ ids, hexes }) =>
    `Der Wind trägt ${listed(ids, "und")} um ${hexes === 1 ? "ein Hex" : `${hexes} Hexe`} weiter (D-13).`,
  "event.blown-away": ({ id, home }) =>
    home
      ? `Der Wind trägt ${id} über den eigenen Rand nach Hause (D-10).`
      : `Der Wind trägt ${id} vom Tisch und aus dem Spiel (D-10).`,
  "throw.parachute": (man) => `Fallschirm, ${label(man)}: ab 3 kommt er heraus`,
  "throw.chute": (man) => `Fallschirm, ${label(man)}: bei 6 versagt er`,
  "throw.capture": (man) => `Gefangennahme, ${label(man)}: bei einer 1`,
  "throw.fuel": ({ id, turns }) => `Kraftstoff von ${id}${turns > 0 ? `, weniger ${turns}` : ""}: leer bis 2`,
  "throw.faint": ({ upTo, ...man }) => `Verwundung, ${label(man)}: ohnmächtig bis ${upTo}`,
  "throw.clear": ({ barrel, upTo, ...man }) =>
    `Ladehemmung, ${gun(barrel)}, ${label(man)}: ${upToText(upTo)}`,
};

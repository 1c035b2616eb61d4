import type { Catalogue, PhrasesOf } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { en as english } from "./en.ts";

interface Man {
  readonly id: string;
  readonly man: number;
  readonly name: string;
}

/** `Boelcke, Pilot von B2,` am Satzanfang. */
function who({ id, man, name }: Man): string {
  const place = man === 0 ? "Pilot" : "Beobachter";
  return name === "" ? `Der ${place} von ${id}` : `${name}, ${place} von ${id},`;
}

/** Dasselbe ohne Satz dahinter. */
function label({ id, man, name }: Man): string {
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

function answers(near: readonly string[]): string {
  return `möglich ist ${listed(near, "oder")}`;
}

const ACTS: Readonly<Record<string, string>> = {
  clear: "eine Ladehemmung beheben",
  reload: "eine Trommel wechseln",
};

const NOT: Readonly<Record<string, string>> = {
  busy: "er hat in dieser Runde geschossen (A-45)",
  wild: "der Zug war dafür zu wild: höchstens 100 m steigen, 200 m stürzen, eine Hexseite im Hex, keine Kunstfigur (4.7j)",
  unfit: "er ist nicht in der Lage, sich um eine Waffe zu kümmern (4.8f, 4.9r)",
};

const NOTHING: Readonly<Record<string, string>> = {
  clear: "keine seiner Waffen hat Ladehemmung",
  reload: "keine seiner Waffen wartet auf eine Trommel",
};

function upToText(upTo: number): string {
  return upTo === 1 ? "behoben bei einer 1" : `behoben bei 1 bis ${upTo}`;
}

export const de: Catalogue<PhrasesOf<typeof english>> = {
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
  "tend-grammar": ({ found, near }) =>
    `„${quotable(found)}“ ist nichts, was jetzt an einer Waffe zu tun ist; ${answers(near)}.`,
  "tend-gun": ({ found, act, near, ...man }) =>
    `${who(man)} kann an keiner Waffe namens „${quotable(found)}“ ${ACTS[act] ?? act}; ${answers(near)}.`,
  "tend-which": ({ act, near, ...man }) =>
    `${who(man)} könnte an mehr als einer Waffe ${ACTS[act] ?? act}, in einer Runde aber nur an einer; ${answers(near)}.`,
  "tend-not": ({ act, why, near, ...man }) =>
    `${who(man)} kann jetzt keine ${act === "clear" ? "Ladehemmung beheben" : "Trommel wechseln"}: ${NOT[why] ?? NOTHING[act] ?? why}; ${answers(near)}.`,
};

import { listed, signed } from "../../../../../core/text.ts";
import { gunName, guns, parts } from "../../../words/grammar.de.ts";
import { GONE, hurt } from "../../../words/labels.de.ts";
import type { Mover } from "../../line-up.ts";
import type { words as english } from "../en/table.ts";
import { mats } from "./table/mats.ts";

const STATES: Readonly<Record<Mover["state"], string>> = {
  moved: "ist gezogen",
  now: "zieht jetzt",
  next: "kommt als Nächstes",
  waits: "wartet",
  gone: "ist nicht mehr dabei",
};

function points(tenths: number): string {
  return `${Math.floor(tenths / 10)},${tenths % 10}`;
}

/** What a critical hit strikes, in a word or two: written over the aircraft. */
const STRUCK: Readonly<Record<string, string>> = {
  pilot: "der Pilot",
  controls: "ein Steuerzug",
  "engine-light": "der Motor",
  gun: "ein MG",
  observer: "ein Beobachter",
  graze: "ein Streifschuss",
  elevator: "der Höhenruderzug",
  spar: "ein Flügelholm",
  fuel: "der Tank",
  "engine-heavy": "der Motor",
};

/** Words of the hex dogfight on the table page, in German. */
export const words: typeof english = {
  ...mats,
  "list.title": "Flugzeuge",
  "list.hint": "Ein eigenes wählen, dann auf ein anderes zeigen: Entfernung und Schussfeld.",
  "toggle.fire": "Schussfelder",
  "toggle.reach": "Wo es nächste Runde sein kann",

  "ask.tail": ({ id }) =>
    `${id} sitzt günstig. Dranbleiben? Wem es gelingt, der zieht gleich nach seinem Ziel (4.4).`,
  "ask.first": "Gleiche Initiative: Wer von den eigenen zieht zuerst? (A-35)",
  "ask.declare": ({ id }) =>
    `${id} ist geflogen. Jetzt das Ziel nennen; geschossen wird, wenn alle gezogen haben und es noch in der Schusslinie ist (4.6).`,
  "ask.late": ({ id, target }) =>
    `${target} ist ${id} in die Schusslinie geflogen, und ${id} hat noch kein Ziel. Schießen? (4.6b)`,
  "ask.switch": ({ id, target }) =>
    `${target} greift ${id} von vorn an. Die Waffen gegen den Angreifer wenden? (4.6f)`,
  "ask.gunner": ({ id }) => `Der Beobachter von ${id} kann schießen. Auf wen? (4.6c)`,
  "ask.ace": ({ id }) => `Das Ass in ${id} schießt und wird beschossen. Wofür nutzt es sein Können? (A-05)`,
  "ask.aceFirst": ({ id }) =>
    `${id} kann in diesem Zug unter Beschuss geraten. Wofür nutzt das Ass in dieser Runde sein Können? (A-48)`,
  "ask.tend": ({ id, man }) =>
    `${man === 0 ? `Der Pilot von ${id}` : `Der Beobachter von ${id}`} hat eine Hand frei. Wonach sieht er? (4.7i)`,
  "ask.other": ({ id }) => `${id}: was davon?`,

  "option.pass": "An niemandem dranbleiben",
  "option.tail": ({ target }) => `An ${target} dranbleiben`,
  "option.row": ({ row }) => `Zeile ${signed(row)} der Verfolgungstabelle`,
  "option.fire": ({ target }) => `Auf ${target} schießen`,
  "option.shot": (shot) =>
    [
      `${guns(shot)}${shot.below ? ", von unten" : ""}`,
      `Entfernung ${shot.range}, Spalte ${shot.row}`,
      parts(shot.parts),
    ]
      .filter((part) => part !== "")
      .join(" · "),
  "option.worth": ({ damage, critical, tenths }) =>
    [
      `${damage}\u00a0% Schaden, im Mittel ${points(tenths)} Punkte`,
      ...(critical > 0 ? [`${critical}\u00a0% kritisch`] : []),
    ].join(" · "),
  "option.moved": ({ moved }) => (moved ? "ist gezogen" : "zieht noch"),
  "option.hold": "Nicht schießen",
  "option.keep": "Beim genannten Ziel bleiben",
  "option.none": "Die Waffen so lassen",
  "option.clear": ({ gun }) => `Ladehemmung beheben: ${gunName(gun)}`,
  "option.clears": ({ upTo }) => `gelingt bei ${upTo === 1 ? "einer 1" : `1 bis ${upTo}`} auf dem Würfel`,
  "option.reload": ({ gun }) => `Trommel wechseln: ${gunName(gun)}`,
  "option.ace": ({ id, target, chance, other }) =>
    `${id} auf ${target}: ${chance}\u00a0% Schaden statt ${other}\u00a0%`,
  "option.attack": ({ size }) => `Angreifen: +${size} auf das eigene Feuer`,
  "option.defend": ({ size }) => `Sich wehren: −${size} auf alles Feuer auf das Ass`,

  "standing.tail": "Am besten Ziel dranbleiben",
  "standing.first": ({ id }) => `${id} zuerst bei Gleichstand`,
  "standing.late-none": "Auf späte Ziele nicht schießen",
  "standing.ace-attack": "Asse greifen an",
  "standing.ace-defend": "Asse wehren sich",
  "standing.tend": "Um die Waffen kümmern",

  "glance.gun": ({ kind }) => (kind === "AA" ? "Flak" : kind),
  "glance.jam": ({ jams }) => (jams === 1 ? "Ladehemmung" : `${jams} Ladehemmungen`),
  "glance.hurt": ({ crew }) => hurt(crew).join(", "),
  "glance.gone": ({ status }) => GONE[status] ?? status,
  "forecast.shot": ({ target, range, damage, tenths }) =>
    `${target}: Entfernung ${range}, ${damage}\u00a0%, ${points(tenths)} Punkte`,
  "forecast.none": "kein Schuss",
  "forecast.nobody": "niemand in der Schusslinie, so wie jetzt alle stehen",
  "forecast.danger": ({ enemies }) =>
    `${listed(enemies, "und")} ${enemies.length === 1 ? "kann" : "können"} dorthin schießen`,
  "forecast.ahead": "geradeaus geht es vom Plan: abdrehen (D-10)",
  "forecast.trapped": "Von dort führt jeder Zug vom Plan (D-10).",
  "forecast.jam": ({ quiet }) =>
    quiet
      ? "ruhig genug, um die Ladehemmung zu beheben (4.7j)"
      : "zu wild, um die Ladehemmung zu beheben (4.7j)",

  "cue.initiative": ({ totals }) => `Initiative: ${totals.join(", ")}`,
  "cue.critical": ({ effect }) => STRUCK[effect] ?? effect,

  "strip.title": "Reihenfolge der Züge",
  "strip.said": ({ id, state, follows }) =>
    `${id} ${STATES[state]}${follows === null ? "" : `; ${id} folgt ${follows}`}`,
};

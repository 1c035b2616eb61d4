import { listed, signed } from "../../../../../core/text.ts";
import { gunName, guns, parts } from "../../../words/grammar.en.ts";
import { GONE, hurt } from "../../../words/labels.en.ts";
import type { Phrases } from "../../../words/phrases.ts";
import type { Worth } from "../../chances.ts";
import type { Mover } from "../../line-up.ts";
import { mats } from "./table/mats.ts";

interface About {
  readonly id: string;
}
interface Aimed {
  readonly target: string;
}

const STATES: Readonly<Record<Mover["state"], string>> = {
  moved: "has moved",
  now: "moves now",
  next: "is next",
  waits: "waits",
  gone: "is out of it",
};

function points(tenths: number): string {
  return `${Math.floor(tenths / 10)}.${tenths % 10}`;
}

/** What a critical hit strikes, in a word or two: written over the aircraft. */
const STRUCK: Readonly<Record<string, string>> = {
  pilot: "the pilot",
  controls: "a control cable",
  "engine-light": "the engine",
  gun: "a gun",
  observer: "an observer",
  graze: "a graze",
  elevator: "the elevator cable",
  spar: "a wing spar",
  fuel: "the tank",
  "engine-heavy": "the engine",
};

/** Words of the hex dogfight on the table page, in English. */
export const words = {
  ...mats,
  "list.title": "Aircraft",
  "list.hint": "Choose one of yours, then point at another to see range and arc.",
  "toggle.fire": "Fields of fire",
  "toggle.reach": "Where it can be next turn",

  "ask.tail": ({ id }: About) =>
    `${id} is in good position. Try to stay on a tail? Whoever succeeds moves right after its target (4.4).`,
  "ask.first": "Equal initiative: which of yours moves first? (A-35)",
  "ask.declare": ({ id }: About) =>
    `${id} has moved. Name its target now; it fires when all have moved, if the target is still in line (4.6).`,
  "ask.late": ({ id, target }: About & Aimed) =>
    `${target} flew into the line of fire of ${id}, which has no target yet. Fire at it? (4.6b)`,
  "ask.switch": ({ id, target }: About & Aimed) =>
    `${target} attacks ${id} head-on. Turn the guns on it instead? (4.6f)`,
  "ask.gunner": ({ id }: About) => `The observer of ${id} may fire. At whom? (4.6c)`,
  "ask.ace": ({ id }: About) => `The ace in ${id} fires and is fired at. What is his skill for? (A-05)`,
  "ask.aceFirst": ({ id }: About) =>
    `${id} may come under guns in this move. What is the ace's skill for in this turn? (A-48)`,
  "ask.tend": ({ id, man }: About & { man: number }) =>
    `${man === 0 ? `The pilot of ${id}` : `The observer of ${id}`} has a hand free. What does he see to? (4.7i)`,
  "ask.other": ({ id }: About) => `${id}: which?`,

  "option.pass": "Tail nobody",
  "option.tail": ({ target }: Aimed) => `Stay on the tail of ${target}`,
  "option.row": ({ row }: { row: number }) => `row ${signed(row)} of the tailing table`,
  "option.fire": ({ target }: Aimed) => `Fire at ${target}`,
  "option.shot": (shot: Phrases["badge.shot"]) =>
    [
      `${guns(shot)}${shot.below ? ", from below" : ""}`,
      `range ${shot.range}, column ${shot.row}`,
      parts(shot.parts),
    ]
      .filter((part) => part !== "")
      .join(" · "),
  "option.worth": ({ damage, critical, tenths }: Worth) =>
    [
      `${damage}\u00a0% to damage, ${points(tenths)} points on average`,
      ...(critical > 0 ? [`${critical}\u00a0% critical`] : []),
    ].join(" · "),
  "option.moved": ({ moved }: { readonly moved: boolean }): string => (moved ? "has moved" : "still to move"),
  "option.hold": "Hold fire",
  "option.keep": "Keep the target declared",
  "option.none": "Leave the guns",
  "option.clear": ({ gun }: { gun: string }) => `Clear the jam: ${gunName(gun)}`,
  "option.clears": ({ upTo }: { upTo: number }) => `works on ${upTo === 1 ? "a 1" : `1 to ${upTo}`} of a die`,
  "option.reload": ({ gun }: { gun: string }) => `Change the drum: ${gunName(gun)}`,
  "option.ace": ({ id, target, chance, other }: About & Aimed & { chance: number; other: number }) =>
    `${id} at ${target}: ${chance}\u00a0% to damage instead of ${other}\u00a0%`,
  "option.attack": ({ size }: { size: number }) => `Attack: +${size} to his own fire`,
  "option.defend": ({ size }: { size: number }) => `Defend: −${size} to fire at him`,

  "standing.tail": "Stay on the likeliest tail",
  "standing.first": ({ id }: About) => `${id} first of equals`,
  "standing.late-none": "Hold fire at late targets",
  "standing.ace-attack": "Aces attack",
  "standing.ace-defend": "Aces defend",
  "standing.tend": "See to the guns",

  "glance.gun": ({ kind }: { readonly kind: "MG" | "AA" }): string => kind,
  "glance.jam": ({ jams }: { jams: number }) => (jams === 1 ? "jam" : `${jams} jams`),
  "glance.hurt": ({ crew }: { crew: readonly string[] }) => hurt(crew).join(", "),
  "glance.gone": ({ status }: { status: string }) => GONE[status] ?? status,
  "forecast.shot": ({ target, range, damage, tenths }: Omit<Worth, "critical"> & Aimed & { range: number }) =>
    `${target}: range ${range}, ${damage}\u00a0%, ${points(tenths)} points`,
  "forecast.none": "no shot",
  "forecast.nobody": "nobody in the line of fire, as they stand now",
  "forecast.danger": ({ enemies }: { readonly enemies: readonly string[] }) =>
    `${listed(enemies, "and")} can fire there`,
  "forecast.ahead": "straight on leads off the board: turn away (D-10)",
  "forecast.trapped": "From there every move leads off the board (D-10).",
  "forecast.jam": ({ quiet }: { readonly quiet: boolean }): string =>
    quiet ? "quiet enough to clear the jam (4.7j)" : "too wild to clear the jam (4.7j)",

  "cue.initiative": ({ totals }: { readonly totals: readonly string[] }) =>
    `Initiative: ${totals.join(", ")}`,
  "cue.critical": ({ effect }: { readonly effect: string }) => STRUCK[effect] ?? effect,

  "strip.title": "Order of movement",
  "strip.said": ({ id, state, follows }: Pick<Mover, "id" | "state" | "follows">) =>
    `${id} ${STATES[state]}${follows === null ? "" : `; ${id} follows ${follows}`}`,
};

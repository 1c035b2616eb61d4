import { listed } from "../../../../core/text.ts";
import { who } from "../grammar.en.ts";
import type { AMan, Id } from "../values.ts";

/** The same where nothing of the sentence follows. */
function label({ id, man, name }: AMan) {
  return name === "" ? `${man === 0 ? "pilot" : "observer"} of ${id}` : `${name} (${id})`;
}

const GUNS: Readonly<Record<string, string>> = {
  front: "front guns",
  nose: "nose gun",
  rear: "rear gun",
  belly: "belly gun",
  gun: "gun",
  left: "left gun",
  right: "right gun",
  vickers: "Vickers",
  lewis: "Lewis",
};

function gun(name: string): string {
  return GUNS[name] ?? name;
}

type Gun = { mount: string; barrel: string };

/** `down` when he gets out and the parachute opens; `die` and `chute` null where there was none. */
type Parachute = AMan & { die: number; total: number; chute: number | null } & Record<
    "wounded" | "out" | "saved",
    boolean
  >;

/** 4.10t; `die` null where he comes down behind the Allied lines. */
type Capture = AMan & { die: number | null; total: number; captured: boolean };

type Fuel = Id & { faces: readonly number[]; turns: number; total: number; dry: boolean };

type Faint = AMan & { faces: readonly number[]; roll: number; upTo: number; faints: boolean };

type Clears = AMan & Gun & { die: number; upTo: number; works: boolean; rule: string };

type Reloads = AMan & Gun & { attacks: number; rule: string };

export const end = {
  "event.parachute": ({ die, wounded, total, out, chute, saved, ...man }: Parachute) => {
    const rolled = wounded ? `${die} less 2 for his wound = ${total}` : `${die}`;
    if (!out) return `${who(man)} does not get out: ${rolled}, 3 needed (4.10s).`;
    return `${who(man)} gets out: ${rolled}; parachute: ${chute}, ${saved ? "it opens" : "it fails"} (4.10s).`;
  },
  "event.no-parachute": ({ id, altitude }: Id & { altitude: number }) =>
    `${altitude > 0 ? `${id} falls from ${altitude} m` : `${id} lies on the ground`}: too low for parachutes, its crew is lost (4.10s).`,
  "event.capture": ({ die, total, captured, ...man }: Capture) =>
    die === null
      ? `${who(man)} comes down behind the Allied lines and is captured (4.10t).`
      : `${who(man)} drifts with the wind: ${die}${total === die ? "" : ` less 1 from above 3000 m = ${total}`}, he ${captured ? "is captured" : "comes down among his own"} (4.10t).`,
  "event.fuel": ({ id, faces, turns, total, dry }: Fuel) =>
    `Fuel of ${id}: ${faces.join(" + ")}${turns > 0 ? ` less ${turns}` : ""} = ${total}: ${dry ? "the tank is dry" : "enough for another turn"} (4.8d).`,
  "event.faint": ({ faces, roll, upTo, faints, ...man }: Faint) =>
    `${who(man)} fights his wound: ${faces.join(" + ")} = ${roll}, he ${faints ? "faints" : "holds on"} (faints on ${upTo} or less).`,
  "event.clears": ({ barrel, die, upTo, works, rule, mount: _, ...man }: Clears) =>
    `${who(man)} works on the ${gun(barrel)}: ${die}, ${works ? "cleared" : "still jammed"} (${upTo === 1 ? "cleared on a 1" : `cleared on 1 to ${upTo}`}; ${rule}).`,
  "event.reloads": ({ barrel, attacks, rule, mount: _, ...man }: Reloads) =>
    `${who(man)} changes the drum of the ${gun(barrel)}: ${attacks} attacks again (${rule}).`,
  /** `fuel` or `engine`. */
  "event.glides": ({ id, why, max, min }: Id & { why: string; max: number; min: number }) =>
    why === "fuel"
      ? `${id} is out of fuel and glides from now on (D-08).`
      : `${id} has power for speed ${max} only, below its minimum of ${min}, and glides from now on (D-08).`,
  "event.crashes": ({ id }: Id) => `${id} comes down to the ground and crashes (D-01).`,
  "event.drifts": ({ ids, hexes }: { ids: readonly string[]; hexes: number; facing: number }) =>
    `The wind carries ${listed(ids, "and")} along by ${hexes === 1 ? "a hex" : `${hexes} hexes`} (D-13).`,
  "event.blown-away": ({ id, home }: Id & { home: boolean }) =>
    home
      ? `The wind carries ${id} home over its own edge (D-10).`
      : `The wind carries ${id} off the board and out of the game (D-10).`,
  "throw.parachute": (man: AMan) => `Parachute, ${label(man)}: 3 or more gets out`,
  "throw.chute": (man: AMan) => `Parachute, ${label(man)}: a 6 fails`,
  "throw.capture": (man: AMan) => `Capture of ${label(man)}: on a 1`,
  "throw.fuel": ({ id, turns }: Id & { turns: number }) =>
    `Fuel of ${id}${turns > 0 ? `, less ${turns}` : ""}: dry on 2 or less`,
  "throw.faint": ({ upTo, ...man }: AMan & { upTo: number }) =>
    `Wound of ${label(man)}: faints on ${upTo} or less`,
  "throw.clear": ({ barrel, upTo, ...man }: AMan & Gun & { upTo: number }) =>
    `Jam of the ${gun(barrel)}, ${label(man)}: ${upTo === 1 ? "cleared on a 1" : `cleared on 1 to ${upTo}`}`,
};

import { listed, quotable } from "../../../../core/text.ts";

type About = { id: string };
/** A man by his place in the crew, 0 the pilot. */
type AMan = About & { man: number; name: string };

/** `Smith (pilot of B2)`. */
function who({ id, man, name }: AMan): string {
  const place = man === 0 ? "pilot" : "observer";
  return name === "" ? `The ${place} of ${id}` : `${name}, ${place} of ${id},`;
}

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

function answers(near: readonly string[]): string {
  return `write ${listed(near, "or")}`;
}

const ACTS: Readonly<Record<string, string>> = { clear: "clear a jam", reload: "change a drum" };

const NOT: Readonly<Record<string, string>> = {
  busy: "he has fired in this turn (A-45)",
  wild: "the move was too wild for that: at most 100 m up, 200 m down, one hexside in a hex, no special maneuver (4.7j)",
  unfit: "he is in no state to see to a gun (4.8f, 4.9r)",
};

const NOTHING: Readonly<Record<string, string>> = {
  clear: "none of his guns is jammed",
  reload: "none of his guns waits for a drum",
};

type Gun = { mount: string; barrel: string };
/** `down` when he gets out and the parachute opens; `die` and `chute` null where there was none. */
type Parachute = AMan & { die: number; total: number; chute: number | null } & Record<
    "wounded" | "out" | "saved",
    boolean
  >;
/** 4.10t; `die` null where he comes down behind the Allied lines. */
type Capture = AMan & { die: number | null; total: number; captured: boolean };
type Fuel = About & { faces: readonly number[]; turns: number; total: number; dry: boolean };
type Faint = AMan & { faces: readonly number[]; roll: number; upTo: number; faints: boolean };
type Clears = AMan & Gun & { die: number; upTo: number; works: boolean; rule: string };
type Reloads = AMan & Gun & { attacks: number; rule: string };
/** `gun` as it was written; which act and which answers there are. */
type TendGun = AMan & { found: string; act: string; near: readonly string[] };

export const en = {
  "event.parachute": ({ die, wounded, total, out, chute, saved, ...man }: Parachute) => {
    const rolled = wounded ? `${die} less 2 for his wound = ${total}` : `${die}`;
    if (!out) return `${who(man)} does not get out: ${rolled}, 3 needed (4.10s).`;
    return `${who(man)} gets out: ${rolled}; parachute: ${chute}, ${saved ? "it opens" : "it fails"} (4.10s).`;
  },
  "event.no-parachute": ({ id, altitude }: About & { altitude: number }) =>
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
  "event.glides": ({ id, why, max, min }: About & { why: string; max: number; min: number }) =>
    why === "fuel"
      ? `${id} is out of fuel and glides from now on (D-08).`
      : `${id} has power for speed ${max} only, below its minimum of ${min}, and glides from now on (D-08).`,
  "event.crashes": ({ id }: About) => `${id} comes down to the ground and crashes (D-01).`,
  "event.drifts": ({ ids, hexes }: { ids: readonly string[]; hexes: number; facing: number }) =>
    `The wind carries ${listed(ids, "and")} along by ${hexes === 1 ? "a hex" : `${hexes} hexes`} (D-13).`,
  "event.blown-away": ({ id, home }: About & { home: boolean }) =>
    home
      ? `The wind carries ${id} home over its own edge (D-10).`
      : `The wind carries ${id} off the board and out of the game (D-10).`,
  "throw.parachute": (man: AMan) => `Parachute, ${label(man)}: 3 or more gets out`,
  "throw.chute": (man: AMan) => `Parachute, ${label(man)}: a 6 fails`,
  "throw.capture": (man: AMan) => `Capture of ${label(man)}: on a 1`,
  "throw.fuel": ({ id, turns }: About & { turns: number }) =>
    `Fuel of ${id}${turns > 0 ? `, less ${turns}` : ""}: dry on 2 or less`,
  "throw.faint": ({ upTo, ...man }: AMan & { upTo: number }) =>
    `Wound of ${label(man)}: faints on ${upTo} or less`,
  "throw.clear": ({ barrel, upTo, ...man }: AMan & Gun & { upTo: number }) =>
    `Jam of the ${gun(barrel)}, ${label(man)}: ${upTo === 1 ? "cleared on a 1" : `cleared on 1 to ${upTo}`}`,
  "tend-grammar": ({ found, near }: { found: string; near: readonly string[] }) =>
    `“${quotable(found)}” is nothing to do to a gun now; ${answers(near)}.`,
  "tend-gun": ({ found, act, near, ...man }: TendGun) =>
    `${who(man)} can't ${ACTS[act] ?? act} on a gun called “${quotable(found)}”; ${answers(near)}.`,
  /** More than one gun could be meant. */
  "tend-which": ({ act, near, ...man }: AMan & { act: string; near: readonly string[] }) =>
    `${who(man)} could ${ACTS[act] ?? act} on more than one gun, but only on one in a turn; ${answers(near)}.`,
  /** Why nothing of the kind can be done: `nothing`, `busy` (A-45), `wild` (4.7j), `unfit`. */
  "tend-not": ({ act, why, near, ...man }: AMan & { act: string; why: string; near: readonly string[] }) =>
    `${who(man)} can't ${ACTS[act] ?? act} now: ${NOT[why] ?? NOTHING[act] ?? why}; ${answers(near)}.`,
};

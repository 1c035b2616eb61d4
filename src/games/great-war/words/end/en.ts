import type { Catalogue } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import type { EndPhrases } from "./phrases.ts";

/** `Smith (pilot of B2)`. */
function who({
  id,
  man,
  name,
}: {
  readonly id: string;
  readonly man: number;
  readonly name: string;
}): string {
  const place = man === 0 ? "pilot" : "observer";
  return name === "" ? `The ${place} of ${id}` : `${name}, ${place} of ${id},`;
}

/** The same where nothing of the sentence follows. */
function label({ id, man, name }: { readonly id: string; readonly man: number; readonly name: string }) {
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

export const en: Catalogue<EndPhrases> = {
  "event.parachute": ({ die, wounded, total, out, chute, saved, ...man }) => {
    const rolled = wounded ? `${die} less 2 for his wound = ${total}` : `${die}`;
    if (!out) return `${who(man)} does not get out: ${rolled}, 3 needed (4.10s).`;
    return `${who(man)} gets out: ${rolled}; parachute: ${chute}, ${saved ? "it opens" : "it fails"} (4.10s).`;
  },
  "event.no-parachute": ({ id, altitude }) =>
    `${altitude > 0 ? `${id} falls from ${altitude} m` : `${id} lies on the ground`}: too low for parachutes, its crew is lost (4.10s).`,
  "event.capture": ({ die, total, captured, ...man }) =>
    die === null
      ? `${who(man)} comes down behind the Allied lines and is captured (4.10t).`
      : `${who(man)} drifts with the wind: ${die}${total === die ? "" : ` less 1 from above 3000 m = ${total}`}, he ${captured ? "is captured" : "comes down among his own"} (4.10t).`,
  "event.fuel": ({ id, faces, turns, total, dry }) =>
    `Fuel of ${id}: ${faces.join(" + ")}${turns > 0 ? ` less ${turns}` : ""} = ${total}: ${dry ? "the tank is dry" : "enough for another turn"} (4.8d).`,
  "event.faint": ({ faces, roll, upTo, faints, ...man }) =>
    `${who(man)} fights his wound: ${faces.join(" + ")} = ${roll}, he ${faints ? "faints" : "holds on"} (faints on ${upTo} or less).`,
  "event.clears": ({ barrel, die, upTo, works, rule, mount: _, ...man }) =>
    `${who(man)} works on the ${gun(barrel)}: ${die}, ${works ? "cleared" : "still jammed"} (${upTo === 1 ? "cleared on a 1" : `cleared on 1 to ${upTo}`}; ${rule}).`,
  "event.reloads": ({ barrel, attacks, rule, mount: _, ...man }) =>
    `${who(man)} changes the drum of the ${gun(barrel)}: ${attacks} attacks again (${rule}).`,
  "event.glides": ({ id, why, max, min }) =>
    why === "fuel"
      ? `${id} is out of fuel and glides from now on (D-08).`
      : `${id} has power for speed ${max} only, below its minimum of ${min}, and glides from now on (D-08).`,
  "event.crashes": ({ id }) => `${id} comes down to the ground and crashes (D-01).`,
  "event.drifts": ({ ids, hexes }) =>
    `The wind carries ${listed(ids, "and")} along by ${hexes === 1 ? "a hex" : `${hexes} hexes`} (D-13).`,
  "event.blown-away": ({ id, home }) =>
    home
      ? `The wind carries ${id} home over its own edge (D-10).`
      : `The wind carries ${id} off the board and out of the game (D-10).`,
  "throw.parachute": (man) => `Parachute, ${label(man)}: 3 or more gets out`,
  "throw.chute": (man) => `Parachute, ${label(man)}: a 6 fails`,
  "throw.capture": (man) => `Capture of ${label(man)}: on a 1`,
  "throw.fuel": ({ id, turns }) => `Fuel of ${id}${turns > 0 ? `, less ${turns}` : ""}: dry on 2 or less`,
  "throw.faint": ({ upTo, ...man }) => `Wound of ${label(man)}: faints on ${upTo} or less`,
  "throw.clear": ({ barrel, upTo, ...man }) =>
    `Jam of the ${gun(barrel)}, ${label(man)}: ${upTo === 1 ? "cleared on a 1" : `cleared on 1 to ${upTo}`}`,
  "tend-grammar": ({ found, near }) =>
    `“${quotable(found)}” is nothing to do to a gun now; ${answers(near)}.`,
  "tend-gun": ({ found, act, near, ...man }) =>
    `${who(man)} can't ${ACTS[act] ?? act} on a gun called “${quotable(found)}”; ${answers(near)}.`,
  "tend-which": ({ act, near, ...man }) =>
    `${who(man)} could ${ACTS[act] ?? act} on more than one gun, but only on one in a turn; ${answers(near)}.`,
  "tend-not": ({ act, why, near, ...man }) =>
    `${who(man)} can't ${ACTS[act] ?? act} now: ${NOT[why] ?? NOTHING[act] ?? why}; ${answers(near)}.`,
};

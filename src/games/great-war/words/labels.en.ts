import { listed } from "../../../core/text.ts";
import type { Id } from "./values.ts";

const SIDES: Readonly<Record<string, string>> = { allied: "Allied", german: "German" };

/** Why an aircraft flies no more. */
export const GONE: Readonly<Record<string, string>> = {
  destroyed: "shot down",
  crashed: "crashed",
  lost: "lost",
  home: "gone home",
  away: "off the board",
};

const HURT: Readonly<Record<string, string>> = {
  wounded: "wounded",
  fainted: "in a faint",
  killed: "dead",
};

function man(place: number): string {
  return place === 0 ? "pilot" : "observer";
}

/** Who of a crew is hurt, and how. */
export function hurt(crew: readonly string[]): readonly string[] {
  return crew.flatMap((health, place) => (HURT[health] ? [`${man(place)} ${HURT[health]}`] : []));
}

function jammed(count: number): readonly string[] {
  if (count === 0) return [];
  return [count === 1 ? "one gun jammed" : `${count} guns jammed`];
}

/** Everything that is told of an aircraft or a balloon to those who don't see it. */
type Described = Id & {
  /** Name of the type. */
  title: string;
  side: string;
  status: string;
  /** Label of the hex. */
  hex: string;
  /** Metres. */
  altitude: number;
  /** Clock points, 12 is the far edge. */
  heading: number;
  /** MP. */
  speed: number;
  balloon: boolean;
  damage: readonly [taken: number, of: number];
  jams: number;
  /** Health of each man, the pilot first. */
  crew: readonly string[];
  /** Ids of the enemies that have it in a line of fire now. */
  bearers: readonly string[];
};

export const labels = {
  "piece.described": ({ id, title, side, status, crew, bearers, ...one }: Described) => {
    const name = `${title} ${id}, ${SIDES[side] ?? side}`;
    if (status !== "flying") return `${name}, ${GONE[status] ?? status}`;
    const facts = [
      name,
      `hex ${one.hex}, ${one.altitude} m`,
      ...(one.balloon ? [] : [`heading ${one.heading} o'clock, ${one.speed} MP`]),
      `damage ${one.damage[0]} of ${one.damage[1]}`,
      ...jammed(one.jams),
      ...hurt(crew),
    ];
    return `${facts.join(", ")}${bearers.length === 0 ? "" : `; in the line of fire of ${listed(bearers, "and")}`}`;
  },
  "piece.gun": ({ id, kind, side, hex }: Id & { kind: string; side: string; hex: string }) =>
    `${kind === "AA" ? "Anti-aircraft gun" : "Machine gun"} ${id}, ${SIDES[side] ?? side}, hex ${hex}`,
  "phase.tailing": "Tailing",
  "phase.initiative": "Initiative",
  "phase.movement": "Movement",
  "phase.combat": "Combat",
  "phase.end": "End of the turn",
  "phase.campaign": "Campaign",
  "phase.over": "The game is over",
};

import type { Earcon } from "../../face/queries/earcons.ts";
import type { Clip } from "../../tabletop/clips.ts";
import type { Place } from "../../tabletop/place.ts";
import type { Timeline } from "../../tabletop/timeline.ts";

/** A signal of what a table shows, and when, in milliseconds of its timeline. */
export interface ShownSignal {
  readonly at: number;
  readonly earcon: Earcon;
  /** The pieces that it is about, from whom it comes first. */
  readonly about: readonly string[];
}

function named(...places: readonly (string | Place)[]): readonly string[] {
  return places.filter((place) => typeof place === "string");
}

function struck(hit: boolean): Earcon {
  return hit ? "hit" : "miss";
}

function signalOf({ cue, start, duration }: Clip): readonly ShownSignal[] {
  const [begins, ends] = [start, start + duration];
  switch (cue.kind) {
    case "shot":
      return [{ at: ends, earcon: struck(cue.hit), about: named(cue.from, cue.to) }];
    case "burst":
      return [{ at: ends, earcon: struck(cue.hit), about: named(cue.at) }];
    case "battle":
      return cue.hit === undefined ? [] : [{ at: ends, earcon: struck(cue.hit), about: [] }];
    case "mark":
      return cue.mark === "jam" ? [{ at: begins, earcon: "jam", about: [cue.piece] }] : [];
    case "fall":
      return [{ at: begins, earcon: "lost", about: [cue.piece] }];
    case "losses":
      return [{ at: begins, earcon: "lost", about: [] }];
    default:
      return [];
  }
}

/** The signals of a timeline in order: what is hit and missed as it lands, what jams and is lost as that begins. */
export function shownSignals({ clips }: Timeline): readonly ShownSignal[] {
  return clips.flatMap(signalOf).toSorted((a, b) => a.at - b.at);
}

/** From where somebody hears a table: his own pieces, and the one from which he has looked last. */
export interface Ears {
  readonly own: readonly string[];
  readonly lookout: string | undefined;
}

const DEGREES = 180 / Math.PI;

/** O'clock from the nose of the own piece that a signal is about, else of the lookout, where the other one is; undefined where that has no direction. */
export function clockOf(
  { before, after }: Timeline,
  { own, lookout }: Ears,
  about: readonly string[],
): number | undefined {
  const cockpit = about.find((id) => own.includes(id)) ?? lookout;
  const other = about.findLast((id) => id !== cockpit);
  const [me, it] = [cockpit, other].map((wanted) =>
    [...after.pieces, ...before.pieces].find(({ id }) => id === wanted),
  );
  if (!me || !it || (me.x === it.x && me.y === it.y)) return undefined;
  const way = Math.atan2(it.x - me.x, it.y - me.y) * DEGREES - me.heading;
  return ((((Math.round(way / 30) % 12) + 11) % 12) + 1) as number;
}

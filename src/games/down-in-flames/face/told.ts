import type { GameEvent, Viewer } from "../../../core/game.ts";
import { eventsFor } from "../../../core/match/log.ts";
import type { Moment } from "../../../core/match/match.ts";
import type { Phrases } from "../words/phrases.ts";

/** The figures of all facts. */
export type Facts = Phrases;

/** An event with the game turn in which it happened. */
export interface Told {
  readonly turn: number;
  readonly event: GameEvent;
}

/** Everything that a viewer was told, in order. */
export function toldIn(
  moments: readonly Pick<Moment, "state" | "events">[],
  viewer: Viewer,
): readonly Told[] {
  let turn = 0;
  return moments
    .flatMap((moment) => eventsFor(moment as Moment, viewer))
    .map((event) => {
      if (event.key === "event.turn") turn = (event.values as Phrases["event.turn"]).turn;
      return { turn, event };
    });
}

/** The figures of all events of one kind. */
export function valuesOf<Key extends keyof Phrases & `event.${string}`>(
  told: readonly Told[],
  key: Key,
): readonly Phrases[Key][] {
  return told.flatMap(({ event }) => (event.key === key ? [event.values as Phrases[Key]] : []));
}

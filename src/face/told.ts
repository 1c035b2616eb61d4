import type { GameEvent, Viewer } from "../core/game.ts";
import { eventsFor } from "../core/match/log.ts";
import type { Moment } from "../core/match/match.ts";

/** An event with the turn in which it happened. */
export interface DatedEvent {
  readonly turn: number;
  readonly event: GameEvent;
}

/** Everything that a viewer was told, in order; a turn begins with `event.turn`, whose value `turn` is its number. */
export function toldIn(moments: readonly Pick<Moment, "events">[], viewer: Viewer): readonly DatedEvent[] {
  let turn = 0;
  return moments
    .flatMap((moment) => eventsFor(moment, viewer))
    .map((event) => {
      if (event.key === "event.turn") turn = Number(event.values.turn);
      return { turn, event };
    });
}

/** Finds the figures of all events of one kind in what was told, for a game whose sentences are `Phrases`. */
export function factsIn<Phrases>() {
  return <Key extends keyof Phrases & `event.${string}`>(
    told: readonly DatedEvent[],
    key: Key,
  ): readonly Phrases[Key][] =>
    told.flatMap(({ event }) => (event.key === key ? [event.values as Phrases[Key]] : []));
}

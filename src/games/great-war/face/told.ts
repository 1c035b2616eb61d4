import type { GameEvent } from "../../../core/game.ts";
import { eventsFor } from "../../../core/match/log.ts";
import type { Moment } from "../../../core/match/match.ts";
import type { Phrases } from "../words/phrases.ts";

/** An event with the turn in which it happened; turns of a campaign count on from mission to mission. */
export interface Told {
  readonly turn: number;
  readonly event: GameEvent;
}

/** Everything that everybody at the table was told, in order. */
export function toldIn(moments: readonly Pick<Moment, "state" | "events">[]): readonly Told[] {
  let turn = 0;
  let before = 0;
  return moments
    .flatMap((moment) => eventsFor(moment as Moment, "table"))
    .map((event) => {
      if (event.key === "event.turn") {
        const { turn: begun } = event.values as Phrases["event.turn"];
        if (before + begun <= turn) before = turn;
        turn = before + begun;
      }
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

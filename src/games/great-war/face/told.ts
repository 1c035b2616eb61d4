import { eventsFor } from "../../../core/match/log.ts";
import type { Moment } from "../../../core/match/match.ts";
import { type DatedEvent, factsIn } from "../../../face/told.ts";
import type { Phrases } from "../words/phrases.ts";

/** Everything that everybody at the table was told, in order; turns of a campaign count on from mission to mission. */
export function toldIn(moments: readonly Pick<Moment, "events">[]): readonly DatedEvent[] {
  let turn = 0;
  let before = 0;
  return moments
    .flatMap((moment) => eventsFor(moment, "table"))
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
export const valuesOf = factsIn<Phrases>();

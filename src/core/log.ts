import type { GameEvent, Viewer } from "./game.ts";
import type { Match, Moment } from "./match.ts";

/** An event as a viewer may see it: the public values, and the secret ones if they are his. */
export function eventFor(event: GameEvent, viewer: Viewer): GameEvent {
  const { secret, ...open } = event;
  if (!secret) return open;
  const mayKnow = viewer === "umpire" || secret.seats.includes(viewer);
  return mayKnow ? { key: event.key, values: { ...event.values, ...secret.values } } : open;
}

export function eventsFor(moment: Moment, viewer: Viewer): readonly GameEvent[] {
  return moment.events.map((event) => eventFor(event, viewer));
}

/** All events of the rounds that stand, as a viewer may see them. */
export function logFor(match: Match, viewer: Viewer): GameEvent[] {
  return match.moments.flatMap((moment) => eventsFor(moment, viewer));
}

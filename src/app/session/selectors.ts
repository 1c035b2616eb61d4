import type { GameEvent, Prompt, Viewer } from "../../core/game.ts";
import { itemAt } from "../../core/item-at.ts";
import { answersFor, eventsFor } from "../../core/match/log.ts";
import type { Match, Moment } from "../../core/match/match.ts";
import { isFull, now } from "../../core/match/match.ts";
import { remembered } from "../../core/remember.ts";
import type { Past } from "../../face/sheet.ts";
import type { OpenedOrder, Tabletop } from "../../tabletop/tabletop.ts";
import { promptsFor } from "./pending.ts";
import { sideOf } from "./seats.ts";
import type { TableShown } from "./session.ts";

const NO_PROMPTS: readonly Prompt[] = [];

/** Whose rules and face show a moment. */
type Shows = Pick<TableShown, "game" | "face" | "say">;

/** As above, and of which match it is a moment. */
type ShowsMatch = Shows & Pick<TableShown, "open">;

/** A match, and who looks at it. */
export type Looking = Pick<TableShown, "open" | "viewer" | "lens">;

/** One value a moment and viewer, worked out once. */
function remember<T, State = Shows>(make: (state: State, moment: Moment, viewer: Viewer) => T) {
  const known = new WeakMap<Moment, Map<Viewer, T>>();
  return (state: State, moment: Moment, viewer: Viewer): T => {
    const byViewer = known.get(moment) ?? new Map<Viewer, T>();
    known.set(moment, byViewer);
    if (!byViewer.has(viewer)) byViewer.set(viewer, make(state, moment, viewer));
    return byViewer.get(viewer) as T;
  };
}

/** What a viewer may see of a moment. */
export const viewAt = remember(({ game }: Shows, moment, viewer) => game.view(moment.state, viewer));

const eventsAt = remember((_state: unknown, moment, viewer): readonly GameEvent[] =>
  eventsFor(moment, viewer),
);

/** What a viewer saw before a moment, the latest first. */
function* earlier(shows: ShowsMatch, moment: Moment, viewer: Viewer): Iterable<unknown> {
  const { moments } = shows.open.match;
  for (let at = moments.indexOf(moment) - 1; at >= 0; at--) yield viewAt(shows, itemAt(moments, at), viewer);
}

/** What is printed on the table is in the words of its reader: another language is another table. */
const tabletopsIn = remembered((say: Shows["say"]) =>
  remember(
    (shows: ShowsMatch, moment, viewer): Tabletop =>
      shows.face.tabletop(
        viewAt(shows, moment, viewer),
        eventsAt(shows, moment, viewer),
        say,
        earlier(shows, moment, viewer),
      ),
  ),
);

function tabletopAt(shows: ShowsMatch, moment: Moment, viewer: Viewer): Tabletop {
  return tabletopsIn(shows.say)(shows, moment, viewer);
}

/** How many moments there are after the set-up. */
export function lastMoment(state: TableShown): number {
  return state.open.match.moments.length - 1;
}

/** Index of the moment that is looked at. */
export function shownIndex(state: TableShown): number {
  return state.at ?? state.open.match.moments.length - 1;
}

/** Index of the moment in which the round was answered that led to the moment shown: "what if" begins there. */
export function answeredIndex(state: TableShown): number {
  return Math.max(0, shownIndex(state) - 1);
}

/** Whether a match that is not over can't go on, since its log has no room for another round. */
export function isStuck({ open: { match }, watching }: Pick<TableShown, "open" | "watching">): boolean {
  return !watching && isFull(match) && now(match).outcome === undefined;
}

export function momentAt(state: Pick<TableShown, "open">, index: number): Moment {
  return state.open.match.moments[index] ?? now(state.open.match);
}

/** From whose side the table is looked at: the seat at the screen; once the match is over, whoever was chosen. */
export function viewpoint(state: Looking): Viewer {
  return now(state.open.match).outcome ? state.lens : state.viewer;
}

/** What the viewpoint may see at the moment shown. */
export function viewOf(state: TableShown): unknown {
  return viewAt(state, momentAt(state, shownIndex(state)), viewpoint(state));
}

/** What stands on the table at a moment, and what led to it. */
export function tabletopOf(state: TableShown, index: number = shownIndex(state)): Tabletop {
  return tabletopAt(state, momentAt(state, index), viewpoint(state));
}

export function eventsOf(state: Looking, index: number): readonly GameEvent[] {
  return eventsAt(state, momentAt(state, index), viewpoint(state));
}

const pastAt = remember((state: TableShown, moment, viewer): Past => {
  const { moments } = state.open.match;
  const before = moments.slice(0, moments.indexOf(moment) + 1);
  return {
    start: viewAt(state, momentAt(state, 0), viewer),
    events: before.flatMap((one) => eventsAt(state, one, viewer)),
  };
});

/** What has been before the moment shown, as far as the viewpoint may know. */
export function pastOf(state: TableShown): Past {
  return pastAt(state, momentAt(state, shownIndex(state)), viewpoint(state));
}

/** The open prompts of the seat at the screen, battles left out: those are fought elsewhere; none in a replay, under the curtain and while dice are awaited. */
export function promptsAtScreen(state: TableShown): readonly Prompt[] {
  if (state.at !== null || state.curtain !== null || state.needs) return NO_PROMPTS;
  return promptsFor(state.open.match, state.viewer).filter(({ spawn }) => !spawn);
}

/** Orders that were opened together by the round that led to a moment, in the order of their seats; none for single answers. */
export function openedAt(match: Match, index: number): readonly OpenedOrder[] {
  const asked = match.moments[index - 1]?.prompts.filter(({ opens }) => opens === "together") ?? [];
  const seen = answersFor(match, index, "table");
  return match.seats.flatMap(({ id: seat }) =>
    asked.flatMap(({ id, seat: by }) => {
      const text = by === seat ? seen.get(id) : undefined;
      return text === undefined ? [] : [{ id, side: sideOf(match.seats, seat), text }];
    }),
  );
}

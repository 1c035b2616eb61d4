import type { Seat, SeatId, Viewer } from "../../core/game.ts";
import { type Match, now } from "../../core/match/match.ts";
import { knowsMore } from "../../core/match/secrets.ts";
import { awaitedIn, type Pending } from "./pending.ts";

/** Ids of the computer players that have a seat, by seat. A seat that is absent is played by somebody at the screen. */
export type Computers = Readonly<Record<SeatId, string>>;

/** Who sits at the screen, or who is to come to it. */
export interface Placing {
  readonly viewer: Viewer;
  readonly curtain: SeatId | null;
  /** The curtain hangs beside a table that shows nothing secret, so that it need not hide it. */
  readonly sheer: boolean;
}

const PUBLIC: Placing = { viewer: "table", curtain: null, sheer: false };

/** Who plays a seat by computer, or undefined where a person does. */
export function computerAt(computers: Computers, seat: SeatId): string | undefined {
  return Object.hasOwn(computers, seat) ? computers[seat] : undefined;
}

/** The seats that people play. */
export function peopleOf(seats: readonly Seat[], computers: Computers): readonly SeatId[] {
  return seats.map(({ id }) => id).filter((id) => computerAt(computers, id) === undefined);
}

/** The one seat that a person plays; undefined when there are several or none. Nothing is hidden from who is alone. */
export function aloneAt(seats: readonly Seat[], computers: Computers): SeatId | undefined {
  const people = peopleOf(seats, computers);
  return people.length === 1 ? people[0] : undefined;
}

/** Who asks when something is taken back without a word: who plays alone, else the seat at the screen, if one sits there. */
export function askerAt(seats: readonly Seat[], computers: Computers, viewer: Viewer): SeatId | undefined {
  const people = peopleOf(seats, computers);
  if (people.length < 2) return people[0] ?? seats[0]?.id;
  return people.find((id) => id === viewer);
}

/** Whose view is shown while nobody is asked: that of who plays alone, else what everybody may see. */
export function lookingOn(seats: readonly Seat[], computers: Computers): Placing {
  const viewer = aloneAt(seats, computers);
  return viewer === undefined ? PUBLIC : { ...PUBLIC, viewer };
}

/** Whether what is asked now is answered in the open, with nothing to hide from the other seats. */
export function asksInTheOpen(match: Match): boolean {
  if (match.seats.length === 1) return true;
  const moment = now(match);
  return moment.prompts.every((prompt) => prompt.opens === "now" && !knowsMore(match, moment, prompt.seat));
}

/** The seats of people that still have something to hand in. */
function awaitedPeople(match: Match, pending: Pending, computers: Computers): readonly SeatId[] {
  return awaitedIn(match, pending).filter((seat) => computerAt(computers, seat) === undefined);
}

/** Whether people have written anything in this round; what computers have sealed shows nobody's hand. */
export function writtenByPeople(match: Match, { sealed, drafts }: Pending, computers: Computers): boolean {
  if (drafts.size > 0) return true;
  const theirs = now(match).prompts.filter(({ seat }) => computerAt(computers, seat) === undefined);
  return theirs.some(({ id }) => sealed.has(id));
}

/** Who comes to the screen when nobody sits at it. Computers are never called, and nobody is called who is alone. */
export function nextPlacing(match: Match, pending: Pending, computers: Computers): Placing {
  const seat = awaitedPeople(match, pending, computers)[0];
  if (seat === undefined || aloneAt(match.seats, computers) !== undefined)
    return lookingOn(match.seats, computers);
  if (asksInTheOpen(match)) return { viewer: seat, curtain: null, sheer: false };
  return { viewer: "table", curtain: seat, sheer: !writtenByPeople(match, pending, computers) };
}

/** Who sits at the screen when a round has been played: whoever is asked alone once more, in the open, stays where he is. */
export function placingAfter(match: Match, pending: Pending, computers: Computers, viewer: Viewer): Placing {
  const awaited = awaitedPeople(match, pending, computers);
  const stays = awaited.length === 1 && awaited[0] === viewer;
  if (stays && now(match).prompts.every(({ opens }) => opens === "now")) return { ...PUBLIC, viewer };
  return nextPlacing(match, pending, computers);
}

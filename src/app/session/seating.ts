import type { SeatId } from "../../core/game.ts";
import type { AnswerTexts } from "../../core/match/entry.ts";
import { now } from "../../core/match/match.ts";
import { sealEach, unseal } from "../../core/match/sealed.ts";
import { withUnsealing } from "../../core/match/unsealing.ts";
import { fail } from "../../core/result.ts";
import { awaitedIn, pendingOf, promptsFor, standingOf, without } from "./pending.ts";
import { type Computers, computerAt, peopleOf } from "./placing.ts";
import { playRound } from "./rounds.ts";
import { DONE, type Done, type TableActions, type TableShown } from "./session.ts";
import type { Sitting } from "./sitting.ts";

/** Who plays a seat, and what a computer answers for it. */
type SeatingActions = Pick<TableActions, "seatComputer" | "lend" | "recall" | "answerAs" | "answerCalled">;

function seated(computers: Computers, seat: SeatId, opponent: string | null): Computers {
  const others = Object.entries(computers).filter(([id]) => id !== seat);
  return Object.fromEntries(opponent === null ? others : [...others, [seat, opponent]]);
}

/** Whether a seat has answered all that it is asked, and the others have not. */
function hasSealed({ match, pending }: Sitting, seat: SeatId): boolean {
  const prompts = promptsFor(match, seat);
  return prompts.length > 0 && prompts.every(({ id }) => pending.sealed.has(id));
}

/**
 * Clears a seat's pad, and `then` goes on: nobody reads what it has sealed, or goes on with what another has written for
 * it. That sealed orders were taken back is written in the log.
 */
export function clearPad(sitting: Sitting, seat: SeatId, then: () => void): void {
  const told = hasSealed(sitting, seat) ? withUnsealing(sitting.match, seat) : undefined;
  let { sealed, drafts } = sitting.pending;
  for (const { id } of promptsFor(sitting.match, seat)) {
    sealed = unseal(sealed, id);
    drafts = without(drafts, id);
  }
  if (told?.ok) {
    sitting.note({ match: told.value, dice: sitting.open.dice }, { sealed, drafts }, then);
    return;
  }
  sitting.put({ sealed, drafts });
  then();
}

function seatComputer(sitting: Sitting, seat: SeatId, opponent: string | null): void {
  recall(sitting);
  const known = sitting.match.seats.some(({ id }) => id === seat);
  const before = computerAt(sitting.computers, seat);
  if (!known || (before ?? null) === opponent) return;
  sitting.show({ computers: seated(sitting.computers, seat, opponent) });
  // Whoever has the seat after a computer may be somebody else.
  sitting.standing = { ...sitting.standing, [seat]: [] };
  sitting.save();
  // Dice that lie on the real table already belong to the answers they were thrown for.
  if (sitting.shown.needs) return;
  if (before === undefined) clearPad(sitting, seat, () => seatNext(sitting));
  else dropSealed(sitting, seat);
}

/** What a computer has sealed was shown to nobody: it goes without a word. */
function dropSealed(sitting: Sitting, seat: SeatId): void {
  let { sealed } = sitting.pending;
  for (const { id } of promptsFor(sitting.match, seat)) sealed = unseal(sealed, id);
  sitting.put({ sealed });
  seatNext(sitting);
}

/** What people had written goes, one seat after the other: a computer begins anew. */
function clearPads(sitting: Sitting, [seat, ...others]: readonly SeatId[], then: () => void): void {
  if (seat === undefined) then();
  else clearPad(sitting, seat, () => clearPads(sitting, others, then));
}

function lend(sitting: Sitting, opponent: string, isOn: (view: unknown) => boolean): void {
  const { match, computers } = sitting;
  const lent = peopleOf(match.seats, computers);
  if (!isOn(match.game.view(now(match).state, "table"))) return;
  sitting.isLent = isOn;
  const taken = Object.fromEntries(lent.map((seat) => [seat, opponent]));
  sitting.show({ lent, computers: { ...computers, ...taken } });
  // A round that waits for real dice keeps its answers and those that were read out; the others are thrown here.
  if (sitting.shown.needs) playRound(sitting);
  else clearPads(sitting, lent, () => sitting.place(sitting.next()));
}

function recall(sitting: Sitting): void {
  const { lent } = sitting.shown;
  if (lent.length === 0) return;
  sitting.isLent = () => false;
  // A round that is being kept gives them back when it is shown.
  if (sitting.keeping) return;
  sitting.show({ computers: sitting.owned, lent: [] });
  if (sitting.shown.needs) return;
  for (const seat of lent) dropSealed(sitting, seat);
}

/** Whoever is asked now comes to the screen; who writes there goes on writing. */
function seatNext(sitting: Sitting): void {
  const { viewer } = sitting;
  const stays = sitting.shown.awaited.includes(viewer) && computerAt(sitting.computers, viewer) === undefined;
  if (!stays) sitting.place(sitting.next());
}

function sealAs(sitting: Sitting, seat: SeatId, answers: AnswerTexts): Done {
  const texts = new Map(promptsFor(sitting.match, seat).map(({ id }) => [id, answers.get(id) ?? ""]));
  const { sealed, refused } = sealEach(sitting.match, sitting.pending.sealed, texts);
  const [problems] = refused.values();
  if (problems) return fail(problems);
  sitting.put({ sealed });
  sitting.handIn(seat);
  return DONE;
}

function answerAs(sitting: Sitting, seat: SeatId, answers: AnswerTexts): Done {
  const awaited = awaitedIn(sitting.match, sitting.pending);
  if (computerAt(sitting.computers, seat) === undefined || !awaited.includes(seat)) return DONE;
  const done = sealAs(sitting, seat, answers);
  return done.ok ? playRound(sitting) : done;
}

/** What a seat would see if it came to the screen. */
function seenBy({ match, pending, standing, shown }: Sitting, seat: SeatId): TableShown {
  const own = { ...pendingOf(match, pending, seat), standing: standingOf(standing, seat) };
  return { ...shown, ...own, viewer: seat, curtain: null };
}

function answerCalled(sitting: Sitting, known: (seen: TableShown) => AnswerTexts | undefined): Done {
  const { curtain } = sitting.shown;
  if (sitting.keeping || curtain === null) return DONE;
  const answers = known(seenBy(sitting, curtain));
  const done = answers ? sealAs(sitting, curtain, answers) : DONE;
  if (!answers || !done.ok) return done;
  if (awaitedIn(sitting.match, sitting.pending).length === 0) return playRound(sitting);
  sitting.place(sitting.next());
  return DONE;
}

/** The actions that concern computer players. */
export function seatingActions(sitting: Sitting): SeatingActions {
  return {
    seatComputer: (seat, opponent) => sitting.whenKept(() => seatComputer(sitting, seat, opponent)),
    lend: (opponent, isOn) => sitting.whenKept(() => lend(sitting, opponent, isOn)),
    recall: () => recall(sitting),
    answerCalled: (known) => answerCalled(sitting, known),
    answerAs: (seat, answers) => answerAs(sitting, seat, answers),
  };
}

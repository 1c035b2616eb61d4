import type { GameEvent, SeatId } from "../../core/game.ts";
import { itemAt } from "../../core/item-at.ts";
import { eventsFor } from "../../core/match/log.ts";
import type { Match, Moment } from "../../core/match/match.ts";
import type { Past, Script } from "../../face/lesson.ts";

interface Turned {
  turn: number;
  readonly asked: Set<string>;
  readonly events: GameEvent[];
}

function begun(turn: number): Turned {
  return { turn, asked: new Set(), events: [] };
}

function kindsAsked({ prompts }: Moment, seat: SeatId): readonly string[] {
  return prompts.filter((prompt) => prompt.seat === seat).map(({ kind }) => kind);
}

/** Turns that begin with an event of their own. */
function byEvents(match: Match, { pupil, begins }: Script): readonly Past[] {
  const turns: Turned[] = [];
  for (const moment of match.moments) {
    for (const event of eventsFor(moment, pupil)) {
      if (begins?.(event)) turns.push(begun(turns.length + 1));
      turns.at(-1)?.events.push(event);
    }
    for (const kind of kindsAsked(moment, pupil)) turns.at(-1)?.asked.add(kind);
  }
  return turns;
}

/** Turns that the view counts. What led to a moment belongs to the turn that was under way before it. */
function byView(match: Match, { pupil, turnOf }: Script): readonly Past[] {
  const turns: Turned[] = [];
  for (const [index, moment] of match.moments.entries()) {
    const before = itemAt(match.moments, Math.max(0, index - 1));
    const turn = turnOf(match.game.view(before.state, pupil));
    if (turns.at(-1)?.turn !== turn) turns.push(begun(turn));
    turns.at(-1)?.events.push(...eventsFor(moment, pupil));
    for (const kind of kindsAsked(moment, pupil)) turns.at(-1)?.asked.add(kind);
  }
  return turns;
}

/** The turns of the game so far, the one under way last. */
export function pastOf(match: Match, script: Script): readonly Past[] {
  return script.begins ? byEvents(match, script) : byView(match, script);
}

/**
 * The turn of the lesson that is about the first shot, while there was none in what has been flown; else undefined. It is
 * the first that asks for something; where none does the whole lesson is.
 */
export function turnOfShot(flown: readonly Past[], { turns, first = 1, shot }: Script): number | undefined {
  const turn = Math.max(1, turns.findIndex(({ asks }) => asks !== undefined) + 1);
  // A game that begins after it goes on from one in which there was a shot.
  const still = shot && first <= turn && !flown.some(({ events }) => events.some(shot));
  return still ? turn : undefined;
}

/** Which turn of the lesson has come and how often it has been tried before; `current`: the game's turn. */
export function lessonTurn(past: readonly Past[], current: number, script: Script) {
  const { turns, patience, first = 1 } = script;
  let turn = first;
  let tried = 0;
  const flown = past.filter((one) => one.turn < current);
  for (const [at, { asked }] of flown.entries()) {
    const { asks } = turns[turn - 1] ?? {};
    if (asks !== undefined && turn === turnOfShot(flown.slice(0, at + 1), script)) tried += 1;
    else if (asks === undefined || asked.has(asks) || tried + 1 >= patience) {
      turn += 1;
      tried = 0;
    } else tried += 1;
  }
  return { turn, tried };
}

import { seededDice } from "../../core/dice/random.ts";
import type { AnyAppraisedGame, Prompt, PromptId, SeatId } from "../../core/game.ts";
import { now } from "../../core/match/match.ts";
import type { Script } from "../../face/lesson.ts";
import type { Opponent } from "../../opponents/opponent.ts";
import type { TableState } from "../session/session.ts";
import { lessonTurn, pastOf } from "./past.ts";

/** Thoughts about answers of which any is good enough. */
const NODES = 200;

/** A game in which a seat has only some of its answers to some prompts. */
function narrowed(
  game: AnyAppraisedGame,
  allowed: ReadonlyMap<PromptId, readonly string[]>,
): AnyAppraisedGame {
  return {
    ...game,
    *options(prompt, view, own) {
      const texts = allowed.get(prompt.id) ?? [];
      for (const order of game.options(prompt, view, own)) {
        if (texts.length === 0 || texts.includes(game.print(order))) yield order;
      }
    },
  };
}

/** Who plays against a pupil, and the whole game that he plays. */
export interface ComputerPlayer {
  readonly game: AnyAppraisedGame;
  readonly opponent: Opponent;
}

/** What another seat answers to its open prompts: its computer player takes one of the answers that the script allows. */
export function answersOf(
  script: Script,
  { game, opponent }: ComputerPlayer,
  { open: { match } }: TableState,
  seat: SeatId,
): ReadonlyMap<PromptId, string> {
  const moment = now(match);
  const view = game.view(moment.state, seat);
  const prompts = moment.prompts.filter((prompt: Prompt) => prompt.seat === seat);
  const { turn } = lessonTurn(pastOf(match, script), script.turnOf(view), script);
  const allowed = new Map(prompts.map((prompt) => [prompt.id, script.allowed(prompt, view, turn)] as const));
  const only = [...allowed].flatMap(([id, [text, ...more]]) =>
    text === undefined || more.length > 0 ? [] : [[id, text] as const],
  );
  if (only.length === prompts.length) return new Map(only);
  const dice = seededDice(`lesson ${match.entries.length} ${seat}`);
  return opponent.answer(
    { game: narrowed(game, allowed), seats: match.seats, view, prompts },
    { nodes: NODES },
    dice,
  ).answers;
}

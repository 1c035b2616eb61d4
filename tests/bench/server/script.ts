import { seededChoices, seededDice } from "../../../src/core/dice/random.ts";
import { writeFile } from "../../../src/core/file/written.ts";
import type { AnyAppraisedGame, PromptId, SeatId } from "../../../src/core/game.ts";
import { facesDrawn, type Match, now, type Played } from "../../../src/core/match/match.ts";
import { begin, play } from "../../../src/core/match/play.ts";
import { answersOf } from "../../../src/opponents/match-answers.ts";
import type { Opponent } from "../../../src/opponents/opponent.ts";

/** What each seat answers to a round, the seats in their order; battles that the host has decided at once have seat null. */
type Round = readonly (readonly [SeatId | null, readonly (readonly [PromptId, string])[]])[];

/** What a match is begun with, so that it begins the same again. */
export interface Origin {
  readonly game: string;
  readonly config: unknown;
  readonly seed: string;
}

/** A match that was played before, so that it can be played again on a server by who only sends what stands here. */
export interface Script {
  readonly origin: Origin;
  /** The match as a file, before anything was answered. */
  readonly file: string;
  readonly seats: readonly SeatId[];
  readonly rounds: readonly Round[];
}

function must<T>(played: Played<T>): T {
  if (played.ok) return played.value;
  throw new Error(JSON.stringify(played));
}

function roundOf(match: Match, texts: ReadonlyMap<PromptId, string>): Round {
  const { prompts } = now(match);
  const battles = prompts.filter(({ spawn }) => spawn).map(({ id }): Round[number] => [null, [[id, ""]]]);
  const asked = match.seats.flatMap(({ id: seat }): Round => {
    const own = prompts.filter((prompt) => prompt.seat === seat && !prompt.spawn);
    return own.length > 0 ? [[seat, own.map(({ id }) => [id, texts.get(id) ?? ""])]] : [];
  });
  return [...battles, ...asked];
}

/** Plays a match of a game to its end, or for so many rounds. */
export function scriptOf(
  game: AnyAppraisedGame,
  config: unknown,
  { seed, most, player }: { readonly seed: string; readonly most: number; readonly player: Opponent },
): Script {
  const choices = seededChoices(`${seed} choices`);
  let match = must(begin(game, config, seededDice(seed)));
  const file = JSON.stringify(writeFile({ match, dice: { seed } }));
  const rounds: Round[] = [];
  while (rounds.length < most && now(match).prompts.length > 0) {
    const answers = answersOf(game, match, () => player, choices);
    const spawned = now(match).prompts.filter(({ spawn }) => spawn);
    const texts = new Map([...answers].filter(([id]) => !spawned.some((prompt) => prompt.id === id)));
    rounds.push(roundOf(match, texts));
    const atOnce = spawned.map(({ id }) => id);
    const origins = atOnce.length > 0 ? { atOnce } : undefined;
    match = must(play(match, texts, seededDice(seed, facesDrawn(match)), origins));
  }
  return {
    origin: { game: game.meta.id, config, seed },
    file,
    seats: match.seats.map(({ id }) => id),
    rounds,
  };
}

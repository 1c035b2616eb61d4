import { quietly } from "../../src/app/citations.ts";
import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import type { AnyGame, GameEvent, Prompt } from "../../src/core/game.ts";
import { facesDrawn, type Match, now } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { say } from "../../src/core/phrase.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";

/** One answer of a scripted fight, and which of the answers offered it is, counted from 0 (moves: −1). */
export interface HexAnswer extends Prompt {
  readonly text: string;
  readonly place: number;
}

/** The first turns of a fight, worked out in Node, to be played again in the browser. */
export interface HexScript {
  readonly seed: string;
  readonly match: Match;
  /** One list a round. */
  readonly rounds: readonly (readonly HexAnswer[])[];
}

const MOST_SEEDS = 3000;
const SILENT = ["hold", "keep", "pass"];

function entry() {
  const found = findGame(GAMES, "great-war");
  if (!found) throw new Error("the hex dogfight is not in the registry");
  return found;
}

function turnOf(game: AnyGame, match: Match): number {
  return game.report(game.view(now(match).state, "umpire")).turn;
}

/** Any legal move; of what is asked else a shot or a tail rather than none. */
function answer(
  game: AnyGame,
  match: Match,
  prompt: Prompt,
  choices: ReturnType<typeof seededChoices>,
): HexAnswer {
  const view = game.view(now(match).state, prompt.seat);
  if (prompt.kind === "move") {
    const text = game.print(game.sample(prompt, view, new Map(), choices));
    return { ...prompt, text, place: -1 };
  }
  const texts = [...game.options(prompt, view, new Map())].map((order) => game.print(order));
  const place = Math.max(
    0,
    texts.findIndex((text) => !SILENT.includes(text)),
  );
  return { ...prompt, text: texts[place] ?? "", place };
}

function playTurns(game: AnyGame, scenario: string, turns: number, seed: string): HexScript {
  const begun = begin(game, { scenario }, seededDice(seed));
  if (!begun.ok) throw new Error("the scenario can't be set up");
  const choices = seededChoices(`choices of ${seed}`);
  let match = begun.value;
  const rounds: (readonly HexAnswer[])[] = [];
  while (now(match).prompts.length > 0 && turnOf(game, match) <= turns) {
    const round = now(match).prompts.map((prompt) => answer(game, match, prompt, choices));
    const texts = new Map(round.map(({ id, text }) => [id, text]));
    const played = play(match, texts, seededDice(seed, facesDrawn(match)));
    if (!played.ok) throw new Error("a scripted answer is refused");
    match = played.value;
    rounds.push(round);
  }
  return { seed, match, rounds };
}

function eventsOf({ match }: HexScript): readonly GameEvent[] {
  return match.moments.flatMap(({ events }) => events);
}

/** The first seeded fight of so many whole turns in which somebody names a target and fires. */
export async function hexScript(scenario: string, turns: number): Promise<HexScript> {
  const game = await entry().load();
  for (let nth = 1; nth <= MOST_SEEDS; nth++) {
    const script = playTurns(game, scenario, turns, `front ${nth}`);
    const fires = eventsOf(script).some(({ key }) => key === "event.attack");
    if (fires && turnOf(game, script.match) > turns) return script;
  }
  throw new Error("no seed leads to a shot");
}

/** The sentences that a script tells of declarations, attacks and moves. */
export async function toldBy(script: HexScript): Promise<readonly string[]> {
  const { meta, words: wordsIn } = entry();
  const words = await wordsIn("en");
  return eventsOf(script)
    .filter(({ key }) => ["event.declares", "event.attack", "event.moves"].includes(key))
    .map((event) => quietly(say(words, event), meta.numbers).words);
}

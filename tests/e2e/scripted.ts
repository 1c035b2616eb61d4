import { quietly } from "../../src/app/citations.ts";
import type { Dice } from "../../src/core/dice/dice.ts";
import { seededChoices, seededDice } from "../../src/core/dice/random.ts";
import type { Answers, AnyGame, Prompt } from "../../src/core/game.ts";
import { facesDrawn, type Match, now } from "../../src/core/match/match.ts";
import { begin, play } from "../../src/core/match/play.ts";
import { ownAnswers } from "../../src/core/match/sealed.ts";
import { say } from "../../src/core/phrase.ts";
import { GAMES } from "../../src/games/index.ts";
import { findGame } from "../../src/games/registry.ts";

/** One answer of a scripted match: whose, to which prompt, and its text. */
export interface Answer {
  readonly seat: string;
  readonly prompt: string;
  readonly kind: string;
  readonly text: string;
}

/** A whole match worked out in Node, to be played again in the browser. */
export interface Script {
  readonly seed: string;
  readonly match: Match;
  /** One list a round. */
  readonly rounds: readonly (readonly Answer[])[];
}

export interface Wish {
  readonly scenario: string;
  /** Most rounds, shots included. */
  readonly rounds: number;
  /** Whether somebody must be shot down. */
  readonly kill: boolean;
}

const NO_REASON = { key: "test", values: {} };

async function dogfight(): Promise<AnyGame> {
  const entry = findGame(GAMES, "dogfight");
  if (!entry) throw new Error("the dogfight is not in the registry");
  return entry.load();
}

/** A shot rather than none; any legal order. */
function pick(game: AnyGame, prompt: Prompt, view: unknown, own: Answers<unknown>, choices: Dice): string {
  const legal = [...game.options(prompt, view, own)].map((order) => game.print(order));
  const shots = legal.filter((text) => text !== "done");
  const from = prompt.kind === "fire" && shots.length > 0 ? shots : legal;
  const [face = 1] = choices.throw({ dice: [`d${from.length}`], by: prompt.seat, why: NO_REASON });
  return from[face - 1] as string;
}

/** Plays at random with a seed; undefined when it takes more than `most` rounds. */
function playOut(game: AnyGame, scenario: string, seed: string, most: number) {
  const begun = begin(game, { scenario }, seededDice(seed));
  if (!begun.ok) throw new Error("the scenario can't be set up");
  const choices = seededChoices(`choices of ${seed}`);
  let match = begun.value;
  const rounds: Answer[][] = [];
  while (now(match).prompts.length > 0) {
    if (rounds.length === most) return undefined;
    const texts = new Map<string, string>();
    const round: Answer[] = [];
    for (const prompt of now(match).prompts) {
      const view = game.view(now(match).state, prompt.seat);
      const own = ownAnswers(match, texts, prompt.seat);
      const text = pick(game, prompt, view, own, choices);
      texts.set(prompt.id, text);
      round.push({ seat: prompt.seat, prompt: prompt.id, kind: prompt.kind, text });
    }
    const played = play(match, texts, seededDice(seed, facesDrawn(match)));
    if (!played.ok) throw new Error("a scripted answer is refused");
    match = played.value;
    rounds.push(round);
  }
  return { seed, match, rounds } satisfies Script;
}

function hasKill({ game, moments }: Match): boolean {
  const view = game.view(moments.at(-1)?.state, "umpire");
  return Object.values(game.report(view).pieces).some(
    ({ status }) => status === "destroyed" || status === "crashed",
  );
}

/** The sentence that ends a script, as the page says it: the number of its rule stands apart. */
export async function endOf({ match }: Script): Promise<string> {
  const entry = findGame(GAMES, "dogfight");
  const outcome = now(match).outcome;
  if (!entry || !outcome) throw new Error("the scripted match has no end");
  return quietly(say(await entry.words("en"), outcome.reason), entry.meta.numbers).words;
}

/** Most tests wish for the same match: each worker works it out once. */
const known = new Map<string, Promise<Script>>();

/** The first seeded match that is as wished. */
export function scripted(wish: Wish): Promise<Script> {
  const key = JSON.stringify(wish);
  const found = known.get(key) ?? search(wish);
  known.set(key, found);
  return found;
}

async function search({ scenario, rounds, kill }: Wish): Promise<Script> {
  const game = await dogfight();
  for (let nth = 1; nth <= 2000; nth++) {
    const script = playOut(game, scenario, `evening ${nth}`, rounds);
    if (script && (!kill || hasKill(script.match))) return script;
  }
  throw new Error(`no seed gives a match of at most ${rounds} rounds`);
}

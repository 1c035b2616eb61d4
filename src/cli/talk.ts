import type { AnyGame, GameEvent, Prompt } from "../core/game.ts";
import type { AnswerProblem } from "../core/match/problems.ts";
import { phraser } from "../core/phrase.ts";
import type { Result } from "../core/result.ts";
import { type Aloud, aloud, withOrderSaid } from "../face/queries/aloud.ts";
import { answerQuestion } from "../face/queries/answer.ts";
import { questionOf } from "../face/queries/asked.ts";
import type { Asker } from "../face/queries/asker.ts";
import { isQuestion } from "../face/queries/query.ts";
import type { Sayer } from "./sayer.ts";
import type { words } from "./words.en.ts";

const phrase = phraser<typeof words>();

export type Print = (line: string) => Promise<void> | void;

/** How what is printed of a match is said. */
export type Saying = Pick<Aloud, "text" | "order">;

const AS_WRITTEN: Saying = { text: (written) => written, order: (written) => written };

/** How all is said to somebody: as it is read aloud, or as it is written. */
export function sayingTo(asker: Asker, isAloud: boolean): Saying {
  return isAloud ? aloud(asker) : AS_WRITTEN;
}

/** A talk with a player in a terminal: what he is asked and what he asks goes through here, whoever keeps the match. */
export interface Talk {
  readonly sayer: Sayer;
  readonly saying: Saying;
  readonly print: Print;
}

async function printSaid({ saying, print }: Talk, lines: readonly string[]): Promise<void> {
  for (const line of lines) await print(saying.text(line));
}

/** What has happened, moment by moment; each sentence once a moment. */
export async function tellEvents(
  talk: Talk,
  game: AnyGame,
  moments: readonly (readonly GameEvent[])[],
): Promise<void> {
  const { sayer, saying } = talk;
  for (const events of moments) {
    const said = events.map((event) => sayer.say(withOrderSaid(game.narrate(event), saying)));
    await printSaid(talk, [...new Set(said)]);
  }
}

/** Asks what a prompt asks. */
export async function putQuestion(talk: Talk, asker: Asker, prompt: Prompt): Promise<void> {
  await printSaid(talk, questionOf(asker, prompt));
}

/** Why an answer is none, with what is near it. */
async function tellProblems(talk: Talk, problems: readonly AnswerProblem[]): Promise<void> {
  const { sayer } = talk;
  const told = problems.flatMap((problem) => [
    sayer.problem(problem),
    ...(problem.near?.length ? [sayer.say(phrase("play.near", { near: problem.near }))] : []),
  ]);
  await printSaid(talk, [sayer.say(phrase("play.refused")), ...told]);
}

/** That an answer was taken, in its one spelling. */
async function tellGiven(talk: Talk, text: string): Promise<void> {
  const { sayer, saying } = talk;
  await printSaid(talk, [sayer.say(phrase("play.given", { text: saying.order(text) }))]);
}

/** What a line is: the player leaves, wants to be asked again, asks something himself, or answers. */
export type LineKind = "quit" | "again" | "question" | "answer";

export function lineKind(line: string): LineKind {
  if (line.trim() === "quit") return "quit";
  if (line.trim() === "") return "again";
  return isQuestion(line) ? "question" : "answer";
}

/** Answers a question of the player's. */
export async function tellAnswer(talk: Talk, asker: Asker, line: string): Promise<void> {
  const told = await answerQuestion(asker, line);
  await printSaid(talk, told.ok ? told.value : told.error);
}

/** Gives an answer to whoever judges it; its one spelling, or why it is none. */
export type Give = (text: string) => Promise<Result<string, readonly AnswerProblem[]>>;

/** Gives an answer and tells what came of it; whether it was taken. */
export async function giveAnswer(talk: Talk, line: string, give: Give): Promise<boolean> {
  const given = await give(line.trim());
  if (given.ok) await tellGiven(talk, given.value);
  else await tellProblems(talk, given.error);
  return given.ok;
}

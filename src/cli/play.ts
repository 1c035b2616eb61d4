import { webcrypto } from "node:crypto";
import { writeFile as keep } from "node:fs/promises";
import { type Dice, secureDice } from "../core/dice/dice.ts";
import { seededChoices, seededDice } from "../core/dice/random.ts";
import { writeFile } from "../core/file/written.ts";
import type { AnyAppraisedGame, Prompt, SeatId } from "../core/game.ts";
import { itemAt } from "../core/item-at.ts";
import type { Language } from "../core/language.ts";
import { eventsFor } from "../core/match/log.ts";
import { facesDrawn, type Match, now } from "../core/match/match.ts";
import { begin, play } from "../core/match/play.ts";
import { NOTHING_SEALED, ownAnswers, type Sealed, seal } from "../core/match/sealed.ts";
import { type Phrase, phraser } from "../core/phrase.ts";
import { ok } from "../core/result.ts";
import { type Asker, seenOf } from "../face/queries/asker.ts";
import { type AskerOf, loadAsking } from "../games/asking.ts";
import { GAMES } from "../games/index.ts";
import type { GameEntry } from "../games/registry.ts";
import { answersOf } from "../opponents/match-answers.ts";
import type { Opponent } from "../opponents/opponent.ts";
import { random } from "../opponents/random.ts";
import { scenariosIn } from "../words/games.ts";
import { lines } from "./lines.ts";
import { complain, printLine } from "./output.ts";
import { loadSayer, type Sayer } from "./sayer.ts";
import { pathFrom } from "./source.ts";
import { textOfStream } from "./stream.ts";
import {
  type Give,
  giveAnswer,
  lineKind,
  type Print,
  putQuestion,
  sayingTo,
  type Talk,
  tellAnswer,
  tellEvents,
} from "./talk.ts";
import { gameNamed, named, opponentNamed, scenarioOf, tableOf, Unmet } from "./wanted.ts";
import type { words } from "./words.en.ts";

const phrase = phraser<typeof words>();

/** What a caller asks for. */
export interface PlayWanted {
  readonly scenario?: string;
  /** The side that is played; the first where none is named. */
  readonly side?: string;
  /** The computer player of all other seats. */
  readonly against: string;
  /** The same seed throws the same dice; left out: the dice of the operating system. */
  readonly seed?: string;
  /** Where the match file is kept at the end. */
  readonly out?: string;
  /** Whether all is told in words as it is read aloud. */
  readonly aloud?: boolean;
  readonly language: Language;
}

/** A match in hand: who plays it, and how it is told. */
interface Session {
  readonly game: AnyAppraisedGame;
  readonly own: readonly SeatId[];
  readonly opponent: Opponent;
  readonly diceFor: (match: Match) => Dice;
  /** What computer players choose by: other dice than those of the match, which they must not know. */
  readonly choices: Dice;
  readonly askerOf: AskerOf;
  readonly sayer: Sayer;
  readonly input: AsyncIterator<string, void>;
  readonly aloud: boolean;
  readonly print: Print;
}

/** The talk with the player about a match as it stands. */
function talkOf({ askerOf, own, sayer, aloud, print }: Session, match: Match): Talk {
  const seen = seenOf(match, own[0] ?? "table");
  return { sayer, print, saying: sayingTo(askerOf(seen, match.seats), aloud) };
}

/** What has happened since a moment, as the player sees it. */
async function tell(session: Session, match: Match, since: number): Promise<void> {
  const { game, own } = session;
  const moments = match.moments.slice(since).map((moment) => eventsFor(moment, own[0] ?? "table"));
  await tellEvents(talkOf(session, match), game, moments);
}

/** Whoever asks, with what he has answered so far in this round. */
function askerOf(session: Session, match: Match, sealed: Sealed, prompt: Prompt): Asker {
  const { seat } = prompt;
  const own = ownAnswers(match, sealed, seat);
  const drafts = new Map(
    [...own].map(([id, order]) => [id, { text: sealed.get(id) ?? "", read: ok(order) }] as const),
  );
  const prompts = now(match).prompts.filter((one) => one.seat === seat && !own.has(one.id));
  const chosen = prompt.about;
  return session.askerOf(seenOf(match, seat), match.seats, { drafts, prompts, chosen });
}

/** Asks until one prompt is answered; undefined where the player has had enough. */
async function answered(
  session: Session,
  match: Match,
  sealed: Sealed,
  prompt: Prompt,
): Promise<Sealed | undefined> {
  const talk = talkOf(session, match);
  const asker = askerOf(session, match, sealed, prompt);
  let given = sealed;
  const give: Give = async (text) => {
    const read = seal(match, sealed, prompt.id, text);
    if (read.ok) given = read.value;
    return read.ok ? ok(read.value.get(prompt.id) ?? text) : read;
  };
  await putQuestion(talk, asker, prompt);
  while (true) {
    const { value: line, done } = await session.input.next();
    const kind = done || line === undefined ? "quit" : lineKind(line);
    if (kind === "quit") return undefined;
    if (kind === "again") await putQuestion(talk, asker, prompt);
    else if (kind === "question") await tellAnswer(talk, asker, line as string);
    else if (await giveAnswer(talk, line as string, give)) return given;
  }
}

/** One round: the player's answers one after the other, then those of the computers; undefined where he has had enough. */
async function round(session: Session, match: Match): Promise<Match | undefined> {
  const { game, own, opponent, diceFor, choices } = session;
  let sealed: Sealed = NOTHING_SEALED;
  for (const prompt of now(match).prompts) {
    if (!own.includes(prompt.seat)) continue;
    const given = await answered(session, match, sealed, prompt);
    if (!given) return undefined;
    sealed = given;
  }
  const playerOf = (seat: SeatId) => (own.includes(seat) || seat === "table" ? random : opponent);
  const texts = new Map([...answersOf(game, match, playerOf, choices), ...sealed]);
  const played = play(match, texts, diceFor(match));
  if (!played.ok) throw new Error(`a computer player was refused: ${JSON.stringify(played)}`);
  return played.value;
}

/** Plays to the end, or until the player leaves; the match as it stands then. */
async function playOut(session: Session, first: Match): Promise<Match> {
  let match = first;
  await tell(session, match, 0);
  while (now(match).prompts.length > 0) {
    const next = await round(session, match);
    if (!next) {
      await session.print(session.sayer.say(phrase("play.left")));
      return match;
    }
    const since = match.moments.length;
    match = next;
    await tell(session, match, since);
  }
  const { outcome } = now(match);
  const { saying, print } = talkOf(session, match);
  if (outcome) await print(saying.text(session.sayer.say(outcome.reason)));
  return match;
}

function diceOf(seed: string | undefined): (match: Match | undefined) => Dice {
  if (seed === undefined) return () => secureDice((blank) => webcrypto.getRandomValues(blank));
  return (match) => seededDice(seed, match ? facesDrawn(match) : 0);
}

/** The line that says who plays what. */
async function greeting(entry: GameEntry, side: string, wanted: PlayWanted): Promise<Phrase> {
  const words = await entry.metaWords(wanted.language);
  const id = scenarioOf(entry, wanted.scenario);
  const scenario = scenariosIn(entry.meta, words).find((one) => one.id === id);
  return phrase("play.begins", {
    title: `${words.title}: ${scenario?.title ?? id}`,
    side: words.sides?.[side]?.name ?? side,
    other: wanted.against,
  });
}

/** Plays a match of a game against a computer player: prompts and events as lines, answers and questions from lines. */
export async function playGame(
  games: readonly GameEntry[],
  id: string,
  wanted: PlayWanted,
  input: AsyncIterator<string, void>,
  print: Print,
): Promise<Match> {
  const entry = gameNamed(games, id);
  const table = await tableOf(entry, scenarioOf(entry, wanted.scenario));
  const side = named(
    table.sides,
    (one) => one,
    wanted.side ?? itemAt(table.sides, 0),
    `side of ${id} called`,
  );
  const opponent = await opponentNamed(wanted.against);
  const sayer = await loadSayer(entry, wanted.language);
  const diceFor = diceOf(wanted.seed);
  const begun = begin(table.game, table.config, diceFor(undefined));
  if (!begun.ok) throw new Error(`${id} can't be set up: ${JSON.stringify(begun)}`);
  const session: Session = {
    game: table.game,
    own: begun.value.seats.filter((seat) => seat.side === side).map((seat) => seat.id),
    opponent,
    diceFor,
    choices: wanted.seed === undefined ? diceFor(undefined) : seededChoices(`${wanted.seed} choices`),
    askerOf: await loadAsking(entry, wanted.language, sayer.load),
    sayer,
    input,
    aloud: wanted.aloud ?? false,
    print,
  };
  await print(sayer.say(await greeting(entry, side, wanted)));
  return playOut(session, begun.value);
}

/** Keeps a match in a file; where that can't be written, the match file is the last line that is printed. */
async function keepIn(file: string, match: Match, { say }: Sayer): Promise<void> {
  const text = JSON.stringify(writeFile({ match, dice: undefined }));
  try {
    await keep(pathFrom(file), text);
    await printLine(say(phrase("play.kept", { file })));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    complain(say(phrase("play.unkept", { file, detail: code ?? message })));
    await printLine(text);
  }
}

/** `play GAME`: on standard input and output. */
export async function playHere(game: string, wanted: PlayWanted): Promise<void> {
  try {
    const match = await playGame(GAMES, game, wanted, lines(textOfStream(process.stdin)), printLine);
    if (wanted.out !== undefined)
      await keepIn(wanted.out, match, await loadSayer(gameNamed(GAMES, game), wanted.language));
  } catch (error) {
    if (!(error instanceof Unmet)) throw error;
    complain(error.message);
  }
}

import type { Language } from "../../core/language.ts";
import { phraser } from "../../core/phrase.ts";
import { loadAsking } from "../../games/asking.ts";
import { GAMES } from "../../games/index.ts";
import type { GameEntry } from "../../games/registry.ts";
import { readCode } from "../../protocol/read-code.ts";
import type { TableStatus } from "../../protocol/replies.ts";
import { loadRefusals } from "../../words/protocol.ts";
import { lines } from "../lines.ts";
import { complain, printLine } from "../output.ts";
import { loadSayer } from "../sayer.ts";
import { textOfStream } from "../stream.ts";
import type { Print } from "../talk.ts";
import { gameNamed, Unmet } from "../wanted.ts";
import type { words } from "../words.en.ts";
import { serverUrl } from "./address.ts";
import { clock } from "./clock.ts";
import { KeptSecrets } from "./kept-secrets.ts";
import { Player } from "./player.ts";
import { linkTo, lookAt, type Seating, type SeatWanted, seatOf, sitDown } from "./seat.ts";
import { SeenMatch } from "./seen-match.ts";

const phrase = phraser<typeof words>();

/** What a caller asks for. */
export interface JoinWanted {
  readonly name: string;
  readonly seat?: string | undefined;
  /** Whether all is told in words as it is read aloud. */
  readonly aloud?: boolean;
  readonly language: Language;
}

/** What the world around a player gives him. */
export interface JoinWorld {
  readonly input: AsyncIterable<string>;
  readonly print: Print;
  /** Says what is no part of the match. */
  readonly warn: (sentence: string) => void;
  readonly kept: KeptSecrets;
  readonly isTerminal: boolean;
  readonly games?: readonly GameEntry[];
}

interface Opened {
  readonly entry: GameEntry;
  readonly seating: Seating;
  readonly seat: SeatWanted;
}

async function begin(
  { entry, seating, seat }: Opened,
  table: TableStatus,
  wanted: JoinWanted,
  { print, isTerminal }: JoinWorld,
): Promise<Player> {
  const { language, aloud = false } = wanted;
  const id = seatOf(seating, seat, table);
  const joined = await sitDown(seating, seat, id);
  const [game, sayer] = await Promise.all([entry.load(), loadSayer(entry, language)]);
  const askerOf = await loadAsking(entry, language, sayer.load);
  const { title, sides } = await entry.metaWords(language);
  const name = joined.table.seats.find((one) => one.id === id)?.name ?? wanted.name;
  await print(
    sayer.say(phrase("join.seated", { title: table.title ?? title, seat: sides?.[id]?.name ?? id, name })),
  );
  const match = new SeenMatch(entry, game, joined.viewer);
  const comeBack = async () => (await sitDown(seating, seat, id)).table;
  const { link, sentence } = seating;
  const told = { askerOf, sayer, aloud, isTerminal, print, sentence };
  return new Player({ link, match, game, ...told, comeBack, clock }, joined.table);
}

/** Plays a seat of a table on a server until the match is over or the player leaves. Rejects with an `Unmet`. */
export async function joinTable(
  address: string,
  typed: string,
  wanted: JoinWanted,
  world: JoinWorld,
): Promise<void> {
  const [url, code] = [serverUrl(address), readCode(typed)];
  const sentence = await loadRefusals(wanted.language);
  const link = await linkTo(url, sentence);
  try {
    const unkept = ({ code: detail, message }: NodeJS.ErrnoException) =>
      world.warn(`Your seat could not be kept on this machine (${detail ?? message}).`);
    const seating: Seating = { link, kept: world.kept, sentence, unkept };
    const table = await lookAt(seating, code);
    const entry = gameNamed(world.games ?? GAMES, table.game);
    const seat = { url, code, name: wanted.name, seat: wanted.seat };
    const player = await begin({ entry, seating, seat }, table, wanted, world);
    await player.play(world.input);
  } finally {
    link.close();
  }
}

/** Lines that end when the match does: whoever still waits for one then is not told of an input that was closed. */
async function* until(isOver: () => boolean, input: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* input;
  } catch (error) {
    if (!isOver()) throw error;
  }
}

/** `join ADDRESS CODE`: on standard input and output. */
export async function joinHere(address: string, code: string, wanted: JoinWanted): Promise<void> {
  const warn = (sentence: string) => void process.stderr.write(`${sentence}\n`);
  let over = false;
  const world: JoinWorld = {
    input: until(() => over, lines(textOfStream(process.stdin))),
    print: printLine,
    warn,
    kept: new KeptSecrets(),
    isTerminal: process.stdin.isTTY,
  };
  try {
    await joinTable(address, code, wanted, world);
  } catch (error) {
    if (!(error instanceof Unmet)) throw error;
    complain(error.message);
  } finally {
    over = true;
    process.stdin.destroy();
  }
}

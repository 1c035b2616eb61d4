import type { Link } from "../../client/link.ts";
import type { AnyGame, Prompt, PromptId } from "../../core/game.ts";
import { phraser } from "../../core/phrase.ts";
import { fail, ok } from "../../core/result.ts";
import type { Asker } from "../../face/queries/asker.ts";
import type { AskerOf } from "../../games/asking.ts";
import type { Pushes, Refused, TableStatus } from "../../protocol/replies.ts";
import type { Sayer } from "../sayer.ts";
import {
  giveAnswer,
  lineKind,
  type Print,
  putQuestion,
  sayingTo,
  type Talk,
  tellAnswer,
  tellEvents,
} from "../talk.ts";
import { Unmet } from "../wanted.ts";
import type { words } from "../words.en.ts";
import { Inbox } from "./inbox.ts";
import { isPassing, NotSeated } from "./seat.ts";
import type { SeenMatch } from "./seen-match.ts";

const phrase = phraser<typeof words>();

/** Seconds after which something is tried again where the server does not tell. */
const AGAIN_AFTER = 2;

/** A player's seat at a table on a server, and all by which it is played. */
export interface PlayerDeps {
  readonly link: Link;
  readonly match: SeenMatch;
  readonly game: AnyGame;
  readonly askerOf: AskerOf;
  readonly sayer: Sayer;
  readonly aloud: boolean;
  /** Whether one sees what one writes at once, so that it is told what waits. */
  readonly isTerminal: boolean;
  readonly print: Print;
  /** A refusal as a sentence. */
  sentence(refused: Refused): string;
  /** Comes back to the seat over a new connection; rejects with a `NotSeated`. */
  comeBack(): Promise<TableStatus>;
  /** The time of day, for people. */
  clock(): string;
}

type Came =
  | { readonly kind: "line"; readonly line: string }
  | { readonly kind: "pushed"; readonly take: () => Promise<void> }
  | { readonly kind: "end" | "lost" | "back" | "retry" };

/** A question of one moment. */
interface OpenQuestion {
  readonly prompt: Prompt;
  readonly entries: number;
}

function isSame(one: OpenQuestion | undefined, other: OpenQuestion | undefined): boolean {
  return one?.entries === other?.entries && one?.prompt.id === other?.prompt.id;
}

/** Plays a seat by lines: tells what comes, asks what is asked, and gives what is written, in order, as soon as it is asked. */
export class Player {
  readonly #came = new Inbox<Came>();
  /** Lines that wait; an answer does until something is asked. */
  readonly #lines: string[] = [];
  /** Whether there are no more to come. */
  #ended = false;
  /** For what the first line was sent without a reply so far. */
  #sent: OpenQuestion | undefined;
  /** Nothing is sent until it is tried again. */
  #holding = false;
  #asked: OpenQuestion | undefined;
  #waiting = "";
  /** What was given here of the round; what another window has sealed and not handed in is asked again. */
  #given: { readonly entries: number; readonly prompts: Set<PromptId> } = { entries: -1, prompts: new Set() };

  constructor(
    private readonly deps: PlayerDeps,
    private table: TableStatus,
  ) {
    const { link, match } = deps;
    const takes: { readonly [Name in keyof Pushes]: (pushed: Pushes[Name]) => Promise<void> } = {
      table: async (shown) => {
        this.table = shown;
      },
      moments: async (packed) => {
        await match.take(packed);
        // Whether or not something before it is missing: what is sealed comes with a reply alone.
        await this.#refresh();
      },
      sealed: async ({ sealed }) => match.takeSealed(sealed),
      gone: async ({ why }) => {
        throw new Unmet(deps.sayer.say(phrase(`join.${why}`)));
      },
    };
    link.listen({
      lost: () => this.#came.put({ kind: "lost" }),
      back: () => this.#came.put({ kind: "back" }),
      pushed: (name, pushed) => this.#came.put({ kind: "pushed", take: () => takes[name](pushed) }),
    });
  }

  /** Plays until the match is over or the player leaves. Rejects with an `Unmet` where the seat is his no more. */
  async play(lines: AsyncIterable<string>): Promise<void> {
    if (!(await this.#refresh())) throw new Unmet("The server does not answer; try again in a moment.");
    void this.#read(lines);
    if (await this.#goOn()) return;
    for await (const came of this.#came) {
      await this.#take(came);
      if (await this.#goOn()) return;
    }
  }

  async #read(lines: AsyncIterable<string>): Promise<void> {
    for await (const line of lines) this.#came.put({ kind: "line", line });
    this.#came.put({ kind: "end" });
  }

  async #say(key: "join.over" | "join.held" | "join.back" | "join.takenBack" | "play.left"): Promise<void> {
    await this.deps.print(this.deps.sayer.say(phrase(key)));
  }

  async #take(came: Came): Promise<void> {
    const { print, clock, sayer } = this.deps;
    if (came.kind === "line") await this.#hear(came.line);
    else if (came.kind === "end") this.#ended = true;
    else if (came.kind === "pushed") await came.take();
    else if (came.kind === "lost") await print(sayer.say(phrase("join.lost", { time: clock() })));
    else if (came.kind === "back") await this.#comeBack();
    else {
      this.#holding = false;
      await this.#refresh();
    }
  }

  async #comeBack(): Promise<void> {
    try {
      this.table = await this.deps.comeBack();
    } catch (error) {
      if (!(error instanceof NotSeated && error.passing)) throw error;
      // A connection that is lost again tells so itself.
      if (this.deps.link.connected) this.#later("back");
      return;
    }
    if (await this.#refresh()) await this.#say("join.back");
  }

  #later(kind: "back" | "retry", seconds = AGAIN_AFTER): void {
    setTimeout(() => this.#came.put({ kind }), seconds * 1000);
  }

  /** Asks for all that has happened since what is known; whether it came. */
  async #refresh(): Promise<boolean> {
    const { link, match } = this.deps;
    const reply = await link.ask("since", { at: match.entries });
    if (!reply?.ok) return false;
    await match.take(reply.packed);
    match.takeSealed(reply.sealed);
    return true;
  }

  /** Questions that are not answered, in their order. */
  get #open(): readonly Prompt[] {
    const { match } = this.deps;
    const { entries, prompts } = this.#given;
    const isGiven = (id: PromptId) => entries === match.entries && prompts.has(id);
    return match.prompts.filter(({ id }) => {
      const sealed = match.sealed(id);
      return !sealed || !(sealed.ready || isGiven(id));
    });
  }

  get #now(): OpenQuestion | undefined {
    const [prompt] = this.#open;
    return prompt && { prompt, entries: this.deps.match.entries };
  }

  #asker(): Asker {
    const { match, askerOf } = this.deps;
    return match.asker(askerOf, this.#now?.prompt, this.table.over);
  }

  #talk(asker: Asker): Talk {
    const { sayer, aloud, print } = this.deps;
    return { sayer, print, saying: sayingTo(asker, aloud) };
  }

  async #hear(line: string): Promise<void> {
    this.#lines.push(line);
    const isHeld = this.#now === undefined && lineKind(line) === "answer";
    if (isHeld && this.deps.isTerminal) await this.#say("join.held");
  }

  /** Tells what is new, asks, and deals with the lines that can be dealt with; true: there is no more to do. */
  async #goOn(): Promise<boolean> {
    while (true) {
      await this.#tellNews();
      if (this.table.over && this.deps.match.ended) {
        await this.#say("join.over");
        return true;
      }
      const [line] = this.#lines;
      if (line === undefined ? this.#ended && this.#now !== undefined : lineKind(line) === "quit") {
        await this.#say("play.left");
        return true;
      }
      if (line === undefined || !(await this.#deal(line))) return false;
      this.#lines.shift();
    }
  }

  /** Deals with the first line; false: it waits. */
  async #deal(line: string): Promise<boolean> {
    const kind = lineKind(line);
    if (kind === "answer") return this.#give(line);
    const asker = this.#asker();
    const { prompt } = this.#now ?? {};
    if (kind === "question") await tellAnswer(this.#talk(asker), asker, line);
    else if (prompt) await putQuestion(this.#talk(asker), asker, prompt);
    else await this.#tellWaiting();
    return true;
  }

  async #tellWaiting(): Promise<void> {
    const { print, sayer } = this.deps;
    const { awaited: seats } = this.table;
    this.#waiting = seats.join();
    if (seats.length > 0) await print(sayer.say(phrase("join.waiting", { seats })));
  }

  async #tellNews(): Promise<void> {
    const { match, game } = this.deps;
    const { events, takenBack } = match.news();
    const asker = this.#asker();
    const talk = this.#talk(asker);
    if (takenBack) await this.#say("join.takenBack");
    await tellEvents(talk, game, events);
    const now = this.#now;
    if (now && !isSame(now, this.#asked)) await putQuestion(talk, asker, now.prompt);
    if (now) this.#waiting = "";
    else if (!match.ended && this.table.awaited.join() !== this.#waiting) await this.#tellWaiting();
    this.#asked = now;
  }

  /** Gives a line as the answer that is asked for; false: it waits. */
  async #give(line: string): Promise<boolean> {
    const now = this.#now;
    // It was taken before the connection was lost, or what it was for is asked no more.
    const isDone = this.#sent !== undefined && !isSame(this.#sent, now);
    if (isDone) this.#sent = undefined;
    if (isDone || !now) return isDone;
    if (this.#holding || !this.deps.link.connected) return false;
    this.#sent = now;
    const answers: [string, string][] = [[now.prompt.id, line.trim()]];
    const ready = this.#open.length === 1;
    const reply = await this.deps.link.ask("answer", { at: now.entries, answers, ready });
    if (!reply?.ok && !(reply?.code === "answers" && reply.problems)) return this.#unjudged(reply);
    this.#sent = undefined;
    const given = reply.ok ? ok(this.#taken(now, ready, line, reply.sealed)) : fail(reply.problems ?? []);
    await giveAnswer(this.#talk(this.#asker()), line, async () => given);
    return true;
  }

  /** The spelling in which an answer was taken. Where it was the last one the round is over: what is sealed is of the next. */
  #taken(
    now: OpenQuestion,
    ready: boolean,
    line: string,
    sealed: Parameters<SeenMatch["takeSealed"]>[0],
  ): string {
    const { match } = this.deps;
    const { id, seat } = now.prompt;
    const text = sealed.find(({ prompt }) => prompt === id)?.text ?? line.trim();
    if (match.entries !== now.entries) return text;
    if (this.#given.entries !== now.entries) this.#given = { entries: now.entries, prompts: new Set() };
    this.#given.prompts.add(id);
    match.takeSealed([...sealed.filter(({ prompt }) => prompt !== id), { prompt: id, seat, text, ready }]);
    return text;
  }

  /** What becomes of an answer that was not judged; false: it is kept and tried again. */
  async #unjudged(reply: Refused | undefined): Promise<boolean> {
    const { link, print, sentence, sayer } = this.deps;
    // Without a reply nobody knows whether it was taken: that shows when the connection is back.
    if (reply) this.#sent = undefined;
    else if (!link.connected) return false;
    const isStale = reply?.code === "stale";
    if (reply && !isStale) await print(sentence(reply));
    if (!isStale && !isPassing(reply)) return true;
    const seconds = isStale ? 0 : Number(reply?.values.seconds ?? AGAIN_AFTER);
    if (seconds > 0) await print(sayer.say(phrase("join.again", { seconds })));
    this.#holding = true;
    this.#later("retry", seconds);
    return false;
  }
}

import { io, type Socket } from "socket.io-client";
import type { Prompt, SeatId } from "../../../src/core/game.ts";
import { GAMES } from "../../../src/games/index.ts";
import { PROTOCOL, REPLY_TIMEOUT } from "../../../src/protocol/limits.ts";
import { joinMoments, type SeenMoments } from "../../../src/protocol/moments.ts";
import type { Reply, SealedShown } from "../../../src/protocol/replies.ts";
import type { Request, RequestName } from "../../../src/protocol/requests.ts";
import { think } from "../../../src/server/computers/think.ts";
import { unpacked } from "../matches/club.ts";

/** A client that tries to connect until it is let in, from an address that it says itself. */
export function clientOf(url: string, address = "192.0.2.1"): Socket {
  return io(url, {
    auth: { protocol: PROTOCOL },
    extraHeaders: { "x-forwarded-for": address },
    forceNew: true,
    reconnection: false,
    transports: ["websocket"],
  });
}

/** The reply to a message; undefined where none comes, since the server is gone. */
export async function asked<Name extends RequestName>(
  client: Socket,
  name: Name,
  request: Request<Name>,
): Promise<Reply<Name> | undefined> {
  try {
    return await client.timeout(REPLY_TIMEOUT).emitWithAck(name, request);
  } catch {
    return undefined;
  }
}

/** An answer that a server has acknowledged as handed in. */
interface Acknowledged {
  /** Entries of the log before it. */
  readonly at: number;
  readonly prompt: string;
  readonly text: string;
}

/** A player who answers at random whatever he is asked, and remembers what he was told. */
export class Bot {
  known: SeenMoments | undefined;
  sealed: readonly SealedShown[] = [];
  readonly acknowledged: Acknowledged[] = [];
  private secret: string | undefined;
  private client: Socket | undefined;
  private heard: () => void = () => undefined;

  constructor(
    readonly code: string,
    readonly seat: SeatId,
  ) {}

  /** Comes to his table, and asks for all that has happened. */
  async come(url: string): Promise<void> {
    const client = clientOf(url);
    this.client = client;
    // Why it came to nothing, if it did.
    let why = "";
    client.on("connect_error", ({ message }) => {
      why = message;
    });
    client.on("disconnect", (reason) => {
      why = reason;
    });
    client.on("moments", (packed: Uint8Array) => {
      const { entries } = this;
      this.known = joinMoments(this.known, unpacked(packed)) ?? this.known;
      // What was sealed for the round before is in the log.
      if (this.entries > entries) this.sealed = [];
      this.heard();
    });
    client.on("disconnect", () => this.heard());
    const { code, seat, secret } = this;
    const joined = await asked(client, "join", { code, seat, name: seat, ...(secret && { secret }) });
    if (!joined?.ok) throw new Error(`${seat} is not let in: ${JSON.stringify(joined) ?? why}`);
    this.secret = joined.secret;
    const told = await asked(client, "since", { at: 0 });
    if (!told?.ok) throw new Error(`${seat} is told nothing: ${JSON.stringify(told) ?? why}`);
    this.known = joinMoments(undefined, unpacked(told.packed));
    this.sealed = told.sealed;
  }

  leave(): void {
    this.client?.disconnect();
  }

  get entries(): number {
    return this.known?.entries ?? 0;
  }

  get isOver(): boolean {
    return this.known?.moments.at(-1)?.prompts.length === 0;
  }

  /** Answers until the connection is gone or the match is over. */
  async play(): Promise<void> {
    while (this.client?.connected && !this.isOver) {
      const { entries } = this;
      if (!(await this.answer()) && this.entries === entries && this.client.connected)
        await new Promise<void>((resolve) => {
          this.heard = resolve;
        });
    }
  }

  /** Answers what he is asked now; false where that is nothing. */
  async answer(): Promise<boolean> {
    const { known, seat, client } = this;
    const moment = known?.moments.at(-1);
    const prompts = moment?.prompts.filter((prompt) => prompt.seat === seat) ?? [];
    const isReady = prompts.every(({ id }) =>
      this.sealed.some(({ prompt, ready }) => ready && prompt === id),
    );
    if (!known || !moment || !client || prompts.length === 0 || isReady) return false;
    const { game, seats, entries: at } = known;
    const question = {
      ...{ game, seats, view: moment.view, opponent: "random", opens: at === 0 },
      prompts: prompts as readonly Prompt[],
    };
    const answers = await think(GAMES, { ...question, seed: `${this.code} ${seat} ${at}` });
    if (!client.connected) return false;
    const reply = await asked(client, "answer", {
      at,
      answers: answers.map(([prompt, text]) => [prompt, text]),
      ready: true,
    });
    if (!reply?.ok) return false;
    for (const { prompt, text } of reply.sealed) this.acknowledged.push({ at, prompt, text });
    // What ended the round is told as an entry, and no longer sealed.
    if (reply.sealed.length === 0)
      for (const [prompt, text] of answers) this.acknowledged.push({ at, prompt, text });
    // The round may be over by the time that this is read.
    if (this.entries === at) this.sealed = reply.sealed;
    return true;
  }
}

/** Opens a table of the dogfight with a player at either seat. */
export async function duel(url: string, address: string): Promise<readonly Bot[]> {
  const client = clientOf(url, address);
  const opened = await asked(client, "host", { game: "dogfight", config: { scenario: "duel" } });
  client.disconnect();
  if (!opened?.ok) throw new Error(`no table: ${JSON.stringify(opened)}`);
  return ["red", "blue"].map((seat) => new Bot(opened.code, seat));
}

import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type ServerOptions, WebSocket, WebSocketServer } from "ws";

/** Bytes that may wait on a connection before who sends has to wait, too. */
const HIGH_WATER = 16_384;

/** Something that a WebSocket tells, and is not heard of yet. */
type Event = readonly [name: string | symbol, ...values: unknown[]];

/**
 * The turns of the event loop, of which each hears one message of those who sent several at once, each of them in turn: so
 * that whoever sends one is heard between them, and waits for one, not for all.
 */
class Turns {
  #count = 0;
  #isCounting = false;
  readonly #waiting: BatchedSocket[] = [];

  /** The number of the turn that this is. */
  get count(): number {
    if (!this.#isCounting) {
      this.#isCounting = true;
      setImmediate(() => this.#next());
    }
    return this.#count;
  }

  /** Hears a message that this socket holds back, when its turn comes. */
  await(socket: BatchedSocket): void {
    this.#waiting.push(socket);
  }

  #next(): void {
    this.#isCounting = false;
    this.#count += 1;
    const socket = this.#waiting.shift();
    if (socket?.tell()) this.await(socket);
    if (this.#waiting.length > 0) void this.count;
  }
}

type Done = (error?: Error) => void;
type Sent = Parameters<WebSocket["send"]>[0];

/**
 * A WebSocket whose frames go to the network together, those of one turn of the event loop with one call of the system: that
 * call costs more than all else that is done for an acknowledgement.
 */
class BatchedSocket extends WebSocket {
  #stream: Duplex | undefined;
  #isCorked = false;
  #turns: Turns | undefined;
  /** When a message was heard last. */
  #heardIn = -1;
  readonly #untold: Event[] = [];

  /** From now on frames are held together on this stream, which they are written to, and messages are heard in turn. */
  batchOn(stream: Duplex, turns: Turns): void {
    this.#stream = stream;
    this.#turns = turns;
  }

  /** What comes after a message that is not heard yet waits with it, and no more is read meanwhile. */
  override emit(...event: Event): boolean {
    const [name] = event;
    if (this.#untold.length === 0 && !(name === "message" && this.#heardIn === this.#turns?.count)) {
      if (name === "message") this.#heardIn = this.#turns?.count ?? -1;
      return super.emit(...event);
    }
    if (this.#untold.push(event) === 1) {
      this.pause();
      this.#turns?.await(this);
    }
    return true;
  }

  /** Tells of what comes next, and whether there is still more. */
  tell(): boolean {
    const event = this.#untold.shift();
    if (event) super.emit(...event);
    if (this.#untold.length === 0) this.resume();
    return this.#untold.length > 0;
  }

  override send(data: Sent, options?: unknown, done?: Done): void {
    const sent = (typeof options === "function" ? options : done) as Done | undefined;
    const rest = typeof options === "function" ? {} : ((options ?? {}) as object);
    const stream = this.#stream;
    if (stream && sent && this.readyState === WebSocket.OPEN && stream.writableLength <= HIGH_WATER) {
      this.#cork(stream);
      // A connection that breaks tells so by itself.
      super.send(data, rest);
      sent();
    } else super.send(data, rest, sent);
  }

  #cork(stream: Duplex): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    stream.cork();
    setImmediate(() => {
      this.#isCorked = false;
      stream.uncork();
    });
  }
}

/** What makes the WebSockets of a server, in place of the library's own. */
export class BatchingServer extends WebSocketServer<typeof BatchedSocket> {
  readonly #turns = new Turns();

  constructor(options: ServerOptions<typeof BatchedSocket>) {
    super({ ...options, WebSocket: BatchedSocket });
  }

  override handleUpgrade(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    done: (socket: BatchedSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, stream, head, (socket, asked) => {
      socket.batchOn(stream, this.#turns);
      done(socket, asked);
    });
  }
}

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

  /** The number of the turn that this is; the next one is counted. */
  now(): number {
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
    if (this.#waiting.length > 0) this.now();
  }
}

/** What the sockets of a server share. */
interface Batching {
  readonly turns: Turns;
  /** The sentence for a message that is too long, of at most 123 bytes. */
  readonly tooLong: string;
}

/** The code with which a socket is closed that has sent too long a message: RFC 6455, section 7.4.1. */
const TOO_LONG = 1009;

type Done = (error?: Error) => void;
type Sent = Parameters<WebSocket["send"]>[0];

/**
 * A WebSocket whose frames go to the network together, those of one turn of the event loop with one call of the system: that
 * call costs more than all else that is done for an acknowledgement.
 */
class BatchedSocket extends WebSocket {
  #stream: Duplex | undefined;
  #isCorked = false;
  #batching: Batching | undefined;
  /** When a message was heard last. */
  #heardIn = -1;
  readonly #untold: Event[] = [];

  /** From now on frames are held together on this stream, which they are written to, and messages are heard in turn. */
  batchOn(stream: Duplex, batching: Batching): void {
    this.#stream = stream;
    this.#batching = batching;
  }

  /** One who sends too long a message, which nothing more can be heard after, is told so. */
  override close(code?: number, reason?: string | Buffer): void {
    super.close(code, code === TOO_LONG ? this.#batching?.tooLong : reason);
  }

  /** What comes after a message that is not heard yet waits with it, and no more is read meanwhile. */
  override emit(...event: Event): boolean {
    const [name] = event;
    const turns = this.#batching?.turns;
    if (!turns || (this.#untold.length === 0 && !(name === "message" && this.#heardIn === turns.now()))) {
      if (turns && name === "message") this.#heardIn = turns.now();
      return super.emit(...event);
    }
    if (this.#untold.push(event) === 1) {
      this.pause();
      turns.await(this);
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
  readonly #batching: Batching;

  /** `tooLong`: the sentence for a message that is too long. */
  constructor(options: ServerOptions<typeof BatchedSocket>, tooLong = "") {
    super({ ...options, WebSocket: BatchedSocket });
    this.#batching = { turns: new Turns(), tooLong };
  }

  override handleUpgrade(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    done: (socket: BatchedSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, stream, head, (socket, asked) => {
      socket.batchOn(stream, this.#batching);
      done(socket, asked);
    });
  }
}

/** The class of such servers that say this of a message that is too long, for a library that makes one itself. */
export function batchingWith(tooLong: string): typeof BatchingServer {
  return class extends BatchingServer {
    constructor(options: ServerOptions<typeof BatchedSocket>) {
      super(options, tooLong);
    }
  };
}

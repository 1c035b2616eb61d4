import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { type ServerOptions, WebSocket, WebSocketServer } from "ws";

/** Bytes that may wait on a connection before who sends has to wait, too. */
const HIGH_WATER = 16_384;

type Done = (error?: Error) => void;
type Sent = Parameters<WebSocket["send"]>[0];

/**
 * A WebSocket whose frames go to the network together, those of one turn of the event loop with one call of the system: that
 * call costs more than all else that is done for an acknowledgement.
 */
class BatchedSocket extends WebSocket {
  #stream: Duplex | undefined;
  #isCorked = false;

  /** From now on frames are held together on this stream, which they are written to. */
  batchOn(stream: Duplex): void {
    this.#stream = stream;
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
  constructor(options: ServerOptions<typeof BatchedSocket>) {
    // Of a socket that sends many messages at once one is heard a turn, so that the others are heard between them.
    super({ ...options, WebSocket: BatchedSocket, allowSynchronousEvents: false });
  }

  override handleUpgrade(
    request: IncomingMessage,
    stream: Duplex,
    head: Buffer,
    done: (socket: BatchedSocket, request: IncomingMessage) => void,
  ): void {
    super.handleUpgrade(request, stream, head, (socket, asked) => {
      socket.batchOn(stream);
      done(socket, asked);
    });
  }
}

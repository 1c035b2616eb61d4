import { io, type Socket } from "socket.io-client";
import { PROTOCOL, REPLY_TIMEOUT } from "../protocol/limits.ts";
import type { Pushes, Refused, Reply } from "../protocol/replies.ts";
import type { Request, RequestName } from "../protocol/requests.ts";

/** How long to wait before a connection is tried again that the server has ended, in milliseconds. */
const AGAIN_AFTER = 1000;

/** What comes over a link unasked. */
export interface LinkHandlers {
  lost(): void;
  back(): void;
  /** The server lets this client in no more: it is of another version by now. */
  refused?(refused: Refused): void;
  pushed<Name extends keyof Pushes>(name: Name, pushed: Pushes[Name]): void;
}

const PUSHES: readonly (keyof Pushes)[] = ["table", "moments", "sealed", "gone"];

/** An error with which a socket is not let in: the refusal, or what the server answered. */
interface ConnectError extends Error {
  readonly data?: Partial<Refused>;
  readonly context?: { readonly responseText?: unknown };
}

/** The sentence of an answer that is no socket's. */
function messageIn(text: unknown): string | undefined {
  try {
    const { message } = JSON.parse(String(text)) as { readonly message?: unknown };
    return typeof message === "string" && message.endsWith(".") ? message : undefined;
  } catch {
    return undefined;
  }
}

/** Why a server did not let a client in: its refusal, or the sentence that it answered; neither where nothing answers. */
export class ConnectFault extends Error {
  readonly refused: Refused | undefined;
  readonly told: string | undefined;

  constructor({ data, context, message }: ConnectError) {
    super(message);
    this.refused = data?.code ? (data as Refused) : undefined;
    this.told = messageIn(context?.responseText);
  }
}

/** A connection to a server that comes back by itself when it was lost. */
export class Link {
  private constructor(private readonly socket: Socket) {}

  /** Connects once; rejects with a `ConnectFault`. */
  static connect(url: string): Promise<Link> {
    const socket = io(url, { auth: { protocol: PROTOCOL }, forceNew: true, timeout: REPLY_TIMEOUT });
    return new Promise((resolve, reject) => {
      const onError = (error: Error) => {
        socket.disconnect();
        reject(new ConnectFault(error as ConnectError));
      };
      socket.once("connect_error", onError);
      socket.once("connect", () => {
        socket.off("connect_error", onError);
        resolve(new Link(socket));
      });
    });
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  listen({ lost, back, refused, pushed }: LinkHandlers): void {
    this.socket.on("connect_error", ({ data }: ConnectError) => data?.code && refused?.(data as Refused));
    for (const name of PUSHES) this.socket.on(name, (data) => pushed(name, data));
    this.socket.on("connect", back);
    this.socket.on("disconnect", (reason) => {
      if (reason === "io client disconnect") return;
      lost();
      // One that the server has ended is not tried again by the library.
      if (reason === "io server disconnect") setTimeout(() => this.socket.connect(), AGAIN_AFTER);
    });
  }

  /**
   * The reply to a message; undefined where none has come in time, or the connection was lost. One over which no reply comes
   * is given up: a device that has left its network is not told so.
   */
  async ask<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Reply<Name> | undefined> {
    if (!this.socket.connected) return undefined;
    try {
      return await this.socket.timeout(REPLY_TIMEOUT).emitWithAck(name, request);
    } catch {
      this.drop();
      return undefined;
    }
  }

  /** Gives the connection up that there is, and makes a new one. */
  drop(): void {
    if (this.socket.connected) this.socket.io.engine.close();
  }

  close(): void {
    this.socket.disconnect();
  }
}

import type { Pushes, Reply } from "../../protocol/replies.ts";
import type { Request, RequestName } from "../../protocol/requests.ts";

/** A window that is connected, as what it is connected by shows it: a socket, a test. */
export interface Connection {
  /** Unique among those of this process. */
  readonly id: string;
  /** Where it comes from, for limits an address has. */
  readonly address: string;
  /** Sends something unasked; never throws, and drops what nobody can be sent any more. */
  send<Name extends keyof Pushes>(name: Name, pushed: Pushes[Name]): void;
}

/** The tables that a server hosts: the rules of the protocol, whatever it is carried by. */
export interface Tables {
  /** Does what a message asks whose shape has been read. Never throws: what goes wrong is a refusal. */
  ask<Name extends RequestName>(
    connection: Connection,
    name: Name,
    request: Request<Name>,
  ): Promise<Reply<Name>>;
  /** The window is gone; its seat is kept. */
  leave(connection: Connection): void;
  /** Finishes what is in hand; whoever asks anything later is told that the server stops. */
  close(): Promise<void>;
}

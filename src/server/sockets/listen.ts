import type { Socket } from "socket.io";
import { MESSAGE_BURST, MESSAGES_A_SECOND, REFUSED_A_SECOND, REFUSED_BURST } from "../../protocol/limits.ts";
import type { Reply } from "../../protocol/replies.ts";
import type { Request, RequestName } from "../../protocol/requests.ts";
import type { Connection } from "../matches/tables.ts";
import type { Metrics } from "../operation/metrics.ts";
import { Bucket } from "./bucket.ts";
import { type Answering, isRequest, replyTo } from "./hear.ts";

export interface Listening extends Answering {
  readonly metrics: Metrics | undefined;
  readonly now: () => number;
  /** Where the socket comes from, as limits count it. */
  readonly address: string;
  readonly joinTimeout: number;
}

/** Messages by which a socket comes to a table. */
const JOINING: readonly unknown[] = ["host", "join", "takeOver", "watch"] satisfies RequestName[];

/** What has been done with a message that came. */
interface Heard {
  readonly name: unknown;
  readonly data: unknown;
  readonly reply: Reply<RequestName>;
  /** When it came. */
  readonly at: number;
}

/** Writes down what a message came to, without anything that stands in it. */
function note({ metrics, now, log }: Listening, id: string, { name, data, reply, at }: Heard): void {
  const request = isRequest(name) ? name : undefined;
  if (!reply.ok) {
    metrics?.refused(reply);
    log.debug({ socket: id, request, refused: reply.code }, "a message was refused");
  }
  if (!request) return;
  const answers = reply.ok && request === "answer" ? (data as Request<"answer">).answers.length : 0;
  metrics?.acknowledged({ request, seconds: (now() - at) / 1000, answers });
}

/** Listens to a socket: each message that can be acknowledged is, with what it asks for or with why not. */
export function listen(socket: Socket, listening: Listening): void {
  const { tables, refuse, log, now, address, joinTimeout } = listening;
  const { id } = socket;
  const messages = new Bucket(MESSAGE_BURST, MESSAGES_A_SECOND, now);
  const refused = new Bucket(REFUSED_BURST, REFUSED_A_SECOND, now);
  const connection: Connection = {
    id,
    address,
    send: (name, pushed) => void socket.emit(name, pushed),
  };
  const unjoined = setTimeout(() => socket.disconnect(true), joinTimeout);
  const hear = async (name: unknown, data: unknown): Promise<Reply<RequestName>> =>
    messages.take()
      ? replyTo(listening, connection, name, data)
      : refuse("too-many", { seconds: messages.seconds });
  const onMessage = async ([name, ...rest]: readonly unknown[]) => {
    const at = now();
    const acknowledge = rest.at(-1);
    const [data] = rest;
    // What nobody waits for is not done, but it is counted.
    if (typeof acknowledge !== "function") {
      if (!messages.take() && !refused.take()) socket.disconnect(true);
      return;
    }
    const reply = await hear(name, rest.length > 1 ? data : undefined);
    note(listening, id, { name, data, reply, at });
    if (reply.ok && JOINING.includes(name)) clearTimeout(unjoined);
    acknowledge(reply);
    if (!reply.ok && !refused.take()) socket.disconnect(true);
  };
  // Nothing is emitted on our side: whatever a client calls a message, no listener of the library's hears it.
  socket.use((packet) => void onMessage(packet));
  socket.once("disconnect", (reason) => {
    clearTimeout(unjoined);
    tables.leave(connection);
    log.debug({ socket: id, reason }, "a socket is gone");
  });
  log.debug({ socket: id }, "a socket is there");
}

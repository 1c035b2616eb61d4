import type { Logger } from "pino";
import { prototypeKey, readShape } from "../../core/input/shape.ts";
import type { Values } from "../../core/phrase.ts";
import { fail, ok, type Result } from "../../core/result.ts";
import { quotable } from "../../core/text.ts";
import type { Refused, Reply } from "../../protocol/replies.ts";
import { REQUESTS, type Request, type RequestName } from "../../protocol/requests.ts";
import type { Refuse } from "../matches/refuse.ts";
import type { Connection, Tables } from "../matches/tables.ts";
import { faultOf } from "../operation/logger.ts";
import { type Guesses, guessedWrong, type Tries } from "./guesses.ts";

/** What messages are answered by. */
export interface Answering {
  readonly tables: Tables;
  readonly refuse: Refuse;
  readonly guesses: Guesses;
  readonly log: Logger;
}

/** A message whose shape has been read. */
interface Read<Name extends RequestName> {
  readonly name: Name;
  readonly request: Request<Name>;
}

/** Whether there is a message of this name. */
export function isRequest(name: unknown): name is RequestName {
  return typeof name === "string" && Object.hasOwn(REQUESTS, name);
}

/** A misfit of a message as a phrase; what the message has at a place is told by the message's name and that place. */
function misfitOf(name: RequestName, { path = "", ...misfit }: Values): Values {
  const place = path === "" ? name : `${name}.${path}`;
  return { request: name, why: { key: "shape", values: { ...misfit, path: place } } };
}

function read<Name extends RequestName>(
  refuse: Refuse,
  name: Name,
  data: unknown,
): Result<Read<Name>, Refused> {
  const hidden = prototypeKey(data);
  if (hidden !== undefined)
    return fail(
      refuse("message", misfitOf(name, { path: hidden, misfit: "unknown-key", keys: ["__proto__"] })),
    );
  const shape = readShape<Request<Name>>(REQUESTS[name] as never, data);
  if (shape.ok) return ok({ name, request: shape.value });
  return fail(refuse("message", misfitOf(name, shape.error[0]?.values ?? { misfit: "missing" })));
}

async function ask<Name extends RequestName>(
  { tables, refuse, log }: Answering,
  connection: Connection,
  { name, request }: Read<Name>,
): Promise<Reply<Name>> {
  try {
    return await tables.ask(connection, name, request);
  } catch (error) {
    log.error({ socket: connection.id, request: name, fault: faultOf(error) }, "a message failed");
    return refuse("failed");
  }
}

/** Asks what a guess was left for; who was right has it back. */
async function guarded<Name extends RequestName>(
  answering: Answering,
  connection: Connection,
  message: Read<Name>,
  tries: Tries | undefined,
): Promise<Reply<Name>> {
  if (tries && !(await tries.take())) return answering.refuse("too-many", { seconds: tries.seconds });
  const reply = await ask(answering, connection, message);
  tries?.settle(reply.ok || !guessedWrong(reply.code));
  return reply;
}

/** The reply to a message as it came: its name, and what was sent with it. */
export async function replyTo(
  answering: Answering,
  connection: Connection,
  name: unknown,
  data: unknown,
): Promise<Reply<RequestName>> {
  const { refuse, guesses } = answering;
  if (!isRequest(name)) return refuse("message", { request: quotable(String(name)) });
  const message = read(refuse, name, data);
  if (!message.ok) return message.error;
  return guarded(answering, connection, message.value, guesses.of(connection.address, name));
}

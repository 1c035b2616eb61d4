import type { FastifyRequest } from "fastify";
import { addressOf, callerFault, type Naming } from "../sockets/callers.ts";
import type { Openings } from "./openings.ts";

/** Whether a request comes from the server's own machine, by its own page or by a program that is no browser. */
export function isOfThisMachine({ raw }: FastifyRequest, openings: Openings, naming: Naming): boolean {
  const isPassedOn = !naming.behindProxy && raw.headers["x-forwarded-for"] !== undefined;
  const from = [raw.socket.remoteAddress ?? "", addressOf(raw, naming)];
  return !isPassedOn && from.every((one) => openings.isOwn(one)) && callerFault(raw, naming) === undefined;
}

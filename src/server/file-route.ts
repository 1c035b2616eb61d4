import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { MAX_FILE_LENGTH } from "../core/limits.ts";
import type { Hosting } from "./operation/hosting.ts";
import { addressOf, callerFault, countedAddress, type Naming } from "./sockets/callers.ts";

let hosts = 0;

function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(403)
    .type("text/plain; charset=utf-8")
    .send("A match file is taken from the server's own page, as text.");
}

async function hostFile(
  { tables, hostFile: open }: Hosting,
  naming: Naming,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.header("Cache-Control", "no-store");
  if (typeof request.body !== "string") return refuse(reply);
  // Nobody is at the other end any more when the table stands: its host comes to it as everybody does.
  const connection = {
    id: `file ${++hosts}`,
    address: countedAddress(addressOf(request.raw, naming)),
    send: () => {},
  };
  const opened = await open(connection, request.body, { listed: false, teamSees: false });
  tables.leave(connection);
  return reply.send(opened);
}

/** Takes match files, which are too long for a message, and opens a table with each. */
export function addFiles(app: FastifyInstance, hosting: Hosting, naming: Naming): void {
  // Who may not send one is refused before it is read.
  const onRequest = async ({ raw }: FastifyRequest, reply: FastifyReply) =>
    callerFault(raw, naming) === undefined ? undefined : refuse(reply);
  const taking = { bodyLimit: MAX_FILE_LENGTH, config: { takes: true }, onRequest };
  app.post("/tables", taking, (request, reply) => hostFile(hosting, naming, request, reply));
}

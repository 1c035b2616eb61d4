import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { readShape } from "../../core/input/shape.ts";
import { type NetworkFault, type NetworkReply, OPEN_NETWORK } from "../../protocol/network.ts";
import { addressOf, callerFault, type Naming } from "../sockets/callers.ts";
import { helloPage } from "./hello.ts";
import type { OpeningFault, Openings } from "./openings.ts";
import { isOfThisMachine } from "./this-machine.ts";
import { languageAsked, told } from "./words.ts";

/** Most bytes of a list of addresses. */
const BODY_LIMIT = 4096;

const STATUS: Readonly<Record<NetworkFault, number>> = {
  "not-here": 403,
  "no-address": 422,
  fixed: 409,
  "no-port": 409,
  message: 400,
};

async function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  { code, address }: OpeningFault,
): Promise<NetworkReply> {
  reply.code(STATUS[code]);
  const text = await told(request.headers["accept-language"], code, address ? { address } : {});
  return { ok: false, code, text };
}

type Change = (body: unknown) => Promise<OpeningFault | undefined>;

/** By what a page opens its server to the network, sees how that is, and closes it; and the page by which a phone tries it. */
export function addNetwork(app: FastifyInstance, openings: Openings, naming: Naming): void {
  const answer = (change: Change) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header("Cache-Control", "no-store");
    if (!isOfThisMachine(request, openings, naming)) return refuse(request, reply, { code: "not-here" });
    const fault = await change(request.body);
    if (fault) return refuse(request, reply, fault);
    return { ok: true, state: openings.state } satisfies NetworkReply;
  };
  const open: Change = async (body) => {
    const wanted = readShape<{ readonly addresses: readonly string[] }>(OPEN_NETWORK as never, body);
    return wanted.ok ? openings.open(wanted.value.addresses) : { code: "message" };
  };
  const taking = { bodyLimit: BODY_LIMIT, config: { takes: true } };
  app.get(
    "/network",
    answer(async () => undefined),
  );
  app.post("/network/open", taking, answer(open));
  app.post(
    "/network/close",
    taking,
    answer(() => openings.close()),
  );
  app.get("/hello", async (request, reply) => {
    if (callerFault(request.raw, naming) === undefined) openings.reachedFrom(addressOf(request.raw, naming));
    reply
      .header("Cache-Control", "no-store")
      .header("Vary", "Accept-Language")
      .type("text/html; charset=utf-8");
    return helloPage(languageAsked(request.headers["accept-language"]));
  });
}

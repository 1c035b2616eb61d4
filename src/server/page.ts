import { readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import compress from "@fastify/compress";
import helmet from "@fastify/helmet";
import files from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { PERMISSIONS, POLICY } from "./policy.ts";
import { IDLE_TIMEOUT, KEEP_ALIVE_TIMEOUT, REQUEST_TIMEOUT, TIMEOUT_CHECK } from "./timeouts.ts";
import { endUnreadable } from "./unreadable.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route takes what is sent to it; all others are only read. */
    readonly takes?: boolean;
  }
}

/** Codes of files that are not there, or were taken away after they had been found. */
const GONE: readonly string[] = ["ENOENT", "ENOTDIR", "EISDIR"];
const METHODS: readonly string[] = ["GET", "HEAD"];
const ASSETS = `assets${sep}`;

/** What is answered in words, by status. */
const WORDS: Readonly<Record<number, string>> = {
  400: "This request could not be read.",
  404: "There is nothing at this address.",
  405: "Pages can only be read here.",
  412: "The file is no longer what was asked for.",
  413: "This is longer than what is taken here.",
  416: "The file has no such part.",
};
const FAILED = "This could not be read just now; please ask for it again.";

function answer(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .type("text/plain; charset=utf-8")
    .send(WORDS[status] ?? FAILED);
}

interface RequestFault {
  readonly code?: string;
  readonly statusCode?: number;
  /** What goes with the status: how long a file is of which no such part was found. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The status with which a fault is told: whatever is not in the folder, or no longer, is not there. */
function statusOf({ code = "", statusCode = 500 }: RequestFault): number {
  if (GONE.includes(code) || statusCode === 403) return 404;
  if (statusCode in WORDS) return statusCode;
  return statusCode >= 400 && statusCode < 500 ? 400 : 500;
}

function answerFault(reply: FastifyReply, fault: RequestFault): FastifyReply {
  return answer(reply.headers(fault.headers ?? {}), statusOf(fault));
}

/** The end of a file, as so many bytes of it. */
const END_OF_FILE = /^ *bytes=-0*[1-9]\d*$/;
const ALL_OF_FILE = "bytes=0-";

/**
 * Sends all of a file that is shorter than the end of it that was asked for, as RFC 9110, 14.1.2 has it; undefined when
 * something else was asked for. The file has been found at this address and may be read.
 */
function sendShortFile({ raw }: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (!END_OF_FILE.test(raw.headers.range ?? "")) return undefined;
  raw.headers.range = ALL_OF_FILE;
  const [address = ""] = (raw.url ?? "").split("?");
  return reply.sendFile(decodeURI(address));
}

/** Files whose names change with their content may be kept for good; everything else is asked for again. */
function cacheFor(path: string): string {
  return path.startsWith(ASSETS) ? "public, max-age=31536000, immutable" : "no-cache";
}

/** The page itself, whose sheets of styles and scripts are marked as its own. It differs with every answer, so it has no tag. */
async function sendPage(root: string, reply: FastifyReply): Promise<FastifyReply> {
  const page = await readFile(join(root, "index.html"), "utf8");
  return reply
    .header("Cache-Control", "no-cache")
    .type("text/html; charset=utf-8")
    .send(
      page
        .replaceAll("<style>", `<style nonce="${reply.cspNonce.style}">`)
        .replaceAll("<script>", `<script nonce="${reply.cspNonce.script}">`),
    );
}

/**
 * The built page in a folder as a web application that only answers; whoever calls it has it listen. `extend` adds what else
 * it answers, before anything of the page's.
 */
export async function pageApp(
  root: string,
  extend: (app: FastifyInstance) => void = () => undefined,
): Promise<FastifyInstance> {
  const app = fastify({
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: IDLE_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    forceCloseConnections: true,
    http: { headersTimeout: REQUEST_TIMEOUT, connectionsCheckingInterval: TIMEOUT_CHECK },
    clientErrorHandler: endUnreadable,
    frameworkErrors: (error, _, reply) => void answerFault(reply, error),
  });
  extend(app);
  app.addHook("onRequest", async ({ method, routeOptions }: FastifyRequest, reply) => {
    reply.header("Permissions-Policy", PERMISSIONS);
    if (!METHODS.includes(method) && !routeOptions.config.takes)
      return answer(reply.header("Allow", METHODS.join(", ")), 405);
  });
  app.setNotFoundHandler((_, reply) => answer(reply, 404));
  app.setErrorHandler<RequestFault>((error, request, reply) => {
    const whole = error.statusCode === 416 ? sendShortFile(request, reply) : undefined;
    return whole ?? answerFault(reply, error);
  });
  await app.register(helmet, POLICY);
  await app.register(compress, { encodings: ["br", "gzip"] });
  for (const url of ["/", "/index.html"]) app.get(url, (_, reply) => sendPage(root, reply));
  await app.register(files, {
    root,
    index: false,
    dotfiles: "ignore",
    cacheControl: false,
    setHeaders: (reply, path) => reply.header("Cache-Control", cacheFor(relative(root, path))),
  });
  return app;
}

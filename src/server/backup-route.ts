import { isAbsolute } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod/mini";
import { readShape } from "../core/input/shape.ts";
import { hashOf, isSame } from "./matches/secrets.ts";
import type { Hosting } from "./operation/hosting.ts";
import { faultOf } from "./operation/logger.ts";
import { StoreError, type StoreFault } from "./store/store.ts";

/** Longest path of a file, in characters. */
const MAX_PATH_LENGTH = 4096;
/** Most bytes of a request. */
const BODY_LIMIT = 4 * MAX_PATH_LENGTH;

/** Where the store is to be copied, as a whole path on the server's machine. */
const WANTED = z.strictObject({
  file: z.string().check(z.minLength(1), z.maxLength(MAX_PATH_LENGTH)),
});

/** What came of it. `not-here`: only who may read the data folder may ask, on the server's machine. */
export type BackupReply =
  | { readonly ok: true }
  | { readonly ok: false; readonly fault: "not-here" | "message" }
  | { readonly ok: false; readonly fault: StoreFault; readonly values: StoreError["values"] };

export interface BackupOptions {
  readonly hosting: Hosting;
  /** The secret that stands beside the store, by which who asks shows that he may read it. */
  readonly key: string;
  readonly isOfThisMachine: (request: FastifyRequest) => boolean;
}

/** Where a header `Authorization` has a key (RFC 6750). */
const BEARER = /^Bearer ([0-9a-f]+)$/;

function isAllowed({ key, isOfThisMachine }: BackupOptions, request: FastifyRequest): boolean {
  const given = BEARER.exec(request.headers.authorization ?? "")?.[1] ?? "";
  return isOfThisMachine(request) && isSame(hashOf(given), hashOf(key));
}

async function copied({ hosting }: BackupOptions, file: string, reply: FastifyReply): Promise<BackupReply> {
  try {
    await hosting.backup(file);
    hosting.log.info("the store was copied");
    return { ok: true };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    hosting.log.warn({ fault: faultOf(error.cause ?? error) }, "the store could not be copied");
    reply.code(409);
    return { ok: false, fault: error.fault, values: error.values };
  }
}

/** Takes requests for a copy of the store while all goes on: `tallyho backup` sends them. */
export function addBackup(app: FastifyInstance, options: BackupOptions): void {
  const taking = { bodyLimit: BODY_LIMIT, config: { takes: true } };
  app.post("/backup", taking, async (request, reply): Promise<BackupReply> => {
    reply.header("Cache-Control", "no-store");
    if (!isAllowed(options, request)) {
      reply.code(403);
      return { ok: false, fault: "not-here" };
    }
    const wanted = readShape<z.infer<typeof WANTED>>(WANTED as never, request.body);
    if (wanted.ok && isAbsolute(wanted.value.file)) return copied(options, wanted.value.file, reply);
    reply.code(400);
    return { ok: false, fault: "message" };
  });
}

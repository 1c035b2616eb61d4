import type { Reply } from "../../protocol/replies.ts";
import type { RequestName } from "../../protocol/requests.ts";
import { Answered } from "./answered.ts";
import { NotThere } from "./coming.ts";

/** Statuses of a server that hosts no tables: a plain web host's, say. */
const NO_TABLES: readonly number[] = [404, 405, 501];
/** Longest sentence that is told as it came, in characters. */
const LONGEST = 300;

function isReply(value: unknown): value is Reply<RequestName> {
  return typeof (value as { readonly ok?: unknown } | null)?.ok === "boolean";
}

function replyIn(text: string): Reply<RequestName> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isReply(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The reply that a server has answered with. Rejects with an `Answered` where it is none, with a `NotThere` where nobody hosts there. */
export async function replyOf<Name extends RequestName>(response: Response): Promise<Reply<Name>> {
  const text = await response.text().catch(() => undefined);
  if (text === undefined || NO_TABLES.includes(response.status)) throw new NotThere(undefined);
  const reply = replyIn(text);
  if (reply) return reply as Reply<Name>;
  // A page of the wrong kind in place of a reply: nobody hosts there.
  if (response.ok) throw new NotThere(undefined);
  const isSentence = response.headers.get("content-type")?.startsWith("text/plain") && text.length <= LONGEST;
  throw new Answered(response.status, isSentence && text.endsWith(".") ? text : undefined);
}

import type { SeatId } from "../../core/game.ts";
import { ask, come, linkHere, NotThere } from "./coming.ts";
import { HOST, keepSeat } from "./kept-seats.ts";
import { replyOf } from "./reply-of.ts";

/** A match that is to be played on a server. */
export interface Hosted {
  /** Id of the game. */
  readonly game: string;
  readonly config: unknown;
  /** Real dice are read out by the host. */
  readonly typed: boolean;
  /** Ids of computer players, by seat. */
  readonly computers: Readonly<Record<SeatId, string>>;
}

/** Opens a table on the server that the page comes from; its code. Rejects with a `NotThere`. */
export async function hostMatch({ game, config, typed, computers }: Hosted): Promise<string> {
  const link = await linkHere();
  try {
    const { code, secret } = await ask(link, "host", { game, config, typed });
    keepSeat(code, HOST, secret);
    for (const [seat, computer] of Object.entries(computers)) await ask(link, "seat", { seat, computer });
    return code;
  } finally {
    link.close();
  }
}

/** Becomes the host of a table by the code that its host so far has given away. `address`: of the server. Rejects with a `NotThere`. */
export async function takeHost(code: string, handover: string, address?: string): Promise<void> {
  const link = await linkHere(address);
  try {
    await come(link, code, { kind: "handover", handover });
  } finally {
    link.close();
  }
}

/** Opens a table with a match as its file has it; its code. Rejects with a `NotThere`. */
export async function hostFile(text: string): Promise<string> {
  const sent = { method: "POST", headers: { "content-type": "text/plain" }, body: text };
  const response = await fetch("./tables", sent).catch(() => undefined);
  if (!response) throw new NotThere(undefined);
  const reply = await replyOf<"host">(response);
  if (!reply.ok) throw new NotThere(reply);
  keepSeat(reply.code, HOST, reply.secret);
  return reply.code;
}

import { MAX_LISTED } from "../../protocol/limits.ts";
import type { Replies } from "../../protocol/replies.ts";
import type { Handler } from "./context.ts";

/** Tables that are listed. */
export const tables: Handler<"tables", Replies["tables"]> = async ({ store, rooms }) => {
  const listed = await store.listed(MAX_LISTED);
  const opened = await Promise.allSettled(listed.map((stored) => rooms.of(stored)));
  // One that can't be shown is no reason to show none.
  const shown = opened.flatMap((one) => (one.status === "fulfilled" ? [one.value.shown()] : []));
  return { tables: shown };
};

/** What is known of a table to who has its code. */
export const look: Handler<"look", Replies["look"]> = async ({ rooms }, _, { code }) => {
  const room = await rooms.byCode(code);
  return room.run(async () => ({ table: room.shown() }));
};

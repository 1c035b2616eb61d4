import type { Replies } from "../../protocol/replies.ts";
import type { Handler } from "./context.ts";

/** Tables that are listed. */
export const tables: Handler<"tables", Replies["tables"]> = ({ list }) => list.shown();

/** What is known of a table to who has its code. */
export const look: Handler<"look", Replies["look"]> = async ({ rooms }, _, { code }) => {
  const room = await rooms.byCode(code);
  return room.run(async () => ({ table: room.shown() }));
};

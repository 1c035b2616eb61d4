import { setImmediate as turn } from "node:timers/promises";
import { MAX_LISTED } from "../../protocol/limits.ts";
import type { Replies } from "../../protocol/replies.ts";
import type { Store } from "../store/store.ts";
import type { Rooms } from "./rooms.ts";

/** The list of tables, which is the same for everybody: those who ask in one turn of the event loop share one. */
export class TableList {
  private next: Promise<Replies["tables"]> | undefined;

  constructor(
    private readonly store: Store,
    private readonly rooms: Rooms,
  ) {}

  /** Tables that are listed, as they stand after this was asked. */
  shown(): Promise<Replies["tables"]> {
    this.next ??= this.made();
    return this.next;
  }

  private async made(): Promise<Replies["tables"]> {
    await turn();
    this.next = undefined;
    const listed = await this.store.listed(MAX_LISTED);
    const opened = await Promise.allSettled(listed.map((stored) => this.rooms.of(stored)));
    // One that can't be shown is no reason to show none.
    const shown = opened.flatMap((one) => (one.status === "fulfilled" ? [one.value.shown()] : []));
    return { tables: shown };
  }
}

import type { Reply } from "../../../src/protocol/replies.ts";
import type { RequestName } from "../../../src/protocol/requests.ts";
import type { Connection, Tables } from "../../../src/server/matches/tables.ts";

/** Tables that write down what they are asked, and say what a test has them say. */
export class RecordingTables implements Tables {
  readonly asked: {
    readonly name: RequestName;
    readonly request: unknown;
    readonly connection: Connection;
  }[] = [];
  readonly left: Connection[] = [];
  closed = false;
  reply: (name: RequestName, request: unknown, connection: Connection) => unknown = () => ({ ok: true });

  async ask<Name extends RequestName>(
    connection: Connection,
    name: Name,
    request: unknown,
  ): Promise<Reply<Name>> {
    this.asked.push({ name, request, connection });
    return (await this.reply(name, request, connection)) as Reply<Name>;
  }

  leave(connection: Connection): void {
    this.left.push(connection);
  }

  async close(): Promise<void> {
    this.closed = true;
  }
}

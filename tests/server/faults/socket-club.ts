import type { Socket } from "socket.io-client";
import { REPLY_TIMEOUT } from "../../../src/protocol/limits.ts";
import type { Pushes, Reply } from "../../../src/protocol/replies.ts";
import type { Request, RequestName } from "../../../src/protocol/requests.ts";
import type { OpenTables, TablesOptions } from "../../../src/server/matches/open-tables.ts";
import type { SocketOptions } from "../../../src/server/sockets/sockets.ts";
import type { Store } from "../../../src/server/store/store.ts";
import { Club, Window } from "../matches/club.ts";
import { House } from "../sockets/house.ts";

const PUSHES: readonly (keyof Pushes)[] = ["table", "moments", "sealed", "gone"];

/** A packet of the carrier below Socket.IO. */
interface Packet {
  readonly type: string;
  readonly data?: string | Uint8Array;
}

/** A window that is connected by a socket, with every byte that came over it. */
export class SocketWindow extends Window {
  /** Texts as they came, and bytes in hexadecimal digits. */
  readonly frames: string[] = [];
  private readonly client: Socket;

  constructor(club: SocketClub, id: string) {
    super(club, id);
    this.client = club.house.client();
    this.client.io.engine.on("packet", ({ type, data = "" }: Packet) => {
      if (type === "message")
        this.frames.push(typeof data === "string" ? data : Buffer.from(data).toString("hex"));
    });
    for (const name of PUSHES) this.client.on(name, (pushed) => this.send(name, pushed));
  }

  override async reply<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Reply<Name>> {
    const reply = await this.client.timeout(REPLY_TIMEOUT).emitWithAck(name, request);
    this.hear(name, reply);
    return reply;
  }

  override leave(): void {
    this.client.disconnect();
  }
}

/** Tables that are asked by sockets. */
export class SocketClub extends Club {
  house!: House<OpenTables>;

  static async over(
    store: Store,
    options: TablesOptions = {},
    sockets: Partial<SocketOptions> = {},
  ): Promise<SocketClub> {
    const club = new SocketClub(store, options);
    club.house = await House.over(club.tables, { now: () => club.now, ...sockets });
    return club;
  }

  override window(): SocketWindow {
    return new SocketWindow(this, this.nextId());
  }

  async close(): Promise<void> {
    await this.tables.close();
    await this.house.close();
    await this.store.close();
  }
}

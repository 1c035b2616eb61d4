import type { Server } from "node:http";
import type { Socket } from "node:net";
import { networkInterfaces } from "node:os";
import type { FastifyInstance } from "fastify";
import type { NetworkFault, NetworkState, OpenedAt } from "../../protocol/network.ts";
import { candidatesOf, type Interfaces, proposedOf } from "./candidates.ts";
import type { KeptPort } from "./kept-port.ts";
import { type Announce, type Announced, announce as announceByBonjour } from "./named.ts";
import { endListener, listenAt, portOf } from "./second-listener.ts";

/** Codes of a port that is not to be had, where another one may be. */
const TAKEN: readonly unknown[] = ["EADDRINUSE", "EACCES"];

export interface OpeningsOptions {
  readonly app: FastifyInstance;
  /** The port of last time. */
  readonly kept: Pick<KeptPort, "read" | "keep">;
  /** The port of the first listener, which is free at other addresses as a rule. */
  readonly port: () => number;
  /** Where the first listener is open to others already. */
  readonly fixed: () => readonly OpenedAt[];
  /** Left out: those of this machine. */
  readonly interfaces?: (() => Interfaces) | undefined;
  /** Left out: by multicast DNS. */
  readonly announce?: Announce | undefined;
  readonly clock?: () => number;
}

/** What could not be done, and the address that it is about. */
export interface OpeningFault {
  readonly code: NetworkFault;
  readonly address?: string;
}

interface Opened {
  readonly at: OpenedAt;
  readonly server: Server;
  /** What has come in there and is not closed. */
  readonly carried: Set<Socket>;
}

/** The listeners by which a server is open to others than its own machine; they come and go while it runs. */
export class Openings {
  #opened: readonly Opened[] = [];
  #named: Announced | undefined;
  #reached: number | null = null;
  /** One change after the other. */
  #turn: Promise<unknown> = Promise.resolve();
  readonly #options: OpeningsOptions;

  constructor(options: OpeningsOptions) {
    this.#options = options;
  }

  get #interfaces(): Interfaces {
    return (this.#options.interfaces ?? networkInterfaces)();
  }

  get state(): NetworkState {
    const candidates = candidatesOf(this.#interfaces);
    const fixed = this.#options.fixed();
    return {
      candidates,
      proposed: proposedOf(candidates),
      open: [...fixed, ...this.#opened.map(({ at }) => at)],
      fixed: fixed.length > 0,
      named: this.#named?.url ?? null,
      reached: this.#reached,
    };
  }

  /** Whether an address is one of this machine's own. */
  isOwn(address: string): boolean {
    const plain = address.replace(/^::ffff:/i, "");
    return Object.values(this.#interfaces).some((all) => all?.some((one) => one.address === plain));
  }

  /** Somebody has opened the page that tells that it was reached. */
  reachedFrom(address: string): void {
    if (!this.isOwn(address)) this.#reached = (this.#options.clock ?? Date.now)();
  }

  /** Opens the server at these addresses and at no others; what is wrong, where it can't be. */
  open(addresses: readonly string[]): Promise<OpeningFault | undefined> {
    return this.#after(async () => {
      if (this.state.fixed) return { code: "fixed" };
      const unknown = addresses.find((one) => !this.state.candidates.some(({ address }) => address === one));
      if (unknown !== undefined) return { code: "no-address", address: unknown };
      await this.#end();
      this.#opened = await this.#listen([...new Set(addresses)]);
      const [first] = this.#opened;
      if (!first) return { code: "no-port" };
      this.#options.kept.keep(first.at.port);
      await this.#announce(first.at.port);
    });
  }

  /** Closes what a page has opened, and ends whatever came that way. */
  close(): Promise<OpeningFault | undefined> {
    return this.#after(async () => {
      if (this.state.fixed) return { code: "fixed" };
      await this.#end();
    });
  }

  /** The server ends. */
  async end(): Promise<void> {
    await this.#after(() => this.#end());
  }

  #after<Done>(change: () => Promise<Done>): Promise<Done> {
    const done = this.#turn.then(change);
    this.#turn = done.catch(() => undefined);
    return done;
  }

  async #end(): Promise<void> {
    const [opened, named] = [this.#opened, this.#named];
    this.#opened = [];
    this.#named = undefined;
    this.#reached = null;
    await Promise.all([named?.end(), ...opened.map(({ server, carried }) => endListener(server, carried))]);
  }

  /** Listens at all of the addresses with one port: that of last time, that of this machine, any. */
  async #listen(addresses: readonly string[]): Promise<readonly Opened[]> {
    const ports = new Set([this.#options.kept.read(), this.#options.port(), 0]);
    for (const port of ports) {
      const opened = port === undefined ? undefined : await this.#listenWith(addresses, port);
      if (opened) return opened;
    }
    return [];
  }

  async #listenWith(addresses: readonly string[], asked: number): Promise<readonly Opened[] | undefined> {
    const opened: Opened[] = [];
    for (const address of addresses) {
      try {
        opened.push(await this.#listenOne(address, opened[0]?.at.port ?? asked));
      } catch (error) {
        await Promise.all(opened.map(({ server, carried }) => endListener(server, carried)));
        if (TAKEN.includes((error as NodeJS.ErrnoException).code)) return undefined;
        throw error;
      }
    }
    return opened;
  }

  async #listenOne(address: string, asked: number): Promise<Opened> {
    const server = await listenAt(this.#options.app, address, asked);
    const carried = new Set<Socket>();
    server.on("connection", (socket) => {
      carried.add(socket);
      socket.once("close", () => carried.delete(socket));
    });
    const port = portOf(server);
    return { at: { address, port, url: `http://${address}:${port}` }, server, carried };
  }

  async #announce(port: number): Promise<void> {
    const addresses = this.#opened.map(({ at }) => at.address);
    // By name is an extra: nobody waits for it.
    const opened = this.#opened;
    void (this.#options.announce ?? announceByBonjour)(addresses, port).then(
      (named) => {
        if (this.#opened === opened) this.#named = named;
        else void named?.end();
      },
      () => undefined,
    );
  }
}

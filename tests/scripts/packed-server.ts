import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { io } from "socket.io-client";
import { gameNamed, tableOf } from "../../src/cli/wanted.ts";
import { GAMES } from "../../src/games/index.ts";
import { PROTOCOL } from "../../src/protocol/limits.ts";

/** The packed program as a server in a process of its own. */
export class PackedServer {
  complaints = "";

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.stderr?.on("data", (part) => {
      this.complaints += String(part);
    });
  }

  /** Starts it in an empty folder, which its data folder lies in, and npm's own things where npm runs it. */
  static async start([program, ...args]: readonly [string, ...string[]], cwd: string): Promise<PackedServer> {
    const child = spawn(program, args, {
      cwd,
      // A group of its own, ended as a terminal does: npx does not hand a signal on.
      detached: true,
      env: {
        ...process.env,
        ...{ PORT: "0", TALLYHO_DATA: join(cwd, "data"), DATABASE_URL: "" },
        ...{ npm_config_cache: join(cwd, "npm"), npm_config_update_notifier: "false" },
      },
    });
    let out = "";
    while (!/at \S+\n/.test(out)) {
      const [part] = await once(child.stdout, "data");
      out += String(part);
    }
    return new PackedServer(child, /at (\S+)\n/.exec(out)?.[1] ?? "");
  }

  /** Entries of the log of a duel between computer players, as soon as there are some. */
  async answersOfComputers(): Promise<number> {
    const { config } = await tableOf(gameNamed(GAMES, "dogfight"), "duel");
    const client = io(this.url, { auth: { protocol: PROTOCOL }, transports: ["websocket"], forceNew: true });
    try {
      const grown = new Promise<number>((resolve) => {
        client.on("table", ({ entries }) => {
          if (entries > 1) resolve(entries);
        });
      });
      const hosted = await client.emitWithAck("host", { game: "dogfight", config });
      for (const { id } of hosted.table.seats)
        await client.emitWithAck("seat", { seat: id, computer: "cadet" });
      return await grown;
    } finally {
      client.disconnect();
    }
  }

  async stop(): Promise<void> {
    const closed = once(this.child, "close");
    process.kill(-(this.child.pid as number));
    await closed;
  }
}

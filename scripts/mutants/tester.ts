import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** A file that has just been changed, and the tests to try it by, those first that are likely to fail. */
export interface Asked {
  readonly changed: string;
  readonly tests: readonly string[];
}

/** The first test that failed, in words, and its file; nothing when all passed. */
export interface Told {
  readonly failed?: { readonly name: string; readonly file: string };
}

/** What the process that runs tests sends: that it is still at work, or how it came out. */
export type Sent = { readonly kind: "busy" } | ({ readonly kind: "done" } & Told);

/** So long may no test end, in milliseconds, before what is tried counts as hung. */
const SILENCE = 240_000;

/** Runs tests in a process of its own, which stays for the next change and is ended when a test hangs. */
export class Tester {
  private process: ChildProcess | undefined;

  constructor(private readonly folder: string) {
    process.on("exit", () => this.end());
  }

  private begun(): ChildProcess {
    const path = fileURLToPath(new URL("vitest.ts", import.meta.url));
    // Its own group, so that the workers of a runner that hangs end with it.
    this.process ??= fork(path, [this.folder], {
      ...{ cwd: this.folder, detached: true },
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    return this.process;
  }

  /** Undefined when the tests hang or their process is lost. */
  async ask(asked: Asked): Promise<Told | undefined> {
    const runner = this.begun();
    const told = await new Promise<Told | undefined>((tell) => {
      let timer: NodeJS.Timeout;
      const lost = () => tell(undefined);
      const heard = (sent: Sent) => {
        clearTimeout(timer);
        if (sent.kind === "done") tell(sent);
        else timer = setTimeout(lost, SILENCE);
      };
      timer = setTimeout(lost, SILENCE);
      runner.removeAllListeners();
      runner.on("message", heard).once("exit", lost);
      runner.send(asked);
    });
    if (!told) this.end();
    return told;
  }

  end(): void {
    const id = this.process?.pid;
    this.process = undefined;
    try {
      if (id !== undefined) process.kill(process.platform === "win32" ? id : -id, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}

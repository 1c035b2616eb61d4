import { type ChildProcess, fork } from "node:child_process";

/** What a process can be asked to do, by name; arguments and results travel as JSON. */
export type Calls = Readonly<Record<string, (value: never) => unknown>>;

interface Asked {
  readonly id: number;
  readonly name: string;
  readonly value: unknown;
}

interface Answered {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Answers what the process that started this one asks for. */
export function answerCalls(calls: Calls): void {
  process.on("message", async ({ id, name, value }: Asked) => {
    const answer = async (): Promise<Answered> => {
      try {
        return { id, value: await calls[name]?.(value as never) };
      } catch (error) {
        return { id, error: (error as Error).stack ?? String(error) };
      }
    };
    process.send?.(await answer());
  });
  process.once("disconnect", () => process.exit());
}

/** A process of its own that answers calls. */
export class Called<Known extends Calls> {
  private readonly waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  private readonly child: ChildProcess;
  private asked = 0;

  constructor(program: string) {
    this.child = fork(program, { execArgv: [], stdio: ["ignore", "inherit", "inherit", "ipc"] });
    this.child.on("message", ({ id, value, error }: Answered) => {
      const waiting = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) waiting?.resolve(value);
      else waiting?.reject(new Error(error));
    });
    this.child.once("exit", (code) => {
      for (const { reject } of this.waiting.values()) reject(new Error(`${program} has ended (${code})`));
    });
  }

  call<Name extends keyof Known & string>(
    name: Name,
    value: Parameters<Known[Name]>[0],
  ): Promise<Awaited<ReturnType<Known[Name]>>> {
    const id = this.asked++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (value: unknown) => void, reject });
      this.child.send({ id, name, value } satisfies Asked);
    });
  }

  end(): void {
    this.child.disconnect();
  }
}

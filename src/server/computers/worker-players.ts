import { Worker } from "node:worker_threads";
import type { Answered, ComputerPlayers, ComputerQuestion } from "./players.ts";
import type { Said, WorkerRequest } from "./worker.ts";

/** How often a question is asked before it is given up: once more, should the worker have died over another one. */
const TRIES = 2;

/** What the thread is called by tools. */
const NAME = "computers";

interface Job {
  readonly question: ComputerQuestion;
  readonly done: (answers: Answered) => void;
  readonly fail: (error: Error) => void;
  tries: number;
}

/** Starts the thread; where this is not the packed program, from the sources. */
function startWorker(): Worker {
  const { url } = import.meta;
  const file = url.endsWith(".ts") ? new URL("./source-worker.js", url) : new URL("./worker.js", url);
  return new Worker(file, { name: NAME });
}

/**
 * Computer players in a thread of their own, one question after the other. A thread that dies is started anew, and what it
 * was asked is asked once more.
 */
export class WorkerPlayers implements ComputerPlayers {
  private worker: Worker | undefined;
  private readonly waiting: Job[] = [];
  private current: Job | undefined;
  private asked = 0;
  private closed = false;

  constructor(private readonly start: () => Worker = startWorker) {}

  answer(question: ComputerQuestion): Promise<Answered> {
    return new Promise((done, fail) => {
      this.waiting.push({ question, done, fail, tries: 0 });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    const left = [...this.waiting.splice(0), ...(this.current ? [this.current] : [])];
    this.current = undefined;
    for (const { fail } of left) fail(new Error("the computer players are dismissed"));
    const { worker } = this;
    this.worker = undefined;
    await worker?.terminate();
  }

  private next(): void {
    if (this.current || this.closed) return;
    const job = this.waiting.shift();
    if (!job) return;
    this.current = job;
    job.tries += 1;
    this.asked += 1;
    this.worker ??= this.opened();
    this.worker.postMessage({ id: this.asked, question: job.question } satisfies WorkerRequest);
  }

  private opened(): Worker {
    const worker = this.start();
    worker.unref();
    worker.on("message", (said: Said) => this.hear(said));
    worker.on("error", (error) => this.lose(worker, error));
    worker.on("exit", (code) => this.lose(worker, new Error(`the computers' thread ended with ${code}`)));
    return worker;
  }

  private hear(said: Said): void {
    const job = this.current;
    if (!job || said.id !== this.asked) return;
    this.current = undefined;
    if ("answers" in said) job.done(said.answers);
    else this.again(job, new Error(said.failed));
    this.next();
  }

  private lose(worker: Worker, error: unknown): void {
    if (worker !== this.worker) return;
    this.worker = undefined;
    const job = this.current;
    this.current = undefined;
    if (job) this.again(job, error instanceof Error ? error : new Error(String(error)));
    this.next();
  }

  private again(job: Job, error: Error): void {
    if (job.tries < TRIES && !this.closed) this.waiting.push(job);
    else job.fail(error);
  }
}

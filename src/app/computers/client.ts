import type { Ask, Asking, Thought, ThoughtRequest } from "../context/computer-players.ts";
import { think } from "./think.ts";
import type { Reply } from "./worker.ts";

interface Job extends Asking {
  readonly request: ThoughtRequest;
  readonly done: (thought: Thought) => void;
  readonly fail: (error: unknown) => void;
}

const unwanted = () => new Error("the answer is no longer wanted");

/** A worker of its own, or undefined where the browser has none. */
function openWorker(): Worker | undefined {
  if (typeof Worker === "undefined") return undefined;
  try {
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "computer players" });
  } catch {
    return undefined;
  }
}

/**
 * Thinks in a worker, one request after the other; those no longer wanted are passed over. Where there are no
 * workers the page itself thinks. A worker that breaks is dismissed, and the next request gets a new one.
 */
export class Client {
  private worker: Worker | undefined;
  private current: Job | undefined;
  private readonly waiting: Job[] = [];

  readonly ask: Ask = (request, asking = {}) =>
    new Promise((done, fail) => {
      this.waiting.push({ request, ...asking, done, fail });
      this.next();
    });

  /** Thinks no further. */
  dismiss(): void {
    this.close();
    for (const job of this.waiting.splice(0)) job.fail(unwanted());
  }

  private next(): void {
    if (this.current) return;
    const job = this.waiting.shift();
    if (!job) return;
    if (job.signal?.aborted) {
      job.fail(unwanted());
      this.next();
      return;
    }
    this.current = job;
    this.worker ??= this.opened();
    if (this.worker) this.worker.postMessage(job.request);
    else void this.thinkHere(job);
  }

  private opened(): Worker | undefined {
    const worker = openWorker();
    if (!worker) return undefined;
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.close(new Error(event.message));
      this.next();
    };
    return worker;
  }

  private hear(reply: Reply): void {
    const job = this.current;
    if (!job) return;
    if (reply.kind === "progress") {
      job.onProgress?.(reply.spent);
      return;
    }
    this.current = undefined;
    if (reply.kind === "failed") job.fail(new Error(reply.reason));
    else if (job.signal?.aborted) job.fail(unwanted());
    else job.done(reply.thought);
    this.next();
  }

  private async thinkHere(job: Job): Promise<void> {
    try {
      const thought = await think(job.request, (spent) => job.onProgress?.(spent));
      this.hear({ kind: "thought", thought });
    } catch (error) {
      this.hear({ kind: "failed", reason: String(error) });
    }
  }

  private close(error: unknown = unwanted()): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.current?.fail(error);
    this.current = undefined;
  }
}

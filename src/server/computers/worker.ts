import { parentPort } from "node:worker_threads";
import { GAMES } from "../../games/index.ts";
import type { Answered, ComputerQuestion } from "./players.ts";
import { think } from "./think.ts";

/** A question as the worker gets it. */
export interface WorkerRequest {
  readonly id: number;
  readonly question: ComputerQuestion;
}

/** What the worker says to a question. */
export type Said =
  | { readonly id: number; readonly answers: Answered }
  | { readonly id: number; readonly failed: string };

parentPort?.on("message", ({ id, question }: WorkerRequest) => {
  think(GAMES, question).then(
    (answers) => parentPort?.postMessage({ id, answers } satisfies Said),
    (error: unknown) => parentPort?.postMessage({ id, failed: String(error) } satisfies Said),
  );
});

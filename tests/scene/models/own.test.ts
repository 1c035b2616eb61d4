import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ownShape, paintworkOf, type WorkerQuestion } from "../../../src/scene/models/own.ts";

/** A worker that answers when it is told to. */
class StandIn {
  readonly asked: WorkerQuestion[] = [];
  onmessage: (event: { readonly data: unknown }) => void = () => {};
  onerror: () => void = () => {};

  constructor() {
    workers.push(this);
  }

  postMessage(question: WorkerQuestion): void {
    this.asked.push(question);
  }

  answer(nth: number, found: unknown): void {
    this.onmessage({ data: { id: this.asked[nth]?.id, found } });
  }
}

const workers: StandIn[] = [];

beforeEach(() => {
  workers.length = 0;
  vi.stubGlobal("Worker", StandIn);
});
afterEach(() => {
  // The next test begins without a worker.
  for (const worker of workers) worker.onerror();
  vi.unstubAllGlobals();
});

const PAINTS = { paints: ["wing"] };

describe("the worker that makes miniatures", () => {
  it("is one for all that is asked, whose answers come in any order", async () => {
    const asked = ["a", "b", "c"].map((model) => paintworkOf(model));
    expect(workers).toHaveLength(1);
    const [worker] = workers as [StandIn];
    expect(worker.asked.map((one) => one.asked)).toEqual([
      { kind: "paintwork", model: "a" },
      { kind: "paintwork", model: "b" },
      { kind: "paintwork", model: "c" },
    ]);
    expect(new Set(worker.asked.map(({ id }) => id)).size).toBe(3);
    worker.answer(2, { ...PAINTS, model: "c" });
    worker.answer(0, { ...PAINTS, model: "a" });
    worker.answer(1, undefined);
    expect(await Promise.all(asked)).toEqual([
      { ...PAINTS, model: "a" },
      undefined,
      { ...PAINTS, model: "c" },
    ]);
  });

  it("that breaks down leaves all that was asked unanswered, and another is begun for the next question", async () => {
    const asked = [paintworkOf("a"), ownShape({ kind: "repaint", model: "b", repaint: {} as never })];
    workers[0]?.onerror();
    expect(await Promise.all(asked)).toEqual([undefined, undefined]);
    const next = paintworkOf("c");
    expect(workers).toHaveLength(2);
    expect(workers[1]?.asked.map((one) => one.asked)).toEqual([{ kind: "paintwork", model: "c" }]);
    workers[1]?.answer(0, PAINTS);
    expect(await next).toEqual(PAINTS);
  });

  it("makes nothing of an answer to another question", async () => {
    const shape = ownShape({ kind: "look", look: {} as never });
    const paints = paintworkOf("a");
    workers[0]?.answer(0, PAINTS);
    workers[0]?.answer(1, { airframe: {} });
    expect([await shape, await paints]).toEqual([undefined, undefined]);
  });
});

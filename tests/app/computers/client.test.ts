import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Client } from "../../../src/app/computers/client.ts";
import { requestNow } from "../../../src/app/computers/request.ts";
import type { Thought, ThoughtRequest } from "../../../src/app/context/computer-players.ts";
import { openLastShot } from "../session/dogfight.ts";

const THOUGHT: Thought = { answers: [["B1", "2"]], considered: [] };

/** A worker that answers when the test says so. */
class Puppet {
  static readonly all: Puppet[] = [];
  readonly heard: ThoughtRequest[] = [];
  terminated = false;
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message: string; preventDefault(): void }) => void) | undefined;

  constructor() {
    Puppet.all.push(this);
  }

  postMessage(request: ThoughtRequest): void {
    this.heard.push(request);
  }

  terminate(): void {
    this.terminated = true;
  }

  say(data: unknown): void {
    this.onmessage?.({ data });
  }

  crash(): void {
    this.onerror?.({ message: "no module workers here", preventDefault: () => undefined });
  }
}

async function request(seat = "blue"): Promise<ThoughtRequest> {
  return requestNow((await openLastShot()).getState().open, "m1", seat, "cadet");
}

afterEach(() => vi.unstubAllGlobals());

describe("without workers", () => {
  it("the page thinks by itself", async () => {
    vi.stubGlobal("Worker", undefined);
    const thought = await new Client().ask(await request());
    expect(thought.answers.map(([prompt]) => prompt)).toEqual(["B1"]);
  });

  it("and says so when it can't", async () => {
    vi.stubGlobal("Worker", undefined);
    const client = new Client();
    await expect(client.ask({ ...(await request()), opponent: "baron" })).rejects.toThrow("baron");
  });
});

describe("with a worker", () => {
  beforeEach(() => {
    Puppet.all.length = 0;
    vi.stubGlobal("Worker", Puppet);
  });

  it("questions are put one after the other to the same worker", async () => {
    const client = new Client();
    const answers = [client.ask(await request("blue")), client.ask(await request("red"))];
    const [worker] = Puppet.all;
    expect(worker?.heard.map(({ seat }) => seat)).toEqual(["blue"]);
    worker?.say({ kind: "thought", thought: THOUGHT });
    worker?.say({ kind: "thought", thought: THOUGHT });
    expect(await Promise.all(answers)).toEqual([THOUGHT, THOUGHT]);
    expect(worker?.heard.map(({ seat }) => seat)).toEqual(["blue", "red"]);
    expect(Puppet.all).toHaveLength(1);
  });

  it("progress is told to whom it concerns", async () => {
    const spent: number[] = [];
    const client = new Client();
    const answer = client.ask(await request(), { onProgress: (share) => spent.push(share) });
    Puppet.all[0]?.say({ kind: "progress", spent: 0.4 });
    Puppet.all[0]?.say({ kind: "thought", thought: THOUGHT });
    await answer;
    Puppet.all[0]?.say({ kind: "progress", spent: 0.9 });
    expect(spent).toEqual([0.4]);
  });

  it("one that is no longer wanted is passed over", async () => {
    const client = new Client();
    const stop = new AbortController();
    const first = client.ask(await request("blue"));
    const dropped = client.ask(await request("red"), { signal: stop.signal });
    const last = client.ask(await request("blue"));
    stop.abort();
    const outcome = expect(dropped).rejects.toThrow("no longer wanted");
    Puppet.all[0]?.say({ kind: "thought", thought: THOUGHT });
    Puppet.all[0]?.say({ kind: "thought", thought: THOUGHT });
    await outcome;
    await Promise.all([first, last]);
    expect(Puppet.all[0]?.heard.map(({ seat }) => seat)).toEqual(["blue", "blue"]);
  });

  it("one that breaks fails its request, and the next gets a new worker", async () => {
    const client = new Client();
    const failed = expect(client.ask(await request())).rejects.toThrow("no module workers");
    const next = client.ask(await request());
    Puppet.all[0]?.crash();
    await failed;
    expect(Puppet.all[0]?.terminated).toBe(true);
    Puppet.all[1]?.say({ kind: "thought", thought: THOUGHT });
    expect(await next).toEqual(THOUGHT);
  });

  it("a request that can't be answered fails alone", async () => {
    const client = new Client();
    const failed = expect(client.ask(await request())).rejects.toThrow("no such game");
    Puppet.all[0]?.say({ kind: "failed", reason: "no such game" });
    await failed;
    expect(Puppet.all[0]?.terminated).toBe(false);
  });

  it("nobody is kept waiting when the page is left", async () => {
    const client = new Client();
    const answers = [client.ask(await request()), client.ask(await request())];
    client.dismiss();
    const settled = await Promise.allSettled(answers);
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(Puppet.all[0]?.terminated).toBe(true);
  });
});

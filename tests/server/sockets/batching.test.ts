import type { IncomingMessage } from "node:http";
import { Duplex } from "node:stream";
import { setImmediate as turn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { BatchingServer } from "../../../src/server/sockets/batching.ts";

/** A connection that keeps what is written to it at once; it takes no more where `isRead` is false. */
class Wire extends Duplex {
  readonly writes: Buffer[] = [];

  constructor(private readonly isRead = true) {
    super();
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.writes.push(chunk);
    if (this.isRead) done();
  }

  override _writev(chunks: { readonly chunk: Buffer }[], done: () => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => Buffer.from(chunk))), "", done);
  }
}

/** A WebSocket that a server has let in on a connection of ours. */
async function letIn(wire: Wire): Promise<WebSocket> {
  const server = new BatchingServer({ noServer: true, clientTracking: false });
  const headers = {
    ...{ upgrade: "websocket", connection: "Upgrade", "sec-websocket-version": "13" },
    "sec-websocket-key": Buffer.alloc(16).toString("base64"),
  };
  const request = { method: "GET", url: "/", headers } as unknown as IncomingMessage;
  const socket = await new Promise<WebSocket>((resolve) => {
    server.handleUpgrade(request, wire, Buffer.alloc(0), resolve);
  });
  await turn();
  wire.writes.length = 0;
  return socket;
}

/** The frame of a short text as a server sends it: RFC 6455, section 5.2. */
function frame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);
}

describe("frames of one turn", () => {
  it("go to the network together, in their order, and those of the next turn after them", async () => {
    const wire = new Wire();
    const socket = await letIn(wire);
    for (const text of ["one", "two", "three"]) socket.send(text, () => undefined);
    expect(wire.writes).toEqual([]);
    await turn();
    socket.send("four", () => undefined);
    await turn();
    expect(wire.writes).toEqual([Buffer.concat(["one", "two", "three"].map(frame)), frame("four")]);
  });

  it("are said to be sent at once, so that what comes next goes with them", async () => {
    const socket = await letIn(new Wire());
    let sent = 0;
    socket.send("one", () => {
      sent += 1;
      socket.send("two", () => {
        sent += 1;
      });
    });
    expect(sent).toBe(2);
  });

  it("are said to be sent when they are, where nobody reads", async () => {
    const socket = await letIn(new Wire(false));
    socket.send("x".repeat(20_000), () => undefined);
    await turn();
    let isSent = false;
    socket.send("more", () => {
      isSent = true;
    });
    await turn();
    expect(isSent).toBe(false);
  });

  it("are not sent on a connection that is closed, and who sends is told", async () => {
    const socket = await letIn(new Wire());
    socket.terminate();
    const error = await new Promise((resolve) => socket.send("late", resolve));
    expect(error).toBeInstanceOf(Error);
    expect(socket.readyState).not.toBe(WebSocket.OPEN);
  });
});

describe("messages that come together", () => {
  /** The frame of a short text as a client sends it, masked by zeros. */
  const masked = (text: string) =>
    Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

  it("are heard one a turn of each socket, in their order, so that others are heard between them", async () => {
    const wires = [new Wire(), new Wire()];
    const heard: string[] = [];
    for (const [nth, wire] of wires.entries())
      (await letIn(wire)).on("message", (data) => heard.push(`${nth}: ${data}`));
    const [many, few] = wires;
    many?.push(Buffer.concat(["one", "two", "three"].map(masked)));
    few?.push(masked("mine"));
    for (let turns = 0; turns < 8; turns++) await turn();
    expect(heard).toEqual(["0: one", "1: mine", "0: two", "0: three"]);
  });
});

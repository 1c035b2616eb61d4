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

const serverOfTest = () => new BatchingServer({ noServer: true, clientTracking: false });

/** A WebSocket that a server has let in on a connection of ours. */
async function letIn(wire: Wire, server = serverOfTest()): Promise<WebSocket> {
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
  const together = (...texts: readonly string[]) => Buffer.concat(texts.map(masked));

  /** Sockets of one server, and what it hears of them by number, turn by turn. */
  async function hearing(count: number) {
    const server = serverOfTest();
    const wires = Array.from({ length: count }, () => new Wire());
    let heard: string[] = [];
    const sockets: WebSocket[] = [];
    for (const [nth, wire] of wires.entries()) {
      const socket = await letIn(wire, server);
      socket
        .on("message", (data) => heard.push(`${nth} ${data}`))
        .on("close", () => heard.push(`${nth} gone`));
      sockets.push(socket);
    }
    const next = async () => {
      await turn();
      const told = heard;
      heard = [];
      return told;
    };
    return { wires: wires as [Wire, ...Wire[]], sockets: sockets as [WebSocket, ...WebSocket[]], next };
  }

  it("are heard one a turn, of all sockets one by one in their order; who sends one is heard at once", async () => {
    const { wires, next } = await hearing(4);
    for (const wire of wires.slice(0, 3)) wire.push(together("a", "b", "c"));
    const turns = [await next()];
    wires[3]?.push(together("mine"));
    for (let nth = 0; nth < 8; nth++) turns.push(await next());
    const told = turns.flat();
    const isMine = (one: string) => one === "3 mine";
    expect(told.findIndex(isMine)).toBeLessThan(6);
    expect(told.filter((one) => !isMine(one)).join()).toBe("0 a,1 a,2 a,0 b,1 b,2 b,0 c,1 c,2 c");
    const most = Math.max(...turns.slice(1).map((one) => one.filter((told) => !isMine(told)).length));
    expect(most).toBe(1);
  });

  it.each([
    ["who sent them is gone", (wire: Wire) => void wire.push(null)],
    ["the connection is cut", (_: Wire, socket: WebSocket) => socket.terminate()],
  ])("are all heard before it is heard that %s", async (_, end) => {
    const { wires, sockets, next } = await hearing(1);
    wires[0].push(together("a", "b", "c"));
    const told = await next();
    end(wires[0], sockets[0]);
    for (let nth = 0; nth < 12; nth++) told.push(...(await next()));
    expect(told).toEqual(["0 a", "0 b", "0 c", "0 gone"]);
  });

  it("keep who sent them from being read on until they are heard", async () => {
    const { wires, sockets, next } = await hearing(1);
    wires[0].push(together("a", "b", "c"));
    await turn();
    expect(sockets[0].isPaused).toBe(true);
    for (let nth = 0; nth < 4; nth++) await next();
    expect(sockets[0].isPaused).toBe(false);
    wires[0].push(together("d"));
    expect([...(await next()), ...(await next())]).toEqual(["0 d"]);
  });
});

import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";
import { answerCalls } from "./calls.ts";
import { usage } from "./usage.ts";

async function start(): Promise<number> {
  const server = new WebSocketServer({ port: 0, host: "127.0.0.1", perMessageDeflate: false });
  server.on("connection", (socket) => {
    socket.on("message", (data, isBinary) => socket.send(data, { binary: isBinary }));
  });
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const calls = { start, usage };
export type EchoCalls = typeof calls;

answerCalls(calls);

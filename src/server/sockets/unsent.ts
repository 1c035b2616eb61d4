import type { Socket } from "socket.io";
import { MAX_UNSENT_BYTES } from "../../protocol/limits.ts";

type Carrier = Socket["conn"];

/** A transport that is a WebSocket; its closing handshake would wait for somebody who does not read. */
interface WebSocketTransport {
  readonly socket?: { terminate?(): void };
}

/** Ends a connection at once: nothing that waits for it is kept. */
function drop(carrier: Carrier): void {
  const { socket } = carrier.transport as WebSocketTransport;
  carrier.close(true);
  socket?.terminate?.();
}

/**
 * Drops a connection for which too many bytes wait because it does not take them. What is queued goes to the transport all
 * at once when that has sent what it had before.
 */
export function limitUnsent(carrier: Carrier, onDrop: () => void): void {
  let queued = 0;
  let sending = 0;
  carrier.on("packetCreate", ({ data }: { readonly data?: string | Uint8Array }) => {
    queued += data?.length ?? 0;
    const unsent = queued + (carrier.transport.writable ? 0 : sending);
    if (unsent <= MAX_UNSENT_BYTES) return;
    onDrop();
    drop(carrier);
  });
  carrier.on("flush", () => {
    sending = queued;
    queued = 0;
  });
}

import type { NetworkReply, NetworkState } from "../../../protocol/network.ts";

/** What came of asking how the server is reached, or of changing that. */
export interface NetworkTold {
  /** Undefined where this is not the machine that the server runs on, or it has no such thing. */
  readonly state: NetworkState | undefined;
  /** Why it was not changed. */
  readonly fault?: string;
}

/** Undefined where nobody answers. */
async function ask(path: string, init: RequestInit = {}): Promise<NetworkTold | undefined> {
  const response = await fetch(path, init).catch(() => undefined);
  if (!response) return undefined;
  const reply: NetworkReply | undefined = await response.json().catch(() => undefined);
  if (!reply) return { state: undefined };
  return reply.ok ? { state: reply.state } : { state: undefined, fault: reply.text };
}

function post(path: string, body: unknown): Promise<NetworkTold | undefined> {
  const headers = { "content-type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** How the server that the page comes from is reached from its networks. */
export function networkNow(): Promise<NetworkTold | undefined> {
  return ask("./network");
}

/** Opens the server at these addresses. */
export function openAt(addresses: readonly string[]): Promise<NetworkTold | undefined> {
  return post("./network/open", { addresses });
}

/** Closes it to all networks. */
export function closeNetwork(): Promise<NetworkTold | undefined> {
  return post("./network/close", {});
}

import type { NetworkReply, NetworkState } from "../../protocol/network.ts";

/** What came of asking how the server is reached, or of changing that. */
export interface NetworkTold {
  /** Undefined where this is not the machine that the server runs on, or it has no such thing. */
  readonly state: NetworkState | undefined;
  /** Why it was not changed. */
  readonly fault?: string;
}

async function ask(path: string, init: RequestInit = {}): Promise<NetworkTold> {
  try {
    const response = await fetch(path, init);
    const reply = (await response.json()) as NetworkReply;
    return reply.ok ? { state: reply.state } : { state: undefined, fault: reply.text };
  } catch {
    return { state: undefined };
  }
}

function post(path: string, body: unknown): Promise<NetworkTold> {
  const headers = { "content-type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

/** How the server that the page comes from is reached from its networks. */
export function networkNow(): Promise<NetworkTold> {
  return ask("./network");
}

/** Opens the server at these addresses. */
export function openAt(addresses: readonly string[]): Promise<NetworkTold> {
  return post("./network/open", { addresses });
}

/** Closes it to all networks. */
export function closeNetwork(): Promise<NetworkTold> {
  return post("./network/close", {});
}

import { vi } from "vitest";
import type { AddressKind, NetworkReply, NetworkState, OpenedAt } from "../../../src/protocol/network.ts";

const PORT = 8080;

export const urlOf = (address: string) => `http://${address}:${PORT}`;

export function openAt(address: string): OpenedAt {
  return { address, port: PORT, url: urlOf(address) };
}

/** How far a server is open on a machine with these addresses, by what kind each is. */
export function stateOf(
  kinds: Readonly<Record<string, AddressKind>>,
  more: Partial<NetworkState> = {},
): NetworkState {
  const candidates = Object.entries(kinds).map(([address, kind]) => ({ address, kind, name: `${kind}0` }));
  const [first] = candidates;
  const proposed = first && first.kind !== "virtual" ? first.address : null;
  return { candidates, proposed, open: [], fixed: false, named: null, reached: null, ...more };
}

/** A server on this machine as far as its network goes, whose page asks by `fetch`. */
export class NetworkOfTest {
  /** What it says to each change instead of doing it. */
  fault: Extract<NetworkReply, { ok: false }> | undefined;
  /** Nobody answers. */
  isGone = false;
  /** How often it was asked how things are. */
  looks = 0;

  constructor(public state: NetworkState) {
    vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}) => this.#answer(path, init));
  }

  async #answer(path: string, { method = "GET", body }: RequestInit): Promise<Response> {
    if (this.isGone) throw new TypeError("Failed to fetch");
    if (path === "./network" && method === "GET") {
      this.looks += 1;
      return Response.json({ ok: true, state: this.state });
    }
    if (method !== "POST") return new Response("", { status: 404 });
    if (this.fault) return Response.json(this.fault, { status: 409 });
    const { addresses = [] }: { addresses?: readonly string[] } = JSON.parse(String(body));
    if (path === "./network/open") this.state = { ...this.state, open: addresses.map(openAt) };
    else if (path === "./network/close") this.state = { ...this.state, open: [] };
    else return new Response("", { status: 404 });
    return Response.json({ ok: true, state: this.state });
  }
}

import type { NetworkReply, NetworkState } from "../../protocol/network.ts";

/** How long a server may take to tell how it is open, in milliseconds. */
const TIMEOUT = 5000;

const LOOPBACK: readonly string[] = ["localhost", "127.0.0.1", "[::1]"];

/** How far a server on this machine is open to others; undefined where it does not tell. */
async function networkOf(url: string): Promise<NetworkState | undefined> {
  try {
    const response = await fetch(`${url}/network`, { signal: AbortSignal.timeout(TIMEOUT) });
    const reply = (await response.json()) as NetworkReply;
    return reply.ok ? reply.state : undefined;
  } catch {
    return undefined;
  }
}

/** Addresses at which a server is open, those of VPNs and of containers only where there is no other. */
function openUrls({ candidates, open, named }: NetworkState): readonly string[] {
  const isVirtual = (address: string) =>
    candidates.some((one) => one.address === address && one.kind === "virtual");
  const near = open.filter(({ address }) => !isVirtual(address));
  const urls = (near.length > 0 ? near : open).map(({ url }) => url);
  return named === null ? urls : [...urls, named];
}

/**
 * The addresses by which phones reach a server that is known here by `url`, the best first: none where it is open to this
 * machine alone. Whoever has come from another machine has such an address.
 */
export async function phoneUrls(url: string): Promise<readonly string[]> {
  if (!LOOPBACK.includes(new URL(url).hostname)) return [url];
  const state = await networkOf(url);
  return state ? openUrls(state) : [];
}

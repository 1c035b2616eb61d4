import type { NetworkState } from "../../../protocol/network.ts";

/** Names and addresses by which each machine means itself. */
const OWN = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*\]|)$/i;

/** Where a page was loaded from. */
export type PageAddress = Pick<Location, "origin" | "hostname">;

/**
 * The addresses by which phones in the room reach a server, the likeliest first: where it is open to a network that its
 * machine is in and that is no VPN's and no container's, and where this page has it from. `state`: undefined where another
 * machine hosts.
 */
export function reachable(
  state: NetworkState | undefined,
  { origin, hostname }: PageAddress,
): readonly string[] {
  const { candidates = [], open = [] } = state ?? {};
  const kindOf = (at: string) => candidates.find(({ address }) => address === at)?.kind;
  const opened = open.filter(({ address }) => ![undefined, "virtual"].includes(kindOf(address)));
  const isHere = OWN.test(hostname) || kindOf(hostname) === "virtual";
  return [...new Set([...opened.map(({ url }) => url), ...(isHere ? [] : [origin])])];
}

/** Why no address is known by which phones reach a server. */
export type Obstacle =
  /** It is open to no network. */
  | "closed"
  /** It is, but to none that a phone is in. */
  | "elsewhere"
  /** The page has it by an address that means each machine itself, and can't open it. */
  | "own";

export function obstacleOf(state: NetworkState | undefined): Obstacle {
  if (!state) return "own";
  return state.open.length > 0 ? "elsewhere" : "closed";
}

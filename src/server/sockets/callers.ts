import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import { hostname } from "node:os";

/** The name by which a server may be known in its own network. */
export const MDNS_NAME = "tallyho.local";

/** How a server knows who calls it. */
export interface Naming {
  /** Names by which it is called besides those of this machine: that of a proxy before it, say. */
  readonly names?: readonly string[] | undefined;
  /** There is a proxy before it, which writes down whom it calls for (`X-Forwarded-For`). */
  readonly behindProxy?: boolean | undefined;
}

const IPV6_GROUPS = 8;
/** Groups of an address that name a network; a household has all that lie in one. */
const NETWORK_GROUPS = 4;

/** An address as limits count it: an IPv4 address, or the network of an IPv6 one, since one machine has all of that. */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const groups = (part: string | undefined) => (part ? part.split(":") : []);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array(Math.max(0, IPV6_GROUPS - before.length - after.length)).fill("0");
  return [...before, ...(tail === undefined ? [] : zeros), ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

/** The header by which proxies tell for whom they ask; the nearest one has written its last name. */
function forwarded({ "x-forwarded-for": header }: IncomingHttpHeaders): string | undefined {
  const last = String(header ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return last && isIP(last) > 0 ? last : undefined;
}

type Caller = Pick<IncomingMessage, "headers"> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Where a request comes from. */
export function addressOf({ headers, socket }: Caller, { behindProxy }: Naming): string {
  const named = behindProxy ? forwarded(headers) : undefined;
  return named ?? socket.remoteAddress ?? "";
}

/** Whether a request comes from this machine, and not by way of a proxy on it. */
export function isLocal(caller: Caller, naming: Naming): boolean {
  if (!naming.behindProxy && caller.headers["x-forwarded-for"] !== undefined) return false;
  const address = addressOf(caller, naming).replace(/^::ffff:/i, "");
  return address === "::1" || address.startsWith("127.");
}

/** The name in a header `Host`, without its port and brackets. */
function nameIn(host: string): string {
  return host
    .replace(/:\d*$/, "")
    .replace(/^\[(.*)\]$/, "$1")
    .toLowerCase();
}

/**
 * Whether a server is called by a name of its own. A page of somebody else's can have its own name lead to this machine; so
 * a browser that calls by a foreign name does not show our page. An address is no name.
 */
function isOwnName(host: string, { names = [] }: Naming): boolean {
  const name = nameIn(host);
  const machine = hostname().toLowerCase();
  return (
    isIP(name) > 0 ||
    ["localhost", MDNS_NAME, machine, `${machine}.local`].includes(name) ||
    names.some((one) => one.toLowerCase() === name)
  );
}

/** The place that a page was loaded from, as `Host` has it; undefined where it is none. */
function placeIn(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/** Why nobody is let in who calls like this; undefined where he is. Programs that are no browsers name no origin. */
export function callerFault({ headers }: Caller, naming: Naming): "host" | "origin" | undefined {
  const { host = "", origin } = headers;
  if (!isOwnName(host, naming)) return "host";
  if (origin === undefined) return undefined;
  const asHost = URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : host;
  return [host, asHost].includes(placeIn(origin) ?? "") ? undefined : "origin";
}

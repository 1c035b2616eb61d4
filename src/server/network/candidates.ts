import type { NetworkInterfaceInfo } from "node:os";
import type { AddressKind, NetworkAddress } from "../../protocol/network.ts";

/** What a machine says of its interfaces, as `networkInterfaces()` of Node does. */
export type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/**
 * Interfaces of VPNs, of containers and of virtual machines, as Linux, macOS and Windows name them: what listens there is
 * reached by no phone in the room.
 */
const VIRTUAL: readonly RegExp[] = [
  // Tunnels of VPNs.
  /^(?:tun|tap|utun|wg|ppp|ipsec|gif|stf|zt|feth|tailscale|nordlynx|proton|mullvad|cscotun|gpd)[\d_-]*/i,
  /\b(?:wireguard|openvpn|tailscale|zerotier|nordlynx|nordvpn|hamachi|anyconnect|globalprotect|fortinet|vpn)\b/i,
  // Containers.
  /^(?:docker|br-|veth|podman|cni|flannel|cali|cilium|lxc|lxd|kube|nerdctl|incusbr)/i,
  // Virtual machines; Apple's bridges between them are numbered from 100.
  /^(?:vmnet|vboxnet|virbr|vnet|bridge1\d\d|vmenet)/i,
  /^vEthernet\b/i,
  /\b(?:vmware|virtualbox|hyper-v|wsl)\b/i,
  // Apple's own talk between devices.
  /^(?:awdl|llw|anpi|ap)\d+$/,
];

/** The four numbers of an IPv4 address. */
function bytesOf(address: string): readonly [number, number] {
  const [first = 0, second = 0] = address.split(".").map(Number);
  return [first, second];
}

function kindOf(name: string, address: string): AddressKind {
  const [first, second] = bytesOf(address);
  // 100.64.0.0/10 lies behind a provider, or is a Tailscale VPN: RFC 6598.
  const shared = first === 100 && second >= 64 && second < 128;
  if (shared || VIRTUAL.some((pattern) => pattern.test(name))) return "virtual";
  if (first === 169 && second === 254) return "link-local";
  const isPrivate =
    first === 10 || (first === 192 && second === 168) || (first === 172 && second >= 16 && second < 32);
  return isPrivate ? "private" : "public";
}

/** The order in which they are offered. */
const ORDER: readonly AddressKind[] = ["private", "public", "link-local", "virtual"];
/** In a room 192.168 is more usual than 10, and 172.16 the rarest. */
const USUAL: readonly RegExp[] = [/^192\.168\./, /^10\./, /^172\./];

function rank({ kind, address }: NetworkAddress): number {
  const usual = USUAL.findIndex((pattern) => pattern.test(address));
  return ORDER.indexOf(kind) * (USUAL.length + 1) + (usual < 0 ? USUAL.length : usual);
}

/** The IPv4 addresses of a machine at which others may reach it, those of private networks first, of VPNs and containers last. */
export function candidatesOf(interfaces: Interfaces): readonly NetworkAddress[] {
  return Object.entries(interfaces)
    .flatMap(([name, all = []]) =>
      all
        .filter(({ family, internal }) => family === "IPv4" && !internal)
        .map(({ address }) => ({ address, name, kind: kindOf(name, address) })),
    )
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The address to propose: the first that a phone is likely to reach. */
export function proposedOf(candidates: readonly NetworkAddress[]): string | null {
  const [first] = candidates;
  return first && first.kind !== "virtual" ? first.address : null;
}

import type { NetworkInterfaceInfo } from "node:os";
import fc from "fast-check";
import { expect, test } from "vitest";
import { candidatesOf, type Interfaces, proposedOf } from "../../../src/server/network/candidates.ts";

function ipv4(address: string, internal = false): NetworkInterfaceInfo {
  return {
    address,
    netmask: "255.255.255.0",
    family: "IPv4",
    mac: "00:11:22:33:44:55",
    internal,
    cidr: null,
  };
}

function ipv6(address: string): NetworkInterfaceInfo {
  return { ...ipv4(address), family: "IPv6", scopeid: 0 };
}

/** What machines say of their interfaces, and in which order their addresses are offered. */
const MACHINES: readonly (readonly [string, Interfaces, readonly string[], string | null])[] = [
  [
    "a laptop with Linux, Docker and a VPN",
    {
      lo: [ipv4("127.0.0.1", true), ipv6("::1")],
      tun0: [ipv4("10.8.0.2")],
      docker0: [ipv4("172.17.0.1")],
      "br-3f1c2d": [ipv4("172.18.0.1")],
      wlp3s0: [ipv4("192.168.1.23"), ipv6("fe80::1")],
      virbr0: [ipv4("192.168.122.1")],
      enp0s31f6: [ipv4("10.1.2.3")],
      tailscale0: [ipv4("100.101.102.103")],
    },
    ["192.168.1.23", "10.1.2.3", "192.168.122.1", "10.8.0.2", "172.17.0.1", "172.18.0.1", "100.101.102.103"],
    "192.168.1.23",
  ],
  [
    "a Mac with a VPN, AirDrop and virtual machines",
    {
      lo0: [ipv4("127.0.0.1", true)],
      utun4: [ipv4("10.64.0.2")],
      awdl0: [ipv4("192.168.99.1")],
      bridge100: [ipv4("192.168.64.1")],
      vmnet8: [ipv4("192.168.15.1")],
      en0: [ipv4("192.168.178.40")],
    },
    ["192.168.178.40", "192.168.99.1", "192.168.64.1", "192.168.15.1", "10.64.0.2"],
    "192.168.178.40",
  ],
  [
    "Windows with WSL, VirtualBox and OpenVPN",
    {
      "vEthernet (WSL (Hyper-V firewall))": [ipv4("172.28.96.1")],
      "VirtualBox Host-Only Network": [ipv4("192.168.56.1")],
      "OpenVPN TAP-Windows6": [ipv4("10.9.0.6")],
      "WLAN 2": [ipv4("172.20.10.3")],
      "Loopback Pseudo-Interface 1": [ipv4("127.0.0.1", true)],
    },
    ["172.20.10.3", "192.168.56.1", "10.9.0.6", "172.28.96.1"],
    "172.20.10.3",
  ],
  [
    "a server in the internet without a private network",
    { eth0: [ipv4("203.0.113.7")], wg0: [ipv4("10.0.0.1")] },
    ["203.0.113.7", "10.0.0.1"],
    "203.0.113.7",
  ],
  [
    "two laptops on a cable that nobody gives addresses",
    { eth0: [ipv4("169.254.3.4")] },
    ["169.254.3.4"],
    "169.254.3.4",
  ],
  ["nothing but a VPN", { wg0: [ipv4("10.0.0.2")] }, ["10.0.0.2"], null],
  ["no network at all", { lo: [ipv4("127.0.0.1", true)] }, [], null],
  ["a Mac's own bridge of shared cables", { bridge0: [ipv4("192.168.2.1")] }, ["192.168.2.1"], "192.168.2.1"],
  [
    "an address at the edge of 172.16/12",
    { eth0: [ipv4("172.32.0.1"), ipv4("172.31.0.1")] },
    ["172.31.0.1", "172.32.0.1"],
    "172.31.0.1",
  ],
];

test.each(MACHINES)("%s", (_, interfaces, addresses, proposed) => {
  const candidates = candidatesOf(interfaces);
  expect(candidates.map(({ address }) => address)).toEqual(addresses);
  expect(proposedOf(candidates)).toBe(proposed);
});

const KINDS = [
  "tun0",
  "tap0",
  "wg0",
  "docker0",
  "br-1234",
  "veth12ab",
  "tailscale0",
  "utun3",
  "vmnet1",
  "vEthernet (Default Switch)",
  "zt5u4y6ejf",
  "podman0",
  "ppp0",
  "virbr0",
  "vboxnet0",
  "bridge101",
];

test("what VPNs and containers use never comes before what phones reach, and is never proposed", () => {
  const address = fc.ipV4().filter((one) => !/^(?:100|127)\./.test(one));
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      address,
      fc.constantFrom("eth0", "en1", "WLAN", "wlan0"),
      address,
      (virtual, there, real, here) => {
        const candidates = candidatesOf({ [virtual]: [ipv4(there)], [real]: [ipv4(here)] });
        expect(candidates.map(({ kind }) => kind === "virtual")).toEqual([false, true]);
        expect(proposedOf(candidates)).toBe(here);
        expect(proposedOf(candidatesOf({ [virtual]: [ipv4(there)] }))).toBeNull();
      },
    ),
  );
});

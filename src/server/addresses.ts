import { networkInterfaces } from "node:os";

/** Every address of this machine: others on its network may open the page. */
export const EVERY_ADDRESS = "0.0.0.0";
/** This machine only. */
export const THIS_MACHINE = "localhost";

/** The machine's addresses on its networks, as one types them (IPv4). */
function networkAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => address);
}

function urlOf(address: string, port: number): string {
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** What one types on this machine to open the page. */
export function ownUrl(host: string, port: number): string {
  return urlOf(host === EVERY_ADDRESS ? THIS_MACHINE : host, port);
}

/** What others on the network type to open the page; none when it is open to this machine only. */
export function networkUrls(host: string, port: number): readonly string[] {
  const addresses = networkAddresses();
  const open = host === EVERY_ADDRESS ? addresses : addresses.filter((address) => address === host);
  return open.map((address) => urlOf(address, port));
}

import { networkInterfaces } from "node:os";
import type { OpenedAt } from "../protocol/network.ts";
import { candidatesOf } from "./network/candidates.ts";

/** Every address of this machine: others on its network may open the page. */
export const EVERY_ADDRESS = "0.0.0.0";
/** This machine only. */
export const THIS_MACHINE = "localhost";

function urlOf(address: string, port: number): string {
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** What one types on this machine to open the page. */
export function ownUrl(host: string, port: number): string {
  return urlOf(host === EVERY_ADDRESS ? THIS_MACHINE : host, port);
}

/** Where others on the network reach the page, those of private networks first; nowhere when it is open to this machine only. */
export function openedAt(host: string, port: number): readonly OpenedAt[] {
  return candidatesOf(networkInterfaces())
    .filter(({ address }) => host === EVERY_ADDRESS || address === host)
    .map(({ address }) => ({ address, port, url: urlOf(address, port) }));
}

/** What others on the network type to open the page; none when it is open to this machine only. */
export function networkUrls(host: string, port: number): readonly string[] {
  return openedAt(host, port).map(({ url }) => url);
}

import { z } from "zod/mini";

/** Most addresses that are opened at once. */
const MAX_ADDRESSES = 16;
/** Longest text of an address, in characters. */
const MAX_ADDRESS_LENGTH = 45;

/** Which addresses of its machine a server is to be opened at for others; sent from the page of that machine alone. */
export const OPEN_NETWORK = z.strictObject({
  addresses: z
    .array(z.string().check(z.minLength(1), z.maxLength(MAX_ADDRESS_LENGTH)))
    .check(z.minLength(1), z.maxLength(MAX_ADDRESSES)),
});

/**
 * What an address of a machine is: in a private network, in the internet, of the machine's own making because nobody gave it
 * one (link-local), or of a VPN or of what runs in containers, which phones can't reach.
 */
export type AddressKind = "private" | "public" | "link-local" | "virtual";

export interface NetworkAddress {
  readonly address: string;
  /** What the system calls the way to it: `eth0`. */
  readonly name: string;
  readonly kind: AddressKind;
}

/** Where a server stands open to a network. */
export interface OpenedAt {
  readonly address: string;
  readonly port: number;
  /** What others type. */
  readonly url: string;
}

/** How far a server is open to others than its own machine. */
export interface NetworkState {
  /** Addresses at which it may be opened, those that phones reach first. */
  readonly candidates: readonly NetworkAddress[];
  /** The one to propose; null where there is none that a phone is likely to reach. */
  readonly proposed: string | null;
  readonly open: readonly OpenedAt[];
  /** It was started open (`--host`), and is not closed by a page. */
  readonly fixed: boolean;
  /** An address by name, where that could be made known: `http://tallyho.local:8080`. */
  readonly named: string | null;
  /** When another device last opened `/hello`, in milliseconds since 1970; null when none has since it is open. */
  readonly reached: number | null;
}

/** Why a network is not opened or closed. */
export type NetworkFault = "not-here" | "no-address" | "fixed" | "no-port" | "message";

export type NetworkReply =
  | { readonly ok: true; readonly state: NetworkState }
  | { readonly ok: false; readonly code: NetworkFault; readonly text: string };

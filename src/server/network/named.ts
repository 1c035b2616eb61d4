import { MDNS_NAME } from "../sockets/callers.ts";

/** A name by which a server can be called. */
export interface Announced {
  readonly url: string;
  end(): Promise<void>;
}

/** Makes a server known by name at some addresses; undefined where that does not work. */
export type Announce = (addresses: readonly string[], port: number) => Promise<Announced | undefined>;

/** How long is waited until the name is heard, in milliseconds. */
const ANNOUNCE_TIMEOUT = 5_000;
/** How long is listened for others that have the name already, in milliseconds: as RFC 6762, 8.1 has it. */
const PROBE_TIME = 750;
/** How long others may remember the address, in seconds: as RFC 6762, 10 has it. */
const TTL = 120;
/** All servers go by one name, so that the second in a network hears that it is taken. */
const SERVICE = { name: "Tallyho", type: "http", host: MDNS_NAME, disableIPv6: true };

/** Makes the name known at one address, by multicast DNS (RFC 6762) with services (RFC 6763). */
async function announceAt(address: string, port: number): Promise<(() => Promise<void>) | undefined> {
  const { Bonjour } = await import("bonjour-service");
  return new Promise((resolve) => {
    // On every address it hears, at this one it speaks.
    const options: object = { interface: address, bind: "0.0.0.0" };
    const bonjour = new Bonjour(options, () => settle(false));
    const end = () =>
      new Promise<void>((ended) => bonjour.unpublishAll(() => bonjour.destroy(() => ended())));
    let settled = false;
    const settle = (works: boolean) => {
      clearTimeout(timer);
      if (settled) return;
      settled = true;
      if (works) return resolve(end);
      bonjour.destroy();
      resolve(undefined);
    };
    const timer = setTimeout(() => settle(false), ANNOUNCE_TIMEOUT);
    // Whoever is heard before this one has said anything has the name already; later it is this one, if all works.
    bonjour.find({ type: SERVICE.type }, ({ name }) => {
      if (name === SERVICE.name) settle(published);
    });
    let published = false;
    const publish = () => {
      if (settled) return;
      published = true;
      const service = bonjour.publish({ ...SERVICE, port });
      const records = service.records.bind(service);
      // The library tells all addresses of the machine; a phone is to get the one that is open.
      service.records = () => [
        ...records().filter(({ type }) => type !== "A"),
        { name: SERVICE.host, type: "A", ttl: TTL, data: address },
      ];
    };
    setTimeout(publish, PROBE_TIME).unref();
    timer.unref();
  });
}

/** Makes a server known as `tallyho.local`. */
export const announce: Announce = async (addresses, port) => {
  const all = await Promise.all(addresses.map((address) => announceAt(address, port)));
  const ends = all.filter((end) => end !== undefined);
  if (ends.length === 0) return undefined;
  return {
    url: `http://${MDNS_NAME}:${port}`,
    end: async () => void (await Promise.all(ends.map((end) => end()))),
  };
};

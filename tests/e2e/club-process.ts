import type { NetworkInterfaceInfo } from "node:os";
import { openHosting } from "../../src/server/operation/hosting.ts";
import { openLog } from "../../src/server/operation/logger.ts";
import { serve } from "../../src/server/serve.ts";

/** What a server of tables is started with. */
export interface ClubWanted {
  readonly port: number;
  readonly root: string;
  readonly dataFolder: string;
  /** The address of its machine in the network of the room. */
  readonly room: string;
}

function info(address: string, internal = false): NetworkInterfaceInfo {
  return { address, netmask: "255.0.0.0", family: "IPv4", mac: "", internal, cidr: null };
}

/** Serves the built page and its tables in this process, as its only argument says, and tells the port. */
const { port, root, dataFolder, room }: ClubWanted = JSON.parse(process.argv[2] ?? "");
const hosting = await openHosting({ dataFolder, log: openLog("silent") });
const ipv6 = { ...info("::1", true), family: "IPv6" as const, scopeid: 0 };
const network = {
  networkFolder: dataFolder,
  interfaces: () => ({ lo: [info("127.0.0.1", true), ipv6], wlan0: [info(room)] }),
  announce: async () => undefined,
};
console.log(String((await serve({ port, root, hosting, ...network })).port));

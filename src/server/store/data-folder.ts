import { homedir } from "node:os";
import { join, resolve } from "node:path";

/** What a machine says of where it keeps things. */
export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Where a user's data is kept on this kind of machine. */
function userData({ platform, home, env }: Machine): string {
  if (platform === "darwin") return join(home, "Library", "Application Support");
  if (platform === "win32") return env.LOCALAPPDATA || join(home, "AppData", "Local");
  // A relative one is to be ignored, says the XDG specification.
  return env.XDG_DATA_HOME?.startsWith("/") ? env.XDG_DATA_HOME : join(home, ".local", "share");
}

function thisMachine(): Machine {
  return { platform: process.platform, home: homedir(), env: process.env };
}

/** The folder that a server keeps everything in: what TALLYHO_DATA names, else one of its own among the user's data. */
export function dataFolder(machine: Machine = thisMachine()): string {
  const asked = machine.env.TALLYHO_DATA;
  return asked ? resolve(asked) : join(userData(machine), "tallyho");
}

/** The folder of match files in a data folder. */
export function matchesFolder(folder: string): string {
  return join(folder, "matches");
}

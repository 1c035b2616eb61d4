import { openHosting } from "../../src/server/operation/hosting.ts";
import { openLog } from "../../src/server/operation/logger.ts";
import { serve } from "../../src/server/serve.ts";

/** What a server of tables is started with. */
export interface ClubWanted {
  readonly port: number;
  readonly root: string;
  readonly dataFolder: string;
}

/** Serves the built page and its tables in this process, as its only argument says, and tells the port. */
const { port, root, dataFolder }: ClubWanted = JSON.parse(process.argv[2] ?? "");
const hosting = await openHosting({ dataFolder, log: openLog("silent") });
console.log(String((await serve({ port, root, hosting })).port));

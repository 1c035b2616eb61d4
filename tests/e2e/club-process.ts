import { openHosting } from "../../src/server/operation/hosting.ts";
import { openLog } from "../../src/server/operation/logger.ts";
import { serve } from "../../src/server/serve.ts";

/** What a server of tables is started with. */
interface ClubWanted {
  readonly port: number;
  readonly root: string;
  readonly dataFolder: string;
}

/** Serves the built page and its tables in this process; the port. */
export async function serveClub({ port, root, dataFolder }: ClubWanted): Promise<number> {
  const hosting = await openHosting({ dataFolder, log: openLog("silent") });
  return (await serve({ port, root, hosting })).port;
}

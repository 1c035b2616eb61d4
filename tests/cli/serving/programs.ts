import { afterEach } from "vitest";
import { freshData, ServingProcess } from "./serving-process.ts";
import { TallyhoProcess } from "./tallyho-process.ts";

/** Servers that the test at hand has started, the first one first. */
export const servers: ServingProcess[] = [];
/** Programs that it has started besides. */
export const programs: TallyhoProcess[] = [];

/** Ends whatever a test of a file has started and left. */
export function endPrograms(): void {
  afterEach(async () => {
    for (const program of programs.splice(0)) program.kill();
    await Promise.all(servers.splice(0).map((server) => server.kill("SIGKILL")));
  });
}

/** Serves what is in a data folder, in the way that is wanted; host and port of it. */
export async function serving(data: string, wanted: object = {}): Promise<string> {
  const server = ServingProcess.start(data, wanted);
  servers.push(server);
  return new URL(await server.url()).host;
}

/** Starts the program; `data`: its data folder, else a new one. */
export function tallyho(args: readonly string[], data = freshData()): TallyhoProcess {
  const program = new TallyhoProcess(args, data);
  programs.push(program);
  return program;
}

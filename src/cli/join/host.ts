import type { Language } from "../../core/language.ts";
import { phraser } from "../../core/phrase.ts";
import { GAMES } from "../../games/index.ts";
import type { GameEntry } from "../../games/registry.ts";
import { EVERY_ADDRESS, networkUrls } from "../../server/addresses.ts";
import { loadRefusals } from "../../words/protocol.ts";
import { complain, printLine } from "../output.ts";
import { loadSayer } from "../sayer.ts";
import type { Print } from "../talk.ts";
import { gameNamed, scenarioOf, tableOf, Unmet } from "../wanted.ts";
import type { words } from "../words.en.ts";
import { serverUrl } from "./address.ts";
import { HOST_SEAT, KeptSecrets } from "./kept-secrets.ts";
import { expectReply, linkTo } from "./seat.ts";

const phrase = phraser<typeof words>();

/** How long an address may take to show that it leads to the server, in milliseconds. */
const PROBE_TIMEOUT = 1000;

/** What a caller asks for. */
export interface HostWanted {
  /** Address of the server; left out: this machine's. */
  readonly at: string;
  readonly scenario?: string | undefined;
  readonly listed: boolean;
  readonly teamSees: boolean;
  readonly language: Language;
}

/** Where else a server on this machine is reached: what others type who are on its networks. */
async function addressesOf(url: string): Promise<readonly string[]> {
  const { hostname, port } = new URL(url);
  if (!["localhost", "127.0.0.1", "[::1]"].includes(hostname)) return [url];
  const probed = networkUrls(EVERY_ADDRESS, Number(port || "80")).map(async (one) => {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT);
    const answered = await fetch(`${one}/health`, { signal }).catch(() => undefined);
    return answered?.ok ? [one] : [];
  });
  const found = (await Promise.all(probed)).flat();
  return found.length > 0 ? found : [url];
}

/** Opens a table on a server and tells how one joins it. Rejects with an `Unmet`. */
export async function hostTable(
  id: string,
  { at, scenario, listed, teamSees, language }: HostWanted,
  {
    print,
    kept,
    games = GAMES,
  }: { readonly print: Print; readonly kept: KeptSecrets; readonly games?: readonly GameEntry[] },
): Promise<string> {
  const entry = gameNamed(games, id);
  const { config } = await tableOf(entry, scenarioOf(entry, scenario));
  const [url, sentence, sayer] = [
    serverUrl(at),
    await loadRefusals(language),
    await loadSayer(entry, language),
  ];
  const link = await linkTo(url, sentence);
  try {
    const hosted = expectReply<"host">(
      { sentence },
      await link.ask("host", { game: id, config, listed, teamSees }),
    );
    const { code, secret, table } = hosted;
    kept.keep(url, code, HOST_SEAT, secret);
    await print(sayer.say(phrase("host.code", { code })));
    for (const one of await addressesOf(url)) {
      await print(sayer.say(phrase("host.page", { url: one, code })));
      for (const { id: seat } of table.seats)
        await print(sayer.say(phrase("host.join", { url: one, code, seat })));
    }
    return code;
  } finally {
    link.close();
  }
}

/** `host GAME`: on standard output. */
export async function hostHere(game: string, wanted: HostWanted): Promise<void> {
  try {
    await hostTable(game, wanted, { print: printLine, kept: new KeptSecrets() });
  } catch (error) {
    if (!(error instanceof Unmet)) throw error;
    complain(error.message);
  }
}

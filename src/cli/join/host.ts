import type { Language } from "../../core/language.ts";
import { phraser } from "../../core/phrase.ts";
import { GAMES } from "../../games/index.ts";
import type { GameEntry } from "../../games/registry.ts";
import { readCode } from "../../protocol/read-code.ts";
import type { Refused, TableStatus } from "../../protocol/replies.ts";
import { loadRefusals } from "../../words/protocol.ts";
import { complain, printLine } from "../output.ts";
import { loadOwnSayer, loadSayer, type Sayer } from "../sayer.ts";
import type { Print } from "../talk.ts";
import { gameNamed, scenarioOf, tableOf, Unmet } from "../wanted.ts";
import type { words } from "../words.en.ts";
import { serverUrl } from "./address.ts";
import { clock } from "./clock.ts";
import { HOST_SEAT, KeptSecrets } from "./kept-secrets.ts";
import { phoneUrls } from "./phone-urls.ts";
import { expectReply, linkTo, type Seating } from "./seat.ts";

const phrase = phraser<typeof words>();

/** What a caller asks for. */
export interface HostWanted {
  /** Address of the server; left out: this machine's. */
  readonly at: string;
  readonly scenario?: string | undefined;
  readonly listed: boolean;
  readonly teamSees: boolean;
  readonly language: Language;
}

/** What the world around a host gives him. */
interface HostWorld {
  readonly print: Print;
  readonly kept: KeptSecrets;
  readonly games?: readonly GameEntry[];
}

/** A server at which one is the host of a table. */
interface HostedAt extends HostWorld, Pick<Seating, "link" | "sentence"> {
  readonly url: string;
  readonly sayer: Sayer;
}

/** Prints how one joins a table, and the code by which a browser becomes its host's. */
async function tellWays({ link, sentence, url, sayer, print }: HostedAt, table: TableStatus): Promise<void> {
  const { code, seats } = table;
  const { handover, lasts } = expectReply<"handOver">({ sentence }, await link.ask("handOver", {}));
  const phones = await phoneUrls(url);
  const lines = [
    phrase("host.code", { code }),
    phrase("host.own", { url, code }),
    phrase("host.handover", { handover, time: clock(Date.now() + lasts) }),
    ...(phones.length === 0 ? [phrase("host.closed")] : []),
    ...phones.map((one) => phrase("host.page", { url: one, code })),
    ...seats.map(({ id: seat }) => phrase("host.join", { url: phones[0] ?? url, code, seat })),
  ];
  for (const line of lines) await print(sayer.say(line));
}

/** Keeps the secret of a host, and says so where that is not possible. */
async function keep({ kept, print, sayer, url }: HostedAt, code: string, secret: string): Promise<void> {
  try {
    kept.keep(url, code, HOST_SEAT, secret);
  } catch (error) {
    const { code: detail, message } = error as NodeJS.ErrnoException;
    await print(sayer.say(phrase("host.unkept", { detail: detail ?? message })));
  }
}

/** Opens a table on a server and tells how one joins it; its code. Rejects with an `Unmet`. */
export async function hostTable(id: string, wanted: HostWanted, world: HostWorld): Promise<string> {
  const { at, scenario, listed, teamSees, language } = wanted;
  const entry = gameNamed(world.games ?? GAMES, id);
  const { config } = await tableOf(entry, scenarioOf(entry, scenario));
  const url = serverUrl(at);
  const [sentence, sayer] = await Promise.all([loadRefusals(language), loadSayer(entry, language)]);
  const link = await linkTo(url, sentence);
  try {
    const hosted = expectReply<"host">(
      { sentence },
      await link.ask("host", { game: id, config, listed, teamSees }),
    );
    const there: HostedAt = { ...world, link, sentence, url, sayer };
    await keep(there, hosted.code, hosted.secret);
    await tellWays(there, hosted.table);
    return hosted.code;
  } finally {
    link.close();
  }
}

/** Tells again how one joins a table that was opened from here. Rejects with an `Unmet`. */
export async function tellTable(
  typed: string,
  { at, language }: Pick<HostWanted, "at" | "language">,
  world: HostWorld,
): Promise<void> {
  const [url, code] = [serverUrl(at), readCode(typed)];
  const secret = world.kept.of(url, code, HOST_SEAT);
  if (secret === undefined) {
    const say = await loadOwnSayer(language);
    throw new Unmet(say(phrase("host.unknown", { code, url })));
  }
  const sentence = await loadRefusals(language);
  const forget = (refused: Refused) => {
    if (refused.code === "not-yours") world.kept.keep(url, code, HOST_SEAT, undefined);
    return sentence(refused);
  };
  const link = await linkTo(url, sentence);
  try {
    const { table } = expectReply<"watch">({ sentence: forget }, await link.ask("watch", { code, secret }));
    const sayer = await loadSayer(gameNamed(world.games ?? GAMES, table.game), language);
    await tellWays({ ...world, link, sentence, url, sayer }, table);
  } finally {
    link.close();
  }
}

/** `host GAME`, or `host --table CODE`: on standard output. */
export async function hostHere(
  game: string | undefined,
  { table, ...wanted }: HostWanted & { readonly table?: string | undefined },
): Promise<void> {
  const world: HostWorld = { print: printLine, kept: new KeptSecrets() };
  try {
    if (table !== undefined) await tellTable(table, wanted, world);
    else if (game !== undefined) await hostTable(game, wanted, world);
    else throw new Unmet((await loadOwnSayer(wanted.language))(phrase("host.nothing")));
  } catch (error) {
    if (!(error instanceof Unmet)) throw error;
    complain(error.message);
  }
}

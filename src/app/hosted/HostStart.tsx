import { useCallback, useState } from "react";
import { parseDocument } from "../../core/file/file.ts";
import { GAMES } from "../../games/index.ts";
import { findGame, type GameEntry } from "../../games/registry.ts";
import { firstScenario, usualConfig } from "../../games/usual.ts";
import type { TableStatus } from "../../protocol/replies.ts";
import { gameWords, scenariosOf } from "../../words/games.ts";
import { Waiting } from "../frame/Frame.tsx";
import { refusalSentences } from "../match/refusal.ts";
import { ask, linkHere, NotThere } from "../remote/coming.ts";
import { hostFile } from "../remote/host-match.ts";
import { HOST, keptSeats, keptTables } from "../remote/kept-seats.ts";
import { hrefOf, navigate } from "../router.ts";
import { textOfFile } from "../share/text-of-file.ts";
import { FilePick } from "../ui/file-pick.tsx";
import { Paper } from "../ui/paper.tsx";
import { Select } from "../ui/select.tsx";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { PhonesButton } from "./PhonesButton.tsx";
import { TableCodeForm } from "./TableCodeForm.tsx";
import { Unreached } from "./Unreached.tsx";
import { useNotThere } from "./use-remote.ts";
import { useHostedWords } from "./words.ts";

/** The tables of the server that this page comes from, as far as they are one's own or listed. */
interface Lobby {
  readonly own: readonly TableStatus[];
  readonly listed: readonly TableStatus[];
  /** Why there is no server. */
  readonly fault?: string;
}

/** Own tables beyond these are found by their codes. */
const MOST = 8;

async function ownTables(link: Parameters<typeof ask>[0]): Promise<readonly TableStatus[]> {
  const looks = keptTables().slice(0, MOST);
  const found: TableStatus[] = [];
  for (const code of looks) {
    try {
      found.push((await ask(link, "look", { code })).table);
    } catch (error) {
      if (!(error instanceof NotThere)) throw error;
    }
  }
  return found;
}

async function lobbyNow(): Promise<Lobby> {
  const link = await linkHere();
  try {
    const own = await ownTables(link);
    return { own, listed: (await ask(link, "tables", {})).tables };
  } finally {
    link.close();
  }
}

function useLobby(): Lobby | undefined {
  const sentence = useNotThere();
  return useFetched(
    useCallback(
      () => lobbyNow().catch(async (error) => ({ own: [], listed: [], fault: await sentence(error) })),
      [sentence],
    ),
  );
}

/** A table of a list: what is played, and what it waits for. */
function TableLine({ table }: { readonly table: TableStatus }) {
  const w = useHostedWords();
  const { t, language } = useWords();
  const isHost = Object.hasOwn(keptSeats(table.code), HOST);
  const awaited = table.seats.filter(({ id }) => table.awaited.includes(id));
  const names = awaited.map(({ id, name }) => name ?? t("seat.name", id));
  return (
    <li className="table-line">
      <a href={hrefOf({ page: isHost ? "host" : "join", code: table.code })}>
        <b>{table.code}</b> {table.title ?? gameWords(table.game, language).title}
      </a>
      {names.length > 0 && !table.over && <span>{w("lamp.waiting", names)}</span>}
    </li>
  );
}

function Tables({ title, tables }: { readonly title: string; readonly tables: readonly TableStatus[] }) {
  if (tables.length === 0) return null;
  return (
    <Paper title={title}>
      <ul className="table-lines">
        {tables.map((table) => (
          <TableLine key={table.code} table={table} />
        ))}
      </ul>
    </Paper>
  );
}

/** What is to be played, and the button that puts it on a table. */
function NewTable() {
  const w = useHostedWords();
  const { language } = useWords();
  const [game, setGame] = useState(GAMES[0]?.meta.id ?? "");
  const entry = findGame(GAMES, game) as GameEntry;
  const [picked, setPicked] = useState<string>();
  const scenarios = scenariosOf(entry.meta, language);
  const scenario = scenarios.find(({ id }) => id === picked)?.id ?? firstScenario(entry.meta);
  return (
    <Paper title={w("host.new")}>
      <div className="stack">
        <Select
          label={w("host.game")}
          choices={GAMES.map(({ meta }) => ({ id: meta.id, label: gameWords(meta.id, language).title }))}
          value={game}
          onChange={setGame}
        />
        <Select
          label={w("host.battle")}
          choices={scenarios.map(({ id, title }) => ({ id, label: title }))}
          value={scenario}
          hint={scenarios.find(({ id }) => id === scenario)?.blurb}
          onChange={setPicked}
        />
        <PhonesButton
          look="brass"
          label={w("host.open")}
          plan={() => ({ game, config: usualConfig(entry.meta, scenario), typed: false, computers: {} })}
        />
      </div>
    </Paper>
  );
}

/** The game that a match file names; undefined where it is none. */
function gameIn(text: string): string | undefined {
  const document = parseDocument(text);
  return document.ok ? String((document.value as { readonly game?: unknown } | null)?.game) : undefined;
}

/** A match file that is to be played on a table. */
function FromFile() {
  const w = useHostedWords();
  const { t, language } = useWords();
  const sentence = useNotThere();
  const [fault, setFault] = useState<string>();
  const take = async (file: File) => {
    setFault(undefined);
    const text = await textOfFile(file);
    if (!text.ok)
      return setFault(
        (await refusalSentences({ fault: text.error, entry: undefined }, language, t)).join(" "),
      );
    try {
      navigate({ page: "host", code: await hostFile(text.value) });
    } catch (error) {
      setFault(await sentence(error, gameIn(text.value)));
    }
  };
  return (
    <Paper title={w("host.file")}>
      <div className="stack">
        <FilePick label={w("host.choose")} onPick={(file) => void take(file)} />
        {fault !== undefined && <p data-told="alert">{fault}</p>}
      </div>
    </Paper>
  );
}

function LobbyShown({ onAgain }: { readonly onAgain: () => void }) {
  const w = useHostedWords();
  const lobby = useLobby();
  if (!lobby) return <Waiting />;
  if (lobby.fault !== undefined)
    return (
      <Unreached fault={lobby.fault} onAgain={onAgain}>
        <p>{w("host.none")}</p>
      </Unreached>
    );
  return (
    <div className="stack">
      <NewTable />
      <FromFile />
      <Tables title={w("host.own")} tables={lobby.own} />
      <Tables title={w("host.listed")} tables={lobby.listed} />
      <Paper title={w("host.enter")}>
        <TableCodeForm />
      </Paper>
    </div>
  );
}

/** Where a table is opened, or one's own is found again. */
export function HostStart() {
  const [tries, setTries] = useState(0);
  return <LobbyShown key={tries} onAgain={() => setTries(tries + 1)} />;
}

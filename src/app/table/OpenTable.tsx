import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Transcript } from "../../core/file/transcript.ts";
import type { BringPlayers } from "../context/computer-players.ts";
import { lazyPart } from "../lazy-part.ts";
import type { MatchRecord } from "../storage/record.ts";
import { useFetched } from "../use-fetched.ts";
import { loadSay, useWords } from "../words.ts";
import { type Loaded, loadTable } from "./load-table.ts";
import { TablePage } from "./TablePage.tsx";

const TableMissing = lazyPart(async () => (await import("./TableMissing.tsx")).TableMissing);

interface ReadyTableProps {
  /** Loads the match; the same function as long as the match is the same. */
  readonly load: () => Promise<Loaded>;
  /** The moment to look at; null: the latest, live. */
  readonly at: number | null;
  /** Who flies for the seats that nobody has; left out: the computer players. */
  readonly computerPlayers?: BringPlayers | undefined;
  /** A card that lies on the table beside the usual papers. */
  readonly card?: ReactNode;
  /** Drawn flat until it is wanted in 3D. */
  readonly flat?: boolean | undefined;
}

/** A table that is loaded and speaks the language of the page: the one before, or none, until it does. */
function useLoaded(load: () => Promise<Loaded>): Loaded | undefined {
  const { language } = useWords();
  const loaded = useFetched(load);
  const [spoken, setSpoken] = useState<Loaded>();
  const [failed, setFailed] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    if (!loaded?.ok) return;
    loadSay(loaded.entry, language, "table").then(
      (say) => {
        loaded.store.getState().speak(say);
        setSpoken(loaded);
      },
      (error: unknown) => setFailed({ error }),
    );
  }, [loaded, language]);
  if (failed) throw failed.error;
  return loaded?.ok ? spoken : loaded;
}

/** A table as soon as it is there. */
export function ReadyTable({ load, at, computerPlayers, card, flat }: ReadyTableProps) {
  const { t } = useWords();
  const loaded = useLoaded(load);
  if (!loaded) {
    return (
      <p className="frame frame__loading" data-told="event">
        {t("table.loading")}
      </p>
    );
  }
  if (!loaded.ok) return <TableMissing fault={loaded.fault} entry={loaded.entry} />;
  return (
    <TablePage
      store={loaded.store}
      panel={loaded.panel}
      at={at}
      computerPlayers={computerPlayers}
      card={card}
      flat={flat}
    />
  );
}

interface OpenTableProps extends Omit<ReadyTableProps, "load"> {
  readonly record: MatchRecord;
  /** Whether the match is kept in the library as it goes on; a match from a link is not, until it is asked for. */
  readonly keep?: boolean;
  /** Another window plays the match: here it is only looked at, and followed. */
  readonly watching?: boolean;
}

/** Loads a match: its game, words and panel; folds it and shows the table. */
export function OpenTable({ record, keep = true, watching = false, ...rest }: OpenTableProps) {
  const load = useCallback(
    () => loadTable(record, { keep: keep && !watching, watching }),
    [record, keep, watching],
  );
  return <ReadyTable load={load} {...rest} />;
}

interface WatchTableProps {
  readonly transcript: Transcript;
  readonly at: number | null;
}

/** Shows what one viewer saw of a match. */
export function WatchTable({ transcript, at }: WatchTableProps) {
  const { language } = useWords();
  const load = useCallback(
    async () => (await import("./load-transcript.ts")).loadTranscript(transcript, language),
    [transcript, language],
  );
  return <ReadyTable load={load} at={at} />;
}

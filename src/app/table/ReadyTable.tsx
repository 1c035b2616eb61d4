import { type ReactNode, useEffect, useState } from "react";
import type { BringPlayers } from "../context/computer-players.ts";
import { lazyPart } from "../lazy-part.ts";
import { useFetched } from "../use-fetched.ts";
import { loadSay, useWords } from "../words.ts";
import type { Loaded } from "./load-table.ts";
import { TablePage } from "./TablePage.tsx";

const TableMissing = lazyPart(async () => (await import("./TableMissing.tsx")).TableMissing);

export interface ReadyTableProps {
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

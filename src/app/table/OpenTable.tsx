import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { Transcript } from "../../core/transcript.ts";
import type { BringPlayers } from "../context/computer-players.ts";
import { later } from "../later.ts";
import type { MatchRecord } from "../storage/record.ts";
import { loadSay, useWords } from "../words.ts";
import { type Laid, layOut } from "./lay.ts";
import { TablePage } from "./TablePage.tsx";

const TableMissing = later(async () => (await import("./TableMissing.tsx")).TableMissing);

interface LaidTableProps {
  /** Lays the match out; the same function as long as the match is the same. */
  readonly lay: () => Promise<Laid>;
  /** The moment to look at; null: the latest, live. */
  readonly at: number | null;
  /** Who flies for the seats that nobody has; left out: the computer players. */
  readonly computerPlayers?: BringPlayers | undefined;
  /** A card that lies on the table beside the usual papers. */
  readonly card?: ReactNode;
}

/** A table that is laid out and then speaks the language of the page; undefined until it does. */
function useLaid(lay: () => Promise<Laid>): Laid | undefined {
  const { language } = useWords();
  const [laid, setLaid] = useState<Laid>();
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    let current = true;
    void lay().then((found) => current && setLaid(found));
    return () => {
      current = false;
    };
  }, [lay]);
  useEffect(() => {
    if (!laid?.ok) return;
    void loadSay(laid.entry, language, "table").then((say) => {
      laid.store.getState().speak(say);
      setSpoken(true);
    });
  }, [laid, language]);
  return laid?.ok && !spoken ? undefined : laid;
}

function LaidTable({ lay, at, computerPlayers, card }: LaidTableProps) {
  const { t } = useWords();
  const laid = useLaid(lay);
  if (!laid) {
    return (
      <p className="frame frame__loading" role="status">
        {t("table.loading")}
      </p>
    );
  }
  if (!laid.ok) return <TableMissing fault={laid.fault} entry={laid.entry} />;
  return (
    <TablePage store={laid.store} panel={laid.panel} at={at} computerPlayers={computerPlayers} card={card} />
  );
}

interface OpenTableProps extends Omit<LaidTableProps, "lay"> {
  readonly record: MatchRecord;
  /** Whether the match is kept in the library as it goes on; a match from a link is not, until it is asked for. */
  readonly keep?: boolean;
}

/** Lays a match out: loads its game, words and panel, folds it and shows the table. */
export function OpenTable({ record, keep = true, ...rest }: OpenTableProps) {
  const lay = useCallback(() => layOut(record, keep), [record, keep]);
  return <LaidTable lay={lay} {...rest} />;
}

interface WatchTableProps {
  readonly transcript: Transcript;
  readonly at: number | null;
}

/** Shows what one viewer saw of a match. */
export function WatchTable({ transcript, at }: WatchTableProps) {
  const lay = useCallback(async () => (await import("./watch.ts")).layTranscript(transcript), [transcript]);
  return <LaidTable lay={lay} at={at} />;
}

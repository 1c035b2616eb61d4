import { type ReactNode, useEffect, useState } from "react";
import type { CallCrew } from "../computers/crew.ts";
import { later } from "../later.ts";
import type { MatchRecord } from "../storage/record.ts";
import { loadSay, useWords } from "../words.ts";
import { type Laid, layOut } from "./lay.ts";
import { TablePage } from "./TablePage.tsx";

const TableMissing = later(async () => (await import("./TableMissing.tsx")).TableMissing);

interface OpenTableProps {
  readonly record: MatchRecord;
  /** The moment to look at; null: the latest, live. */
  readonly at: number | null;
  /** Whether the match is kept in the library as it goes on; a match from a link is not, until it is asked for. */
  readonly keep?: boolean;
  /** Who flies for the seats that nobody has; left out: the computer players. */
  readonly crew?: CallCrew;
  /** A card that lies on the table beside the usual papers. */
  readonly card?: ReactNode;
}

/** Lays a match out: loads its game, words and panel, folds it and shows the table. */
export function OpenTable({ record, at, keep = true, crew, card }: OpenTableProps) {
  const { t, language } = useWords();
  const [laid, setLaid] = useState<Laid>();
  const [spoken, setSpoken] = useState(false);
  useEffect(() => {
    let current = true;
    void layOut(record, keep).then((found) => current && setLaid(found));
    return () => {
      current = false;
    };
  }, [record, keep]);
  useEffect(() => {
    if (!laid?.ok) return;
    void loadSay(laid.entry, language).then((say) => {
      laid.store.getState().speak(say);
      setSpoken(true);
    });
  }, [laid, language]);
  if (!laid || (laid.ok && !spoken)) {
    return (
      <p className="frame frame__loading" role="status">
        {t("table.loading")}
      </p>
    );
  }
  if (!laid.ok) return <TableMissing fault={laid.fault} entry={laid.entry} />;
  return <TablePage store={laid.store} panel={laid.panel} at={at} crew={crew} card={card} />;
}

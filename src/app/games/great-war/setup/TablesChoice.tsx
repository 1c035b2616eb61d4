import { useState } from "react";
import type { Phrase } from "../../../../core/phrase.ts";
import { longestRange } from "../../../../games/great-war/fire-table.ts";
import { OWN_TABLES } from "../../../../games/great-war/tables/index.ts";
import { printTables } from "../../../../games/great-war/tables/print.ts";
import type { Tables } from "../../../../games/great-war/tables/tables.ts";
import { Refused } from "../../../pages/Refused.tsx";
import { saveText } from "../../../share/download.ts";
import { Button } from "../../../ui/button.tsx";
import { Choices } from "../../../ui/choice.tsx";
import { FilePick } from "../../../ui/file-pick.tsx";
import { DiskIcon } from "../../../ui/icons.tsx";
import { forgetTables, keepTables, useOwnTables } from "./own-tables.ts";
import { lackingTypes } from "./setup-config.ts";
import { openTables, type TablesFault, tablesFileName } from "./tables-file.ts";
import { useSetupWords } from "./words.ts";

/** Problems beyond these are counted only. */
const MOST = 4;
const OURS = "ours";

interface TablesProps {
  readonly scenario: string;
  /** The loaded set that is in force; undefined: ours. */
  readonly tables: Tables | undefined;
  readonly say: (phrase: Phrase) => string;
  readonly onChange: (tables: Tables | undefined) => void;
}

interface Told {
  readonly file: string;
  readonly kept: string;
  readonly problems: readonly string[];
}

function useSentences(say: TablesProps["say"]) {
  const t = useSetupWords();
  return (fault: TablesFault): readonly string[] => {
    if (fault.code !== "cells") return [t(`tables.${fault.code}`)];
    const { problems } = fault;
    const told = problems.slice(0, MOST).map(({ code, values }) => say({ key: code, values }));
    const more = problems.length - told.length;
    return more > 0 ? [...told, t("tables.more", more)] : told;
  };
}

/** The sets to choose from: ours, those kept, and the one in force if it is kept no longer. */
function useChoices({ scenario, tables }: Pick<TablesProps, "scenario" | "tables">) {
  const t = useSetupWords();
  const { sets } = useOwnTables();
  const isKept = sets.some(({ name }) => name === tables?.name);
  const loaded = [...sets, ...(tables && !isKept ? [tables] : [])];
  const hintOf = (set: Tables) => {
    const lacks = lackingTypes(scenario, set);
    if (lacks.length > 0) return t("tables.lacks", lacks);
    return t("tables.loaded.hint", set.aircraft.length, longestRange(set));
  };
  const ours = { id: OURS, label: t("tables.ours"), hint: t("tables.ours.hint", OWN_TABLES.aircraft.length) };
  const others = loaded.map((set, place) => ({
    id: `set-${place}`,
    label: sets.includes(set) ? t("tables.loaded", set.name) : t("tables.draft", set.name),
    hint: hintOf(set),
  }));
  const place = loaded.findIndex(({ name }) => name === tables?.name);
  return { loaded, choices: [ours, ...others], value: place < 0 ? OURS : `set-${place}`, isKept };
}

/** Whose tables are in force: ours, or a set that somebody typed in from the game he owns. */
export function TablesChoice({ scenario, tables, say, onChange }: TablesProps) {
  const t = useSetupWords();
  const sentences = useSentences(say);
  const { kept } = useOwnTables();
  const { loaded, choices, value, isKept } = useChoices({ scenario, tables });
  const [told, setTold] = useState<Told | null>(null);

  const load = async (file: File) => {
    const read = await openTables(file);
    if (!read.ok) return setTold({ file: file.name, kept: "", problems: sentences(read.error) });
    keepTables(read.value);
    onChange(read.value);
    setTold({ file: file.name, kept: read.value.name, problems: [] });
  };
  const choose = (id: string) => {
    setTold(null);
    onChange(id === OURS ? undefined : loaded[Number(id.slice("set-".length))]);
  };
  const forget = (name: string) => {
    setTold(null);
    onChange(undefined);
    forgetTables(name);
  };
  return (
    <fieldset className="gw-own-tables">
      <legend>{t("tables")}</legend>
      <p>{t("tables.note")}</p>
      <p className="gw-own-tables-how">{t("tables.how")}</p>
      <Choices label={t("tables.inForce")} choices={choices} value={value} onChange={choose} />
      {told?.kept && <p role="status">{t("tables.kept", told.kept)}</p>}
      {!kept && <p role="status">{t("tables.page")}</p>}
      <Refused title={told ? t("tables.refused", told.file) : ""} problems={told?.problems ?? []} />
      <div className="gw-own-tables-tools">
        <Button onClick={() => saveText(printTables(OWN_TABLES), tablesFileName(OWN_TABLES))}>
          <DiskIcon />
          {t("tables.save")}
        </Button>
        <FilePick label={t("tables.load")} onPick={(file) => void load(file)} />
        {tables && <Button onClick={() => choose(OURS)}>{t("tables.back")}</Button>}
        {tables && isKept && (
          <Button look="quiet" onClick={() => forget(tables.name)}>
            {t("tables.remove", tables.name)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

import { useContext, useState } from "react";
import type { Problem } from "../../../core/game.ts";
import type { OwnTables, TableSet } from "../../../face/setup.ts";
import { wordsOf } from "../../../face/text.ts";
import { Refused } from "../../frame/Refused.tsx";
import { citing } from "../../match/refusal.ts";
import { saveText } from "../../share/download.ts";
import { Button } from "../../ui/button.tsx";
import { Choices } from "../../ui/choice.tsx";
import { FilePick } from "../../ui/file-pick.tsx";
import { DiskIcon } from "../../ui/icons.tsx";
import { RulesContext } from "../Cited.tsx";
import { forgetTables, keepTables, ownTables } from "./own-tables.ts";
import type { SwitchFormProps } from "./props.ts";
import { openTables, tablesFileName, UNREADABLE } from "./tables-file.ts";
import { useSetupWords } from "./words.ts";

/** Problems beyond these are counted only. */
const MOST = 4;
const OURS = "ours";

interface TablesProps extends Omit<SwitchFormProps, "part"> {
  readonly tables: OwnTables;
  readonly say: SwitchFormProps["part"]["say"];
}

interface LoadedTables {
  readonly file: string;
  readonly kept: string;
  readonly problems: readonly string[];
}

function useSentences(say: TablesProps["say"]) {
  const t = useSetupWords();
  const numbers = useContext(RulesContext)?.numbers;
  return (problems: typeof UNREADABLE | readonly Problem[]): readonly string[] => {
    if (problems === UNREADABLE) return [t("tables.unreadable")];
    const told = problems
      .slice(0, MOST)
      .map(({ code, values, rule }) => citing(say({ key: code, values }), rule, numbers));
    const more = problems.length - told.length;
    return more > 0 ? [...told, t("tables.more", more)] : told;
  };
}

/** The sets to choose from: ours, those kept, and the one in force if it is kept no longer. */
function useChoices({ game, scenario, config, tables, say }: TablesProps) {
  const t = useSetupWords();
  const { sets, kept } = ownTables(game, tables)();
  const inForce = tables.of(config);
  const isKept = sets.some(({ name }) => name === inForce?.name);
  const loaded = [...sets, ...(inForce && !isKept ? [inForce] : [])];
  const hint = (set: TableSet) => wordsOf(tables.about(scenario, set), say);
  const others = loaded.map((set, place) => ({
    id: `set-${place}`,
    label: sets.includes(set) ? t("tables.loaded", set.name) : t("tables.draft", set.name),
    hint: hint(set),
  }));
  const place = loaded.findIndex(({ name }) => name === inForce?.name);
  return {
    loaded,
    kept,
    choices: [{ id: OURS, label: t("tables.ours"), hint: hint(tables.ours) }, ...others],
    value: place < 0 ? OURS : `set-${place}`,
    forgettable: isKept ? inForce : undefined,
    inForce,
  };
}

/** What loading, choosing and forgetting a set does, and what is told of it. */
function useSets(props: TablesProps, loaded: readonly TableSet[]) {
  const { game, scenario, config, tables, say, onChange } = props;
  const sentences = useSentences(say);
  const [told, setTold] = useState<LoadedTables | null>(null);
  const put = (set: TableSet | undefined) => onChange(tables.withSet(scenario, config, set));
  const load = async (file: File) => {
    const read = await openTables(tables, file);
    if (!read.ok) return setTold({ file: file.name, kept: "", problems: sentences(read.error) });
    keepTables(game, tables, read.value);
    put(read.value);
    setTold({ file: file.name, kept: read.value.name, problems: [] });
  };
  const choose = (id: string) => {
    setTold(null);
    put(id === OURS ? undefined : loaded[Number(id.slice("set-".length))]);
  };
  const forget = (name: string) => {
    setTold(null);
    put(undefined);
    forgetTables(game, tables, name);
  };
  return { told, load, choose, forget };
}

/** Whose tables are in force: ours, or a set that somebody typed in from the game he owns. */
export function TablesChoice(props: TablesProps) {
  const t = useSetupWords();
  const { tables, say } = props;
  const { loaded, kept, choices, value, forgettable, inForce } = useChoices(props);
  const { told, load, choose, forget } = useSets(props, loaded);
  return (
    <fieldset className="switches__tables">
      <legend>{wordsOf(tables.title, say)}</legend>
      <p>{wordsOf(tables.note, say)}</p>
      <p className="switches__how">{wordsOf(tables.how, say)}</p>
      <Choices label={t("tables.inForce")} choices={choices} value={value} onChange={choose} />
      {told?.kept && <p data-told="event">{t("tables.kept", told.kept)}</p>}
      {!kept && <p data-told="event">{t("tables.page")}</p>}
      <Refused title={told ? t("tables.refused", told.file) : ""} problems={told?.problems ?? []} />
      <div className="switches__tools">
        <Button onClick={() => saveText(tables.print(tables.ours), tablesFileName(tables.ours))}>
          <DiskIcon />
          {t("tables.save")}
        </Button>
        <FilePick label={t("tables.load")} onPick={(file) => void load(file)} />
        {inForce && <Button onClick={() => choose(OURS)}>{t("tables.back")}</Button>}
        {forgettable && (
          <Button look="quiet" onClick={() => forget(forgettable.name)}>
            {t("tables.remove", forgettable.name)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

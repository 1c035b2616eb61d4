import { useState } from "react";
import type { GameEntry } from "../../games/registry.ts";
import { Waiting } from "../frame/Frame.tsx";
import { Select } from "../ui/select.tsx";
import { LISTED, type Listed, shownOf } from "./catalogue.ts";
import { Exhibit } from "./Exhibit.tsx";
import { useModelsOf } from "./use-hangar.ts";
import { useHangarWords } from "./words.ts";

function OneOf({ listed }: { readonly listed: readonly Listed[] }) {
  const t = useHangarWords();
  const [chosen, setChosen] = useState(listed[0]?.model);
  const one = listed.find(({ model }) => model === chosen);
  if (!one) return null;
  const choices = listed.map(({ model, title }) => ({ id: model, label: t("name", model, title) }));
  return (
    <>
      <Select label={t("miniature")} choices={choices} value={one.model} onChange={setChosen} />
      <Exhibit shown={shownOf(one.model)} name={t("name", one.model, one.title)} />
    </>
  );
}

/** The miniatures of a game, one at a time. */
export function GameHangar({ entry }: { readonly entry: GameEntry }) {
  const models = useModelsOf(entry);
  if (!models) return <Waiting />;
  return <OneOf listed={LISTED.filter(({ model }) => models.has(model))} />;
}

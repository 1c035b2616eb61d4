import { useState } from "react";
import type { WorkshopFace } from "../../face/workshop.ts";
import { Button } from "../ui/button.tsx";
import { Select } from "../ui/select.tsx";
import type { DesignDraft } from "./use-design-draft.ts";
import { useWorkshopWords } from "./words.ts";

interface BeginProps {
  readonly workshop: WorkshopFace;
  readonly draft: DesignDraft;
}

const EMPTY = "";

/** Begins with an empty sheet or a design of the list; asks first where that would lose something. */
export function Begin({ workshop, draft }: BeginProps) {
  const t = useWorkshopWords();
  const [chosen, setChosen] = useState(EMPTY);
  const [sure, setSure] = useState(false);
  const take = () => {
    const start = workshop.starts.find((one) => one.id === chosen);
    draft.begin(start?.design ?? workshop.fresh);
    setSure(false);
  };
  const choices = [
    { id: EMPTY, label: t("empty") },
    ...workshop.starts.map(({ id, name }) => ({ id, label: name })),
  ];
  return (
    <div className="begin">
      <Select label={t("startFrom")} choices={choices} value={chosen} onChange={setChosen} />
      <Button onClick={() => (draft.changed ? setSure(true) : take())}>{t("start")}</Button>
      {sure && (
        <div className="begin__sure" data-told="alert">
          <p>{t("startLoses")}</p>
          <Button look="danger" onClick={take}>
            {t("start")}
          </Button>
          <Button onClick={() => setSure(false)}>{t("cancel")}</Button>
        </div>
      )}
    </div>
  );
}

import { useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import type { GameWorkshop } from "./game-workshop.ts";
import type { Bench } from "./use-bench.ts";
import { useWorkshopWords } from "./words.ts";

interface BeginProps {
  readonly workshop: GameWorkshop;
  readonly bench: Bench;
}

const EMPTY = "";

/** Lays an empty sheet or an aircraft of the list on the bench; asks first where that would lose something. */
export function Begin({ workshop, bench }: BeginProps) {
  const t = useWorkshopWords();
  const id = useId();
  const [chosen, setChosen] = useState(EMPTY);
  const [sure, setSure] = useState(false);
  const take = () => {
    const start = workshop.starts.find((one) => one.id === chosen);
    bench.change(start?.design ?? workshop.fresh());
    setSure(false);
  };
  return (
    <div className="begin">
      <label className="field__label" htmlFor={id}>
        {t("startFrom")}
      </label>
      <select
        id={id}
        className="field__input"
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        <option value={EMPTY}>{t("empty")}</option>
        {workshop.starts.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      <Button onClick={() => (bench.changed ? setSure(true) : take())}>{t("start")}</Button>
      {sure && (
        <div className="begin__sure" role="alert">
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

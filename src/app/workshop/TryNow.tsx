import { useState } from "react";
import type { Trial, WorkshopFace } from "../../face/workshop.ts";
import type { GameEntry } from "../../games/registry.ts";
import { useTexts } from "../face/speech.ts";
import { Refused } from "../frame/Refused.tsx";
import { bySeat, type Seating, USUAL_OPPONENT } from "../match/seating.ts";
import { useStart } from "../match/start.ts";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { Select } from "../ui/select.tsx";
import { useWorkshopWords } from "./words.ts";

interface TryProps {
  readonly entry: GameEntry;
  readonly workshop: WorkshopFace;
  readonly trial: Trial<unknown>;
  readonly design: unknown;
  /** Why the design may not be used, one sentence each. */
  readonly faults: readonly string[];
}

/** A battle against a piece of the list, at once. */
export function TryNow({ entry, workshop, trial, design, faults }: TryProps) {
  const t = useWorkshopWords();
  const text = useTexts();
  const { start, busy, problems } = useStart();
  const [tried, setTried] = useState(false);
  const [chosen, choose] = useState<string>();
  const foe = chosen ?? trial.foe(design);
  const foeName = workshop.starts.find((one) => one.id === foe)?.name ?? "";
  const own = trial.side(design) === 0;
  const alone = bySeat((_, first) => (first === own ? undefined : USUAL_OPPONENT));
  const go = (computers?: Seating) => {
    setTried(true);
    if (faults.length > 0) return;
    void start({
      entry,
      config: trial.config(design, foe),
      title: t("tryTitle", workshop.nameOf(design), foeName),
      ...(computers && { computers }),
    });
  };
  return (
    <Paper title={text(trial.title)}>
      <p className="quiet">{text(trial.about)}</p>
      <div className="try__row">
        <Select
          label={t("foe")}
          choices={workshop.starts.map(({ id, name }) => ({ id, label: name }))}
          value={foe}
          onChange={choose}
        />
        <Button look="brass" disabled={busy} onClick={() => go(alone)}>
          {text(trial.title)}
        </Button>
        <Button disabled={busy} onClick={() => go()}>
          {t("tryTwo")}
        </Button>
      </div>
      {tried && faults.length > 0 ? (
        <Refused title={t("refused")} problems={faults} />
      ) : (
        <Refused problems={problems} />
      )}
    </Paper>
  );
}

import { useState } from "react";
import type { GameEntry } from "../../games/registry.ts";
import { Refused } from "../frame/Refused.tsx";
import type { GameWorkshop } from "../games/game-workshop.ts";
import { against, type Seating, USUAL_OPPONENT } from "../match/seating.ts";
import { useStart } from "../match/start.ts";
import { Button } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { Select } from "../ui/select.tsx";
import { useWorkshopWords } from "./words.ts";

interface FlyProps {
  readonly entry: GameEntry;
  readonly workshop: GameWorkshop;
  readonly design: unknown;
  /** Why the design may not fly, one sentence each. */
  readonly faults: readonly string[];
}

/** A duel against an aircraft of the list, at once. */
export function FlyNow({ entry, workshop, design, faults }: FlyProps) {
  const t = useWorkshopWords();
  const { start, busy, problems } = useStart();
  const [tried, setTried] = useState(false);
  const [foe, setFoe] = useState(workshop.starts[2]?.id ?? workshop.starts[0]?.id ?? "");
  const foeName = workshop.starts.find((one) => one.id === foe)?.name ?? "";
  const go = (computers?: Seating) => {
    setTried(true);
    if (faults.length > 0) return;
    void start({
      entry,
      config: workshop.duel(design, foe),
      title: t("flyTitle", workshop.nameOf(design), foeName),
      ...(computers && { computers }),
    });
  };
  return (
    <Paper title={t("fly")} className="fly">
      <p className="quiet">{t("flyText")}</p>
      <div className="fly__row">
        <Select
          label={t("foe")}
          choices={workshop.starts.map(({ id, name }) => ({ id, label: name }))}
          value={foe}
          onChange={setFoe}
        />
        <Button look="brass" disabled={busy} onClick={() => go(against(USUAL_OPPONENT))}>
          {t("fly")}
        </Button>
        <Button disabled={busy} onClick={() => go()}>
          {t("flyTwo")}
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

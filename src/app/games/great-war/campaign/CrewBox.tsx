import { killsText, rankOf } from "../../../../games/great-war/face/week.ts";
import type { Offer } from "./flights.ts";
import { useCampaignWords } from "./words.ts";

interface CrewBoxProps {
  readonly offer: Offer;
  readonly chosen: boolean;
  readonly open: boolean;
  onToggle(): void;
}

/** A crew that may be sent: a box to tick, with what its men have done. */
export function CrewBox({ offer, chosen, open, onToggle }: CrewBoxProps) {
  const t = useCampaignWords();
  const { men, bar } = offer;
  return (
    <label className="gw-crew" data-chosen={chosen} data-open={open}>
      <input type="checkbox" checked={chosen} disabled={!open} onChange={onToggle} />
      <span>
        {men.map((man) => (
          <span key={man.name} className="gw-crewman">
            <b>{man.name}</b>{" "}
            <small>{t("man.service", killsText(man.kills), man.missions, rankOf(man))}</small>
          </span>
        ))}
        {bar && <small>{t("pick.bar", bar)}</small>}
      </span>
    </label>
  );
}

import { useId, useState } from "react";
import { pointsOf } from "../../../../games/great-war/campaign/points.ts";
import { sideOfSquadron } from "../../../../games/great-war/campaign/squadrons.ts";
import type { Campaign } from "../../../../games/great-war/campaign/state.ts";
import type { View } from "../../../../games/great-war/view.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { SideMark } from "../../../ui/side.tsx";
import { killsText, pagesOf, rankOf } from "./ledger.ts";
import { SquadronPage } from "./SquadronPage.tsx";
import { Week } from "./Week.tsx";
import { useCampaignWords } from "./words.ts";
import "./campaign.css";

interface LedgerProps {
  readonly view: View;
  readonly campaign: Campaign;
}

function Lost({ campaign, side }: { readonly campaign: Campaign; readonly side: 0 | 1 }) {
  const t = useCampaignWords();
  const gone = campaign.gone.filter(({ squadron }) => sideOfSquadron(squadron) === side);
  return (
    <>
      <h4 className="gw-led-caption">{t("ledger.gone")}</h4>
      {gone.length === 0 && <p className="gw-led-soft">{t("ledger.nobody")}</p>}
      <ul className="gw-led-lost">
        {gone.map(({ name, fate, mission, kills, missions, novice }) => (
          <li key={name}>
            <b>{name}</b>, {t("man.service", killsText(kills), missions, rankOf({ kills, novice }))}:{" "}
            <span className="gw-led-fate">{t("ledger.fate", fate)}</span>, {t("ledger.in", mission)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The missions of the week, and of each side the squadrons with their airmen and who has been lost. */
function Pages({ view, campaign }: LedgerProps) {
  const t = useCampaignWords();
  const inAir = view.phase !== "campaign" && view.phase !== "over";
  return (
    <div className="gw-led-pages">
      <Week campaign={campaign} />
      {([0, 1] as const).map((side) => (
        <section key={side} className="gw-led-side">
          <h3>
            <SideMark side={side} size={18} /> {t("ledger.side", side)}
          </h3>
          {pagesOf(campaign, view.setup, side, inAir).map((page) => (
            <SquadronPage key={page.id} page={page} />
          ))}
          <Lost campaign={campaign} side={side} />
        </section>
      ))}
    </div>
  );
}

/** The ledger of the week, beside the table and, when asked for, as a sheet of its own. */
export function Ledger({ view, campaign }: LedgerProps) {
  const t = useCampaignWords();
  const title = useId();
  const [large, setLarge] = useState(false);
  const points = t("ledger.points", ...pointsOf(view));
  return (
    <section className="gw-led" aria-labelledby={title}>
      <h2 id={title}>{t("ledger.title")}</h2>
      <p className="gw-led-points">{points}</p>
      <Button onClick={() => setLarge(true)}>{t("ledger.large")}</Button>
      <Dialog wide open={large} onOpenChange={setLarge} title={t("ledger.title")} about={points}>
        <Pages view={view} campaign={campaign} />
      </Dialog>
      <Pages view={view} campaign={campaign} />
    </section>
  );
}

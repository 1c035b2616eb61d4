import { useCallback, useState } from "react";
import { now } from "../../core/match/match.ts";
import { useTable } from "../context/tools.ts";
import { hrefOf, navigate } from "../router.ts";
import { loadMatch } from "../storage/matches.ts";
import type { BattleOf } from "../storage/record.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { CrossIcon } from "../ui/icons.tsx";
import { Paper } from "../ui/paper.tsx";
import { useFetched } from "../use-fetched.ts";
import { useWords } from "../words.ts";
import { bringBack } from "./bringing.ts";
import { useBattleWords } from "./words.ts";

/** Whether the campaign stands where it asked for the battle, is somewhere else by now, or is not there any more. */
type Whereabouts = "awaited" | "goneOn" | "lost";

async function whereabouts({ match, entries }: BattleOf): Promise<Whereabouts> {
  const campaign = await loadMatch(match);
  if (!campaign.ok) return "lost";
  return campaign.value.file.entries?.length === entries ? "awaited" : "goneOn";
}

function Slip({
  battle,
  id,
  over,
}: {
  readonly battle: BattleOf;
  readonly id: string;
  readonly over: boolean;
}) {
  const t = useBattleWords();
  const { t: shared } = useWords();
  const [closed, setClosed] = useState(false);
  const load = useCallback(() => whereabouts(battle), [battle]);
  const where = useFetched(load);
  if (where === undefined || (closed && !over)) return null;
  const bring = () => {
    bringBack(battle.match, id);
    navigate({ page: "match", id: battle.match, at: null });
  };
  return (
    <Paper title={t("battleOf", battle.title)}>
      <p data-told="event">{t(where)}</p>
      <p className="line">
        {over && where === "awaited" && (
          <Button look="brass" onClick={bring}>
            {t("bring")}
          </Button>
        )}
        {where !== "lost" && (
          <ButtonLink href={hrefOf({ page: "match", id: battle.match, at: null })}>{t("back")}</ButtonLink>
        )}
        {!over && (
          <Button look="quiet" size="icon" aria-label={shared("ui.close")} onClick={() => setClosed(true)}>
            <CrossIcon />
          </Button>
        )}
      </p>
    </Paper>
  );
}

/** The way from a battle back to its campaign, with its result when it is over. */
export function CampaignSlip() {
  const battle = useTable((state) => state.battleOf);
  const id = useTable((state) => state.id);
  const over = useTable((state) => now(state.open.match).outcome !== undefined);
  return battle ? <Slip battle={battle} id={id} over={over} /> : null;
}

import { now } from "../../core/match/match.ts";
import { isCampaign } from "../campaign/campaign.ts";
import { useUnderway } from "../context/playing.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { lazyPart } from "../lazy-part.ts";
import { battleAtScreen } from "../session/battle-awaited.ts";
import { isStuck } from "../session/selectors.ts";
import { Button } from "../ui/button.tsx";
import { useWords } from "../words.ts";
import { Curtain } from "./Curtain.tsx";

const Missions = lazyPart(async () => (await import("../campaign/Missions.tsx")).Missions);
const ThrownFor = lazyPart(async () => (await import("./log/ThrownFor.tsx")).ThrownFor);
const BattleSlip = lazyPart(async () => (await import("../battles/BattleSlip.tsx")).BattleSlip);
const CampaignSlip = lazyPart(async () => (await import("../battles/CampaignSlip.tsx")).CampaignSlip);
const EndSlip = lazyPart(async () => (await import("./EndSlip.tsx")).EndSlip);
const FullSlip = lazyPart(async () => (await import("./FullSlip.tsx")).FullSlip);
const ReplayBar = lazyPart(async () => (await import("./ReplayBar.tsx")).ReplayBar);
const TapeSlip = lazyPart(async () => (await import("./tape/TapeSlip.tsx")).TapeSlip);
const TypedDice = lazyPart(async () => (await import("./TypedDice.tsx")).TypedDice);
const DroppedSlip = lazyPart(async () => (await import("../computers/DroppedSlip.tsx")).DroppedSlip);
const WeighedSlip = lazyPart(async () => (await import("../computers/WeighedSlip.tsx")).WeighedSlip);

/** Ends what is being played. */
function Skip() {
  const { t } = useWords();
  const { player } = useTools();
  return (
    <p className="paper skip">
      <Button look="quiet" onClick={() => player.finish()}>
        {t("slip.skip")}
      </Button>
    </p>
  );
}

/** What lies in the middle at the lower edge: the call to the next seat, dice to read, the result, the replay. */
export function LowerPapers() {
  const curtain = useTable((state) => state.curtain);
  const sheer = useTable((state) => state.sheer);
  const needs = useTable((state) => state.needs);
  const over = useTable((state) => now(state.open.match).outcome !== undefined);
  const past = useTable((state) => state.at !== null);
  const stuck = useTable(isStuck);
  const replay = usePage((state) => state.replay);
  const tape = usePage((state) => state.tape !== null);
  const dropped = usePage((state) => state.dropped);
  const weighed = usePage((state) => state.weighed);
  const underway = useUnderway();
  const campaign = useTable(isCampaign);
  const battle = useTable((state) => battleAtScreen(state) !== undefined);
  const inBattle = useTable((state) => state.battleOf !== undefined);
  return (
    <div className="lower">
      {campaign && <Missions />}
      {dropped !== null && <DroppedSlip seat={dropped} />}
      {weighed && <WeighedSlip />}
      {tape && <TapeSlip />}
      {needs && <TypedDice needs={needs} />}
      {underway && <ThrownFor />}
      {underway && !past && <Skip />}
      {curtain !== null && sheer && !past && !underway && <Curtain seat={curtain} sheer />}
      {battle && !underway && <BattleSlip />}
      {inBattle && !past && !underway && <CampaignSlip />}
      {over && !past && !underway && <EndSlip />}
      {stuck && !past && !underway && <FullSlip />}
      {(replay || past) && <ReplayBar />}
    </div>
  );
}

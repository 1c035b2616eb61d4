import { type ReactNode, useEffect, useMemo, useState } from "react";
import { now } from "../../core/match/match.ts";
import { useAsk } from "../asking/use-ask.ts";
import { isCampaign } from "../campaign/campaign.ts";
import { bringComputerPlayers } from "../computers/computer-players.ts";
import type { BringPlayers } from "../context/computer-players.ts";
import type { GamePanel } from "../context/panel.ts";
import { useUnderway } from "../context/playing.ts";
import { type Tools, ToolsContext, usePage, useTable, useTools } from "../context/tools.ts";
import { type RuleLinks, RulesContext } from "../face/Cited.tsx";
import { lazyPart } from "../lazy-part.ts";
import { battleAtScreen } from "../session/battles.ts";
import { isStuck } from "../session/selectors.ts";
import type { TableStore } from "../session/session.ts";
import { wakeSound } from "../sound/wake.ts";
import { Button } from "../ui/button.tsx";
import { AskReferee } from "../ui/OrderText.tsx";
import { useWords } from "../words.ts";
import { Board } from "./board/Board.tsx";
import { brief } from "./briefing.ts";
import { Curtain } from "./Curtain.tsx";
import { createTools } from "./create-tools.ts";
import { Drawer } from "./Drawer.tsx";
import { Header } from "./Header.tsx";
import { listenToKeys } from "./keys.ts";
import { LeftPapers } from "./LeftPapers.tsx";
import { Toolbar } from "./Toolbar.tsx";
import "./table.css";
import "./lower.css";
import "./phone.css";
import "./unasked.css";

const Dialogs = lazyPart(async () => (await import("./dialogs/Dialogs.tsx")).Dialogs);
const Reveal = lazyPart(async () => (await import("./log/Reveal.tsx")).Reveal);
const ThrownFor = lazyPart(async () => (await import("./log/ThrownFor.tsx")).ThrownFor);
const Missions = lazyPart(async () => (await import("../campaign/Missions.tsx")).Missions);
const BattleSlip = lazyPart(async () => (await import("../battles/BattleSlip.tsx")).BattleSlip);
const CampaignSlip = lazyPart(async () => (await import("../battles/CampaignSlip.tsx")).CampaignSlip);
const EndSlip = lazyPart(async () => (await import("./EndSlip.tsx")).EndSlip);
const FullSlip = lazyPart(async () => (await import("./FullSlip.tsx")).FullSlip);
const ReplayBar = lazyPart(async () => (await import("./ReplayBar.tsx")).ReplayBar);
const TaskSheet = lazyPart(async () => (await import("../face/tasks/TaskSheet.tsx")).TaskSheet);
const StandingAnswers = lazyPart(
  async () => (await import("../face/table/StandingAnswers.tsx")).StandingAnswers,
);
const TableTold = lazyPart(async () => (await import("./told/TableTold.tsx")).TableTold);
const TapeSlip = lazyPart(async () => (await import("./tape/TapeSlip.tsx")).TapeSlip);
const TypedDice = lazyPart(async () => (await import("./TypedDice.tsx")).TypedDice);
const DroppedSlip = lazyPart(async () => (await import("../computers/DroppedSlip.tsx")).DroppedSlip);
const WeighedSlip = lazyPart(async () => (await import("../computers/WeighedSlip.tsx")).WeighedSlip);

/** Milliseconds that a note stays. */
const NOTE = 5000;

/** A line that says what was just done; the sheet that shares a match has its own. */
function Note() {
  const { page } = useTools();
  const note = usePage((state) => state.note);
  const sharing = usePage((state) => state.dialog === "share");
  useEffect(() => {
    if (note === null) return undefined;
    const timer = setTimeout(() => page.setState({ note: null }), NOTE);
    return () => clearTimeout(timer);
  }, [note, page]);
  return (
    <div className="note" data-told="status">
      {note !== null && !sharing && <p className="paper">{note}</p>}
    </div>
  );
}

/** A page that the browser puts back from its memory must not show a plot to whoever went back. */
function useHiddenOnReturn(store: TableStore): void {
  useEffect(() => {
    const hide = (event: PageTransitionEvent) => {
      if (event.persisted) store.getState().raiseCurtain(store.getState().viewer);
    };
    window.addEventListener("pageshow", hide);
    return () => window.removeEventListener("pageshow", hide);
  }, [store]);
}

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
function LowerPapers() {
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

/** Numbers of rules open the rules above the table. */
function useRuleLinks(): RuleLinks {
  const { page } = useTools();
  const { id: game, numbers } = useTable((state) => state.entry.meta);
  return useMemo(
    () => ({
      game,
      numbers,
      open: (rule) => page.setState({ dialog: "rules", rule }),
    }),
    [game, numbers, page],
  );
}

function Papers({ card }: { readonly card: ReactNode }) {
  const links = useRuleLinks();
  const curtain = useTable((state) => state.curtain);
  const covered = useTable((state) => state.curtain !== null && !state.sheer);
  const dialog = usePage((state) => state.dialog !== null);
  const tasks = usePage((state) => state.tasks);
  const standing = useTable((state) => state.stands);
  const ask = useAsk();
  return (
    <AskReferee value={ask}>
      <RulesContext value={links}>
        <main className="table" inert={covered}>
          <div className="topbar">
            <Header />
            <Toolbar />
          </div>
          {tasks && <TaskSheet />}
          <Board />
          <Reveal />
          {card}
          <LowerPapers />
          <Drawer />
          <LeftPapers />
          <Note />
        </main>
        <TableTold />
        {covered && curtain !== null && <Curtain seat={curtain} sheer={false} />}
        {dialog && <Dialogs />}
        {standing && <StandingAnswers />}
      </RulesContext>
    </AskReferee>
  );
}

interface TablePageProps {
  readonly store: TableStore;
  readonly panel: GamePanel;
  /** The moment that the address names. */
  readonly at: number | null;
  /** Who flies for the seats that nobody has; left out: the computer players. */
  readonly computerPlayers?: BringPlayers | undefined;
  /** A card that lies on the table beside the usual papers. */
  readonly card?: ReactNode;
}

/** An open match: the table fills the page, the papers lie on it. */
export function TablePage({
  store,
  panel,
  at,
  computerPlayers = bringComputerPlayers,
  card,
}: TablePageProps) {
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    const made = createTools(store, panel, computerPlayers);
    setTools(made);
    const release = listenToKeys(made);
    const hush = wakeSound(made);
    return () => {
      release();
      hush();
      made.dispose();
    };
  }, [store, panel, computerPlayers]);
  useEffect(() => {
    if (tools && at !== null) tools.replay.scrub(at);
    else if (tools && !card) brief(tools);
  }, [tools, at, card]);
  useHiddenOnReturn(store);
  return useMemo(
    () =>
      tools && (
        <ToolsContext value={tools}>
          <Papers card={card} />
        </ToolsContext>
      ),
    [tools, card],
  );
}

import { type ReactNode, useEffect, useMemo, useState } from "react";
import { useAsk } from "../asking/use-ask.ts";
import { bringComputerPlayers } from "../computers/computer-players.ts";
import type { BringPlayers } from "../context/computer-players.ts";
import type { GamePanel } from "../context/panel.ts";
import { type Tools, ToolsContext, usePage, useTable, useTools } from "../context/tools.ts";
import { type RuleLinks, RulesContext } from "../face/Cited.tsx";
import { lazyPart } from "../lazy-part.ts";
import type { TableStore } from "../session/session.ts";
import { useSettings } from "../settings/settings.ts";
import { wakeSound } from "../sound/wake.ts";
import { AskReferee } from "../ui/OrderText.tsx";
import { Board } from "./board/Board.tsx";
import { brief } from "./briefing.ts";
import { Curtain } from "./Curtain.tsx";
import { createTools } from "./create-tools.ts";
import { Drawer } from "./Drawer.tsx";
import { Header } from "./Header.tsx";
import { listenToKeys } from "./keys.ts";
import { LeftPapers } from "./LeftPapers.tsx";
import { Toolbar } from "./Toolbar.tsx";
import "./layout/table.css";
import "./layout/lower.css";
import "./layout/phone.css";
import "./layout/unasked.css";
import "./layout/unasked-hand.css";

const Dialogs = lazyPart(async () => (await import("./dialogs/Dialogs.tsx")).Dialogs);
const LowerPapers = lazyPart(async () => (await import("./LowerPapers.tsx")).LowerPapers);
const Reveal = lazyPart(async () => (await import("./log/Reveal.tsx")).Reveal);
const TaskSheet = lazyPart(async () => (await import("../face/tasks/TaskSheet.tsx")).TaskSheet);
const StandingAnswers = lazyPart(
  async () => (await import("../face/table/StandingAnswers.tsx")).StandingAnswers,
);
const EarTable = lazyPart(async () => (await import("./ear/EarTable.tsx")).EarTable);
const TableTold = lazyPart(async () => (await import("./told/TableTold.tsx")).TableTold);

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

interface OnTableProps {
  readonly card: ReactNode;
  /** Whether something lies over all of it. */
  readonly covered: boolean;
}

/** The table, and the papers that lie on it. */
function TableWithPapers({ card, covered }: OnTableProps) {
  const tasks = usePage((state) => state.tasks);
  return (
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
  );
}

function Papers({ card }: { readonly card: ReactNode }) {
  const links = useRuleLinks();
  const curtain = useTable((state) => state.curtain);
  const covered = useTable((state) => state.curtain !== null && !state.sheer);
  const dialog = usePage((state) => state.dialog !== null);
  const isByEar = useSettings((settings) => settings.ear);
  const standing = useTable((state) => state.anyStanding);
  const ask = useAsk();
  return (
    <AskReferee value={ask}>
      <RulesContext value={links}>
        {isByEar ? (
          <EarTable covered={covered} card={card}>
            <LowerPapers />
            <Note />
          </EarTable>
        ) : (
          <TableWithPapers covered={covered} card={card} />
        )}
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
  /** Drawn flat until it is wanted in 3D. */
  readonly flat?: boolean | undefined;
}

/** An open match: the table fills the page, the papers lie on it. */
export function TablePage({
  store,
  panel,
  at,
  computerPlayers = bringComputerPlayers,
  card,
  flat = false,
}: TablePageProps) {
  const [tools, setTools] = useState<Tools>();
  useEffect(() => {
    const made = createTools(store, panel, computerPlayers);
    if (flat) made.page.setState({ flat });
    setTools(made);
    const release = listenToKeys(made);
    const hush = wakeSound(made);
    return () => {
      release();
      hush();
      made.dispose();
    };
  }, [store, panel, computerPlayers, flat]);
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

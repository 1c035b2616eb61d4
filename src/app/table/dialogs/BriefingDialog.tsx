import { useCallback } from "react";
import { now } from "../../../core/match/match.ts";
import { scenarioTitle } from "../../../words/games.ts";
import { useSeatName } from "../../context/names.ts";
import { useTable, useTools } from "../../context/tools.ts";
import { Terms } from "../../face/Terms.tsx";
import { TaskCard } from "../../face/tasks/TaskCard.tsx";
import { useTasks } from "../../face/tasks/use-tasks.ts";
import { ScenarioPicture } from "../../scenario/ScenarioPicture.tsx";
import { sideOf } from "../../session/seats.ts";
import { reportOf } from "../../session/turns.ts";
import { useSideName } from "../../side-names.ts";
import { scenarioOf } from "../../storage/scenario-of.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { SideMark } from "../../ui/side.tsx";
import { useFetched } from "../../use-fetched.ts";
import { useWords } from "../../words.ts";
import { usePhaseName } from "../Header.tsx";
import { useDialogWords } from "./words.ts";
import "./briefing.css";

/** What lies behind the battle: a picture of its table, and what the game tells of it. */
function Story({ scenario }: { readonly scenario: string }) {
  const { language } = useWords();
  const entry = useTable((state) => state.entry);
  const load = useCallback(
    // The briefing is whole without it.
    () => entry.histories(language).catch((): Readonly<Record<string, string>> => ({})),
    [entry, language],
  );
  const text = useFetched(load)?.[scenario];
  return (
    <div className="briefing__story">
      <div className="briefing__picture">
        <ScenarioPicture meta={entry.meta} scenario={scenario} />
      </div>
      <p>{text}</p>
    </div>
  );
}

/** What each side has to do, one's own first; how it stands once something has been played. */
function Sides({ begun }: { readonly begun: boolean }) {
  const seats = useTable((state) => state.seats);
  const sideName = useSideName();
  const told = useTasks();
  return (
    <div className="briefing__sides">
      {told?.tasks.map(({ standing, ...task }) => {
        const side = sideOf(seats, seats.find((seat) => seat.side === task.side)?.id ?? task.side);
        return (
          <section key={task.side} className="task" data-side={side}>
            <h3 className="task__side">
              <SideMark side={side} size={24} />
              {sideName(task.side)}
            </h3>
            <TaskCard task={begun && standing ? { ...task, standing } : task} say={told.say} />
          </section>
        );
      })}
    </div>
  );
}

/** Who is asked first, and for what; nothing once something has been answered. */
function First() {
  const w = useDialogWords();
  const { t } = useWords();
  const name = useSeatName();
  const phaseName = usePhaseName();
  const match = useTable((state) => state.open.match);
  const [first, ...others] = [...new Set(now(match).prompts.map(({ seat }) => seat))];
  if (first === undefined || match.moments.length > 1) return null;
  const who = others.length === 0 ? name(first) : t("turn.everybody");
  return (
    <p className="briefing__first">
      {w("briefing.first", who, phaseName(reportOf(match, now(match)).phase))}
    </p>
  );
}

/** What a match is about, told before it is played: the battle, what each side has to do, how it is decided, who begins. */
export function BriefingDialog() {
  const w = useDialogWords();
  const { language } = useWords();
  const { page } = useTools();
  const { entry, open } = useTable((state) => state);
  const scenario = scenarioOf(open.match.config) ?? "";
  const title = scenarioTitle(entry.meta.id, scenario, language);
  const begun = open.match.moments.length > 1;
  const close = () => page.setState({ dialog: null });
  return (
    <Dialog
      open
      onOpenChange={close}
      title={title}
      actions={
        <>
          <First />
          <Button look="brass" size="big" autoFocus onClick={close}>
            {w(begun ? "briefing.back" : "briefing.begin")}
          </Button>
        </>
      }
    >
      <div className="briefing">
        <Story scenario={scenario} />
        <Sides begun={begun} />
        <section>
          <h3>{w("help.group.goal")}</h3>
          <Terms />
        </section>
      </div>
    </Dialog>
  );
}

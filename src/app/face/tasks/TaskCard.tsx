import type { Phrase } from "../../../core/phrase.ts";
import type { Goal, Task } from "../../../face/task.ts";
import { type Text, wordsOf } from "../../../face/text.ts";
import { Cited } from "../Cited.tsx";
import { useTaskWords } from "./words.ts";
import "./tasks.css";

const SIGNS: Readonly<Record<Goal["state"], string>> = { open: "○", done: "✓", missed: "✕" };

interface GoalLineProps {
  readonly goal: Goal;
  /** Without how it is done: where it is read from afar. */
  readonly brief: boolean;
  readonly speak: (text: Text) => string;
}

function GoalLine({ goal: { mark, text, how, pays, far, state }, brief, speak }: GoalLineProps) {
  const w = useTaskWords();
  return (
    <li className="goal" data-state={state}>
      <b className="goal__sign" aria-hidden="true">
        {SIGNS[state]}
      </b>
      <div>
        {mark !== undefined && <b className="goal__mark">{mark}</b>}{" "}
        <span className="goal__text">{speak(text)}</span>
        {pays && <span className="goal__pays"> · {speak(pays)}</span>}
        {far && <span className="goal__far">{speak(far)}</span>}
        <span className="visually-hidden"> ({w(`tasks.${state}`)})</span>
        {how && !brief && (
          <span className="goal__how">
            <Cited text={speak(how)} />
          </span>
        )}
      </div>
    </li>
  );
}

interface TaskCardProps {
  readonly task: Task;
  readonly brief?: boolean;
  readonly say: (phrase: Phrase) => string;
}

/** What one side is to do: how it wins, how it stands, and what of it is done and missing. */
export function TaskCard({ task: { aim, standing, goals }, brief = false, say }: TaskCardProps) {
  const speak = (text: Text) => wordsOf(text, say);
  return (
    <>
      {(!brief || goals.length === 0) && (
        <p className="task__aim">
          <Cited text={speak(aim)} />
          {standing && <b> {speak(standing)}.</b>}
        </p>
      )}
      <ul className="task__goals">
        {goals.map((goal) => (
          <GoalLine key={goal.id} goal={goal} brief={brief} speak={speak} />
        ))}
      </ul>
    </>
  );
}

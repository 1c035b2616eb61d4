import { useState } from "react";
import type { Problem } from "../../core/game.ts";
import type { Phrase } from "../../core/phrase.ts";
import { useWords } from "../words.ts";
import { Cited } from "./Cited.tsx";
import "./near.css";
import "./refusal.css";

interface RefusalProps {
  /** The text as it was given; left out where the page shows it already. */
  readonly text?: string;
  readonly problems: readonly Problem[];
  /** The game's sentence for a problem. */
  readonly say: (phrase: Phrase) => string;
  /** Takes one of the nearest legal answers. */
  readonly onPick?: (text: string) => void;
}

/** The first failing token of all problems. */
function badToken(problems: readonly Problem[]): { start: number; end: number } | undefined {
  return problems.find((problem) => problem.token)?.token;
}

function Marked({
  text,
  start,
  end,
}: {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}) {
  const width = Math.max(1, end - start);
  return (
    <pre className="refusal__text" aria-hidden="true">
      {text || " "}
      {"\n"}
      {" ".repeat(Math.min(start, text.length))}
      <span className="refusal__caret">{"^".repeat(width)}</span>
    </pre>
  );
}

/** How often the problems have become others: who makes the same mistake again is told again. */
function useTimes(problems: readonly Problem[]): number {
  const [seen, setSeen] = useState({ problems, times: 0 });
  const isSame =
    problems.length === seen.problems.length && problems.every((one, at) => one === seen.problems[at]);
  if (!isSame) setSeen({ problems, times: seen.times + 1 });
  return seen.times;
}

/** Why an answer is refused: the token, a sentence and the rule for each check that fails, and what would be right. */
export function Refusal({ text, problems, say, onPick }: RefusalProps) {
  const { t } = useWords();
  const times = useTimes(problems);
  if (problems.length === 0) return null;
  const bad = badToken(problems);
  const near = [...new Set(problems.flatMap((problem) => problem.near ?? []))];
  return (
    <div key={times} data-told="alert">
      {text !== undefined && bad && <Marked text={text} start={bad.start} end={bad.end} />}
      <ul className="refusal__list">
        {problems.map(({ code, values, rule }, at) => (
          <li key={`${code} ${rule ?? ""}`} data-more={at > 0 || undefined}>
            <Cited text={say({ key: code, values })} rule={rule} />
          </li>
        ))}
      </ul>
      {near.length > 0 && onPick && (
        <p className="near">
          <span>{t("refusal.near")}</span>
          {near.map((order, at) => (
            <button
              key={order}
              type="button"
              className="near__order"
              data-more={at > 0 || undefined}
              onClick={() => onPick(order)}
            >
              {order}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

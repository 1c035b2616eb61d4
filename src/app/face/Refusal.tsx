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

/** Why an answer is refused: the token, a sentence and the rule for each check that fails, and what would be right. */
export function Refusal({ text, problems, say, onPick }: RefusalProps) {
  const { t } = useWords();
  if (problems.length === 0) return null;
  const bad = badToken(problems);
  const near = [...new Set(problems.flatMap((problem) => problem.near ?? []))];
  return (
    <div role="alert">
      {text !== undefined && bad && <Marked text={text} start={bad.start} end={bad.end} />}
      <ul className="refusal__list">
        {problems.map(({ code, values, rule }) => {
          return (
            <li key={`${code} ${rule ?? ""}`}>
              <Cited text={say({ key: code, values })} rule={rule} />
            </li>
          );
        })}
      </ul>
      {near.length > 0 && onPick && (
        <p className="near">
          <span>{t("refusal.near")}</span>
          {near.map((order) => (
            <button key={order} type="button" className="near__order" onClick={() => onPick(order)}>
              {order}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}

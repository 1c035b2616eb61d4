import { useBench } from "./bench.ts";
import { goTo, useFaultName } from "./fault-name.ts";
import { useFaultText } from "./fault-text.ts";
import { useDogfightEditorWords } from "./words.ts";

/** More than these at once help nobody. */
const MOST = 4;

/** What has to be put right before the set-up can be played; a press leads there. */
export function Faults() {
  const t = useDogfightEditorWords();
  const bench = useBench();
  const text = useFaultText();
  const nameOf = useFaultName();
  const { faults } = bench;
  if (faults.length === 0) return null;
  return (
    <section className="faults" aria-label={t("faults")}>
      <ul>
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.key} ${fault.field} ${fault.problem.code}`}>
            <button type="button" className="faults__one" onClick={() => goTo(fault, bench)}>
              {text(fault, nameOf(fault))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

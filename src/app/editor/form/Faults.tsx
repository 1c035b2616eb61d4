import { useEditorWords } from "../words.ts";
import { useFaultText } from "./fault-text.ts";
import { isUntouched, useForm, useTexts } from "./form.ts";

/** More than these at once help nobody. */
const MOST = 4;

/** What has to be put right before the set-up can be played; a press leads there. */
export function Faults() {
  const t = useEditorWords();
  const text = useTexts();
  const told = useFaultText();
  const { editor, draft, faults, choose, turnTo } = useForm();
  if (faults.length === 0) return null;
  if (isUntouched(editor, draft)) return <p className="faults__begin">{t("begin")}</p>;
  return (
    <section className="faults" aria-label={t("toPutRight")}>
      <ul>
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.row} ${fault.field} ${fault.problem.code}`}>
            <button
              type="button"
              className="faults__one"
              onClick={() => {
                if (fault.row !== null) choose(fault.row);
                turnTo(fault.sheet);
              }}
            >
              {told(fault, text(fault.name))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

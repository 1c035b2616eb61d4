import type { AnswerForm } from "../../../face/form.ts";
import { wordsOf } from "../../../face/text.ts";
import { stepFocus } from "../../ui/step-focus.ts";
import type { SpokenPart } from "../use-part.ts";

interface FormEntriesProps {
  readonly form: AnswerForm;
  readonly say: SpokenPart<"form">["say"];
  onTake(on: string): void;
  onLook(on: string | null): void;
}

/** All that can have a line, in groups that unfold: the same choice as on the table, for the keyboard and for ears. */
export function FormEntries({ form: { hint, groups }, say, onTake, onLook }: FormEntriesProps) {
  return (
    <div className="form__entries">
      <p>{wordsOf(hint, say)}</p>
      {groups.map(({ id, title, entries }, at) => (
        <details key={id} open={at === 0}>
          <summary>{wordsOf(title, say)}</summary>
          <fieldset className="form__group" aria-label={wordsOf(title, say)} onKeyDown={stepFocus}>
            {entries.map(({ on, title: name, note, entered }) => (
              <button
                key={on}
                type="button"
                className="form__entry"
                data-on={on}
                aria-pressed={entered}
                onClick={() => onTake(on)}
                onPointerEnter={() => onLook(on)}
                onPointerLeave={() => onLook(null)}
                onFocus={() => onLook(on)}
                onBlur={() => onLook(null)}
              >
                <b>{wordsOf(name, say)}</b> <small>{wordsOf(note, say)}</small>
              </button>
            ))}
          </fieldset>
        </details>
      ))}
    </div>
  );
}

import { useId } from "react";
import type { Tried } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { OrderText } from "../../ui/OrderText.tsx";
import { Inline } from "./Inline.tsx";
import { useReading } from "./reading.ts";
import "../near.css";

interface TypedOrderProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly ruling: Tried["ruling"];
  readonly onChange: (text: string) => void;
}

/** An order that is judged as it is typed: what it does, or why it is refused and which legal ones are near it. */
export function TypedOrder({ label, placeholder, text, ruling, onChange }: TypedOrderProps) {
  const { say } = useReading();
  const told = useId();
  const problems = ruling.ok ? [] : ruling.error;
  const said = ruling.ok ? ruling.value : problems.map(({ code, values }) => ({ key: code, values }));
  const near = new Set(problems.flatMap((problem) => problem.near ?? []));
  return (
    <>
      <OrderText
        label={label}
        placeholder={placeholder}
        value={text}
        bad={problems.find(({ token }) => token)?.token}
        describedBy={told}
        onChange={onChange}
        onEnter={() => undefined}
      />
      <div id={told} className={ruling.ok ? undefined : "trial__refusal"} data-told="draft">
        {said.map((one) => (
          <p key={wordsOf(one, say)}>
            <Inline text={one} />
          </p>
        ))}
      </div>
      {near.size > 0 && (
        <p className="near">
          {[...near].map((order) => (
            <button key={order} type="button" className="near__order" onClick={() => onChange(order)}>
              {order}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

import { type ReactNode, useId } from "react";
import type { Problem } from "../../../core/game.ts";
import type { Result } from "../../../core/result.ts";
import { OrderText } from "../../ui/OrderText.tsx";
import { Inline } from "../Inline.tsx";
import { useReading } from "../reading.ts";

interface TypedOrderProps<Order> {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly read: Result<Order, readonly Problem[]>;
  readonly onChange: (text: string) => void;
  /** What a legal order does. */
  readonly flown: (order: Order) => ReactNode;
}

function Refusal({ problems }: { readonly problems: readonly Problem[] }) {
  const { say } = useReading();
  return problems.map(({ code, values }) => (
    <p key={code}>
      <Inline saying={say({ key: code, values })} />
    </p>
  ));
}

/** An order that is judged as it is typed: what it does, or why it is refused and which legal ones are near it. */
export function TypedOrder<Order>(props: TypedOrderProps<Order>) {
  const { label, placeholder, text, read, onChange, flown } = props;
  const told = useId();
  const problems = read.ok ? [] : read.error;
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
      <div id={told} className={read.ok ? undefined : "trial__refusal"} role="status">
        {read.ok ? flown(read.value) : <Refusal problems={problems} />}
      </div>
      {near.size > 0 && (
        <p className="trial__near">
          {[...near].map((order) => (
            <button key={order} type="button" className="trial__order" onClick={() => onChange(order)}>
              {order}
            </button>
          ))}
        </p>
      )}
    </>
  );
}

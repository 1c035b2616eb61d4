import { useEffect, useRef } from "react";
import "./refused.css";

export interface RefusedProps {
  readonly title?: string;
  /** One sentence each; none: nothing is shown. */
  readonly problems: readonly string[];
}

/**
 * Why something was refused, where it was asked for. What was there before stays as it is. A file may be dropped
 * anywhere on a long page, so what is out of sight comes into it.
 */
export function Refused({ title, problems }: RefusedProps) {
  const alert = useRef<HTMLDivElement>(null);
  const told = problems.join("\n");
  useEffect(() => {
    if (told !== "") alert.current?.scrollIntoView({ block: "nearest" });
  }, [told]);
  return (
    <div ref={alert} data-told="alert">
      {problems.length > 0 && (
        <div className="refused">
          {title !== undefined && <b>{title}</b>}
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
    </div>
  );
}

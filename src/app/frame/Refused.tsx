import "./refused.css";

export interface RefusedProps {
  readonly title?: string;
  /** One sentence each; none: nothing is shown. */
  readonly problems: readonly string[];
}

/** Why something was refused, where it was asked for. What was there before stays as it is. */
export function Refused({ title, problems }: RefusedProps) {
  return (
    <div role="alert">
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

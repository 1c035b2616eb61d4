import { type ReactNode, useId } from "react";
import "./fold.css";

interface FoldProps {
  readonly title: ReactNode;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly className?: string;
  /** What a lesson calls it. */
  readonly point?: string;
  /** What it says in its heading while it is folded; it is not read out. */
  readonly brief?: ReactNode;
  /** What stays of it while it is folded. */
  readonly folded?: ReactNode;
  readonly children: ReactNode;
}

/** Long contents scroll, so the keyboard has to reach them; of a group only the name is told there, not all of it. */
const reachable = (heading: string) => ({ tabIndex: 0, role: "group", "aria-labelledby": heading });

/** A sheet of paper that folds down to its heading. */
export function Fold({ title, open, onToggle, className, point, brief, folded, children }: FoldProps) {
  const id = useId();
  return (
    <section
      className={`paper fold ${className ?? ""}`}
      data-open={open}
      data-point={point}
      aria-labelledby={id}
    >
      <h2 className="fold__head">
        <button id={id} type="button" aria-expanded={open} onClick={onToggle}>
          <span className="fold__title">{title}</span>
          {!open && brief && (
            <span className="fold__brief" aria-hidden="true">
              {brief}
            </span>
          )}
          <span aria-hidden="true">{open ? "▾" : "▸"}</span>
        </button>
      </h2>
      {open ? (
        <div className="fold__body" {...reachable(id)}>
          {children}
        </div>
      ) : (
        folded
      )}
    </section>
  );
}

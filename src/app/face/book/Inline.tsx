import type { MouseEvent } from "react";
import { type Text, wordsOf } from "../../../face/text.ts";
import { piecesOf } from "./inline.ts";
import { useReading } from "./reading.ts";

interface GoProps {
  readonly to: string;
  readonly className?: string;
  readonly children: string;
}

/** A link to another place of the same book. */
export function Go({ to, className, children }: GoProps) {
  const { hrefOf, go } = useReading();
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <a className={className} href={hrefOf(to)} onClick={press}>
      {children}
    </a>
  );
}

/** A text of the book with its orders, strong words and numbers of rules. */
export function Inline({ text: whole }: { readonly text: Text }) {
  const { say, isRule } = useReading();
  return piecesOf(wordsOf(whole, say), isRule).map(({ kind, text }, at) => {
    const key = `${at.toString()} ${text}`;
    switch (kind) {
      case "order":
        return (
          <code key={key} className="book__order">
            {text}
          </code>
        );
      case "strong":
        return <b key={key}>{text}</b>;
      case "rule":
        return (
          <Go key={key} to={text} className="cite">
            {text}
          </Go>
        );
      default:
        return <span key={key}>{text}</span>;
    }
  });
}

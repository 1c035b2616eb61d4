import { createContext, type MouseEvent, useContext } from "react";
import { hrefOf } from "../router.ts";
import { citationsIn } from "./citations.ts";

/** Where numbers of rules lead. */
export interface RuleLinks {
  /** Id of the game whose rules they are. */
  readonly game: string;
  /** Matches the number of any of them; left out: nothing is cited. */
  readonly numbers: RegExp | undefined;
  /** Shows a rule above the page; left out, it opens in a tab of its own, so that nothing on this page is lost. */
  readonly open?: (rule: string) => void;
}

/** The rules that numbers on a page belong to; null: numbers are no links there. */
export const RulesContext = createContext<RuleLinks | null>(null);

interface LinkProps {
  readonly rule: string;
  readonly links: Omit<RuleLinks, "numbers">;
}

/** The number of a rule, never broken at its hyphen, as a link to it. */
export function RuleLink({ rule, links }: LinkProps) {
  const { game, open } = links;
  const press = (event: MouseEvent) => {
    if (!open || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    open(rule);
  };
  return (
    <a
      className="cite"
      href={hrefOf({ page: "rules", game, id: rule })}
      target={open ? undefined : "_blank"}
      rel={open ? undefined : "noopener"}
      onClick={press}
    >
      {rule}
    </a>
  );
}

interface CitedProps {
  /** A sentence of the referee. */
  readonly text: string;
  /** Where links can't be pressed: inside buttons, on the badge that hangs over the table. */
  readonly plain?: boolean;
}

/** A sentence whose rule numbers are links. Where no rules belong to a page it is plain text. */
export function Cited({ text, plain = false }: CitedProps) {
  const links = useContext(RulesContext);
  if (!links?.numbers) return text;
  return (
    <>
      {citationsIn(text, links.numbers).map(({ text: part, at, rule }) => {
        if (!rule) return part;
        if (!plain) return <RuleLink key={at} rule={part} links={links} />;
        return (
          <span key={at} className="cite">
            {part}
          </span>
        );
      })}
    </>
  );
}

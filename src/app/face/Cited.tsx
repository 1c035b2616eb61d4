import { createContext, Fragment, type MouseEvent, useCallback, useContext } from "react";
import { sidesShownAsNamed } from "../../words/games.ts";
import { type Quiet, quietly } from "../citations.ts";
import { lazyPart } from "../lazy-part.ts";
import { hrefOf } from "../router.ts";
import { useSettings } from "../settings/settings.ts";

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
function RuleLink({ rule, links }: LinkProps) {
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
  /** The number of its rule, where the sentence may not have it. */
  readonly rule?: string | undefined;
  /** Where links can't be pressed: inside buttons, on the badge that hangs over the table. */
  readonly plain?: boolean;
}

/** The numbers of rules behind a sentence, small; nothing where this screen hides them. */
export function Rules({
  rules,
  plain = false,
}: {
  readonly rules: readonly string[];
  readonly plain?: boolean;
}) {
  const links = useContext(RulesContext);
  const shown = useSettings((settings) => settings.ruleNumbers);
  if (!shown || rules.length === 0) return null;
  return (
    <small className="cites">
      {rules.map((rule) => (
        <Fragment key={rule}>
          {" "}
          {links && !plain ? <RuleLink rule={rule} links={links} /> : <span className="cite">{rule}</span>}
        </Fragment>
      ))}
    </small>
  );
}

/** Takes the numbers of its rules out of a sentence of the page. */
export function useQuietly(): (text: string, rule?: string) => Quiet {
  const numbers = useContext(RulesContext)?.numbers;
  return useCallback((text, rule) => quietly(text, numbers, rule), [numbers]);
}

const Marked = lazyPart(
  async () => (await import("./marked/Marked.tsx")).Marked,
  ({ text }: { readonly text: string }) => text,
);

/** Words that name pieces. Where the ids no longer tell the side by its colour, the side's marking stands before them. */
export function Words({ text }: { readonly text: string }) {
  return sidesShownAsNamed() ? text : <Marked text={text} />;
}

/** A sentence, and behind it the numbers of its rules as links. Where no rules belong to a page it stays as it is. */
export function Cited({ text, rule, plain = false }: CitedProps) {
  const { words, rules } = useQuietly()(text, rule);
  return (
    <>
      <Words text={words} />
      <Rules rules={rules} plain={plain} />
    </>
  );
}

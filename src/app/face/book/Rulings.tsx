import { memo } from "react";
import type { RulingGroup, RulingLine } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { Go, Inline } from "./Inline.tsx";
import { anchorOf } from "./place.ts";
import { useReading } from "./reading.ts";
import { useRulesWords } from "./words.ts";

function Line({ line, marked }: { readonly line: RulingLine; readonly marked: boolean }) {
  const t = useRulesWords();
  const { chaptersOn, say } = useReading();
  const [number = ""] = line.ids;
  const chapters = chaptersOn(number);
  return (
    <li
      id={anchorOf(number)}
      className="book__ruling"
      tabIndex={-1}
      aria-current={marked ? "true" : undefined}
    >
      <b className="book__number">{number}</b>
      <div>
        <Inline text={line.text} />
        {chapters.length > 0 && (
          <p className="book__chapters">
            {t("more")}{" "}
            {chapters.map(({ id, title }) => (
              <Go key={id} to={id}>
                {wordsOf(title, say)}
              </Go>
            ))}
          </p>
        )}
        {line.option && (
          <p className="book__switch">
            <b>{t("switch")}</b> <Inline text={line.option.name} />. <Inline text={line.option.help} />
          </p>
        )}
      </div>
    </li>
  );
}

interface RulingsProps {
  readonly groups: readonly RulingGroup[];
  /** The place that is pointed at. */
  readonly at: string | undefined;
}

interface GroupProps {
  readonly group: RulingGroup;
  readonly at: string | undefined;
}

const Group = memo(({ group, at }: GroupProps) => (
  <section id={anchorOf(group.id)} className="book__group" tabIndex={-1}>
    <h3>
      <Inline text={group.title} />
    </h3>
    <ul className="book__rulings">
      {group.lines.map((line) => (
        <Line key={line.ids.join()} line={line} marked={line.ids[0] === at} />
      ))}
    </ul>
  </section>
));

/** Every ruling by its number, in groups. */
export function Rulings({ groups, at }: RulingsProps) {
  return groups.map((group) => <Group key={group.id} group={group} at={at} />);
}

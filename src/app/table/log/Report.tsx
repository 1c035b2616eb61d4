import { wordsOf } from "../../../face/text.ts";
import { usePage, useTable, useTools } from "../../context/tools.ts";
import type { SpokenPart } from "../../face/use-part.ts";
import { Button } from "../../ui/button.tsx";
import { useSlipWords } from "../words.ts";
import { FactLine } from "./FactLine.tsx";
import type { TurnReport } from "./turn-report.ts";

type Section = TurnReport["sections"][number];

interface ReportProps {
  readonly report: TurnReport;
  readonly say: SpokenPart<"report">["say"];
}

function Lines({
  section: { title, lines },
  say,
}: {
  readonly section: Section;
  readonly say: ReportProps["say"];
}) {
  const game = useTable((state) => state.game);
  const name = wordsOf(title, say);
  return (
    <>
      <h3 className="report__title">{name}</h3>
      <ul className="report__lines" aria-label={name}>
        {lines.map((line, at) => (
          <FactLine key={`${at.toString()} ${line.event.key}`} line={line} game={game} say={say} />
        ))}
      </ul>
    </>
  );
}

/** What was decided in a turn: it stays until somebody puts it away, whatever happens after it. */
export function Report({ report, say }: ReportProps) {
  const t = useSlipWords();
  const { page } = useTools();
  const read = usePage((state) => state.read === report.entry);
  const { turn, sections } = report;
  const staying = sections.filter(({ stays }) => stays);
  const behind = sections.filter(({ stays }) => !stays);
  return (
    <section className="report" data-read={read} aria-label={t("report.of", turn)}>
      <Button
        look="quiet"
        className="report__head"
        aria-expanded={!read}
        onClick={() => page.setState({ read: read ? null : report.entry })}
      >
        <b>{t("report.of", turn)}</b> <span>{t(read ? "report.show" : "report.away")}</span>
      </Button>
      {!read && staying.map((section) => <Lines key={section.id} section={section} say={say} />)}
      {!read && behind.length > 0 && (
        <details className="report__behind">
          <summary>{behind.map(({ title }) => wordsOf(title, say)).join(" · ")}</summary>
          {behind.map((section) => (
            <Lines key={section.id} section={section} say={say} />
          ))}
        </details>
      )}
    </section>
  );
}

import type { Translate } from "../../../words/index.ts";
import { fullTime } from "../../local-time.ts";
import { opponentName } from "../../opponent-name.ts";
import { hrefOf } from "../../router.ts";
import type { Listed } from "../../storage/match-library.ts";
import type { ListedMatch } from "../../storage/parts.ts";
import { datedTitle } from "../../titles.ts";
import { useWords } from "../../words.ts";
import "./match-lines.css";

/** Who plays, as far as it is known: people who gave a name, and computer players. */
function namesIn({ players, computers }: ListedMatch, t: Translate): readonly string[] {
  const people = Object.entries(players).filter(
    ([side, name]) => name !== "" && !Object.hasOwn(computers, side),
  );
  const others = new Set(Object.values(computers));
  return [...people.map(([, name]) => name), ...[...others].flatMap((id) => opponentName(t, id) ?? [])];
}

/** Who plays against whom. */
export function Versus({ record }: { readonly record: ListedMatch }) {
  const { t } = useWords();
  const names = namesIn(record, t);
  const versus = t("matches.versus");
  if (names.length === 0) return null;
  // One computer against somebody who gave no name.
  if (names.length === 1 && Object.keys(record.computers).length === 1)
    return <span>{`${versus} ${names[0]}`}</span>;
  return <span>{names.join(` ${versus} `)}</span>;
}

/** How far a match is and when it was kept. */
export function MatchFacts({ record }: { readonly record: ListedMatch }) {
  const { t } = useWords();
  return (
    <span className="match-line__facts">
      <span>
        {record.turn === undefined ? t("matches.rounds", record.entries) : t("matches.turn", record.turn)}
      </span>
      <span>{t(record.over ? "matches.over" : "matches.running")}</span>
      <span>{t("matches.saved", fullTime(record.updated))}</span>
    </span>
  );
}

function MatchLine({ record, title }: { readonly record: ListedMatch; readonly title: string }) {
  return (
    <li>
      <a className="match-line" href={hrefOf({ page: "match", id: record.id, at: null })}>
        <b className="match-line__title">{title}</b>
        <Versus record={record} />
        <MatchFacts record={record} />
      </a>
    </li>
  );
}

/** Own matches in short, for the home page. */
export function MatchLines({ matches }: { readonly matches: readonly Listed[] | undefined }) {
  const { t, language } = useWords();
  if (matches === undefined) return <p className="quiet">{t("app.loading")}</p>;
  if (matches.length === 0) return <p className="quiet">{t("matches.none")}</p>;
  return (
    <ul className="match-lines">
      {matches.map((match) =>
        match.ok ? (
          <MatchLine key={match.value.id} record={match.value} title={datedTitle(match.value, language)} />
        ) : (
          <li key={match.id} className="quiet">
            {t("matches.damaged")}
          </li>
        ),
      )}
    </ul>
  );
}

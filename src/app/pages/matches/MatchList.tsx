import { type ReactNode, useState } from "react";
import { Waiting } from "../../frame/Frame.tsx";
import { hrefOf } from "../../router.ts";
import { downloadRecord } from "../../share/download.ts";
import type { Listed } from "../../storage/match-library.ts";
import { deleteMatch, loadMatch } from "../../storage/matches.ts";
import type { ListedMatch } from "../../storage/parts.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { BinIcon, DiceIcon, DiskIcon } from "../../ui/icons.tsx";
import { Paper } from "../../ui/paper.tsx";
import { useProblem, useWords } from "../../words.ts";
import { MatchFacts, Versus } from "./MatchLines.tsx";
import { refreshMatches, useOwnMatches } from "./own-matches.ts";
import { useMatchListWords } from "./words.ts";
import "./match-lines.css";
import type { Language } from "../../../core/language.ts";
import { datedTitle, matchTitle, type Titled } from "../../titles.ts";

/**
 * What each match of a list is called: by its title alone where no other has that, else with when it was begun; two of
 * one minute are told apart by its seconds.
 */
export function distinctTitles<Match extends Titled>(
  matches: readonly Match[],
  language: Language,
): ReadonlyMap<Match, string> {
  const told = [
    (match: Match) => matchTitle(match, language),
    (match: Match) => datedTitle(match, language),
    (match: Match) =>
      `${datedTitle(match, language)}:${new Date(match.created).getSeconds().toString().padStart(2, "0")}`,
  ];
  const alone = (match: Match) => (tell: (one: Match) => string) =>
    matches.every((other) => other === match || tell(other) !== tell(match));
  return new Map(matches.map((match) => [match, (told.find(alone(match)) ?? told.at(-1))?.(match) ?? ""]));
}

/** A match that somebody wants to delete: its id and what to call it in the question. */
interface Doomed {
  readonly id: string;
  readonly title: string;
}

interface RowProps {
  readonly onDelete: (doomed: Doomed) => void;
}

async function download(id: string): Promise<void> {
  const match = await loadMatch(id);
  if (match.ok) downloadRecord(match.value);
}

function MatchRow({
  record,
  title,
  onDelete,
}: RowProps & { readonly record: ListedMatch; readonly title: string }) {
  const w = useMatchListWords();
  const { id } = record;
  return (
    <li className="match-row">
      <a className="match-line" href={hrefOf({ page: "match", id, at: null })}>
        <b className="match-line__title">{title}</b>
        <Versus record={record} />
        <MatchFacts record={record} />
      </a>
      <div className="match-row__tools">
        <ButtonLink
          href={hrefOf({ page: "statistics", of: "match", id })}
          aria-label={w("statisticsOf", title)}
        >
          {w("statistics")}
        </ButtonLink>
        <ButtonLink href={hrefOf({ page: "dice", of: "match", id })} aria-label={w("diceOf", title)}>
          <DiceIcon />
          {w("dice")}
        </ButtonLink>
        <Button onClick={() => void download(id)} aria-label={w("downloadOf", title)}>
          <DiskIcon />
          {w("download")}
        </Button>
        <Button onClick={() => onDelete({ id, title })} aria-label={w("deleteOf", title)}>
          <BinIcon />
          {w("delete")}
        </Button>
      </div>
    </li>
  );
}

function DamagedRow({ match, onDelete }: RowProps & { readonly match: Extract<Listed, { ok: false }> }) {
  const { t } = useWords();
  const why = useProblem(match.error);
  const w = useMatchListWords();
  const title = t("matches.damaged");
  return (
    <li className="match-row">
      <div className="match-line">
        <b>{title}</b>
        <span>{why}</span>
      </div>
      <div className="match-row__tools">
        <Button onClick={() => onDelete({ id: match.id, title })} aria-label={w("deleteOf", title)}>
          <BinIcon />
          {w("delete")}
        </Button>
      </div>
    </li>
  );
}

function DeleteDialog({ doomed, onDone }: { readonly doomed: Doomed | null; readonly onDone: () => void }) {
  const w = useMatchListWords();
  const remove = async () => {
    if (doomed) await deleteMatch(doomed.id);
    await refreshMatches();
    onDone();
  };
  const actions = (
    <>
      <Button onClick={onDone}>{w("keep")}</Button>
      <Button look="danger" onClick={() => void remove()}>
        {w("delete")}
      </Button>
    </>
  );
  return (
    <Dialog
      open={doomed !== null}
      onOpenChange={(open) => !open && onDone()}
      title={w("deleteSure", doomed?.title ?? "")}
      about={w("deleteText")}
      actions={actions}
    />
  );
}

/**
 * Every match that this browser keeps, with what can be done with each. `children`: what stands below the list, once it
 * is there, so that the list does not move it.
 */
export function MatchList({ children }: { readonly children: ReactNode }) {
  const { t, language } = useWords();
  const matches = useOwnMatches();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  if (!matches) return <Waiting />;
  const titles = distinctTitles(
    matches.flatMap((match) => (match.ok ? [match.value] : [])),
    language,
  );
  return (
    <>
      <Paper>
        {matches.length === 0 && <p>{t("matches.none")}</p>}
        <ul className="match-lines">
          {matches.map((match) =>
            match.ok ? (
              <MatchRow
                key={match.value.id}
                record={match.value}
                title={titles.get(match.value) ?? ""}
                onDelete={setDoomed}
              />
            ) : (
              <DamagedRow key={match.id} match={match} onDelete={setDoomed} />
            ),
          )}
        </ul>
      </Paper>
      <DeleteDialog doomed={doomed} onDone={() => setDoomed(null)} />
      {children}
    </>
  );
}

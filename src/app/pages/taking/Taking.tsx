import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Players } from "../../../core/file/players.ts";
import { navigate } from "../../router.ts";
import { importFile } from "../../share/import.ts";
import { loadMatch } from "../../storage/matches.ts";
import { datedTitle } from "../../titles.ts";
import { useWords } from "../../words.ts";
import { OlderFile } from "./OlderFile.tsx";
import { Several } from "./Several.tsx";
import { seat, seatableMatch } from "./seating.ts";
import { type Fate, takeAll } from "./take-all.ts";
import { WhoPlays } from "./WhoPlays.tsx";

export interface TakingProps {
  /** Those that were dropped or chosen at once. */
  readonly files: readonly File[];
  /** The id of the match to open. */
  readonly onLoaded: (id: string) => void;
  /** Why a lone file was refused, one sentence each. */
  readonly onRefused: (problems: readonly string[]) => void;
  /** No question is left. */
  readonly onDone: () => void;
}

/** A question in a dialog: shown until it is answered. */
function useQuestion() {
  const [question, setQuestion] = useState<ReactNode>(null);
  const ask = async <Answer,>(dialog: (answer: (given: Answer) => void) => ReactNode): Promise<Answer> => {
    const given = await new Promise<Answer>((answer) => setQuestion(dialog(answer)));
    setQuestion(null);
    return given;
  };
  return { question, ask };
}

type Ask = ReturnType<typeof useQuestion>["ask"];

/** Opens a match; one that came with its players asks first who plays on. */
async function opened({ taken }: Fate, ask: Ask, open: (id: string) => void): Promise<void> {
  if (!taken.ok) return;
  const { id, isNew, packed } = taken.value;
  if (packed !== undefined) return navigate({ page: "link", packed, at: 0 });
  const match = isNew ? await seatableMatch(id) : undefined;
  const players =
    match && (await ask<Players | undefined>((answer) => <WhoPlays match={match} onPlay={answer} />));
  if (match && players) await seat(match, players);
  open(id);
}

/** What matches are called, by their ids. */
async function titlesOf(fates: readonly Fate[], title: (match: Parameters<typeof datedTitle>[0]) => string) {
  const ids = fates.flatMap(({ taken }) => (taken.ok ? [taken.value.id] : []));
  const matches = await Promise.all(ids.map(loadMatch));
  return new Map(matches.flatMap((match) => (match.ok ? [[match.value.id, title(match.value)]] : [])));
}

/** Takes files into own matches and asks what has to be asked; the first match is opened. */
export function Taking(props: TakingProps) {
  const { t, language } = useWords();
  const { question, ask } = useQuestion();
  const { files } = props;
  const work = async () => {
    const fates = await takeAll(
      files,
      (file) => importFile(file, language, t),
      ({ sentences }) =>
        ask<boolean>((answer) => (
          <OlderFile
            sentence={sentences.join(" ")}
            onGoOn={() => answer(true)}
            onClose={() => answer(false)}
          />
        )),
    );
    if (files.length === 1) return lone(fates[0]);
    const titles = await titlesOf(fates, (match) => datedTitle(match, language));
    const id = await ask<string | undefined>((answer) => (
      <Several fates={fates} titles={titles} onOpen={answer} />
    ));
    const chosen = fates.find(({ taken }) => taken.ok && taken.value.id === id);
    if (chosen) await opened(chosen, ask, props.onLoaded);
  };
  const lone = async (fate?: Fate) => {
    if (fate && !fate.taken.ok) props.onRefused([t("file.refused", fate.file), ...fate.taken.error]);
    else if (fate) await opened(fate, ask, props.onLoaded);
  };
  const start = useRef(() => {});
  start.current = () => void work().finally(props.onDone);
  const begun = useRef<readonly File[]>(undefined);
  useEffect(() => {
    // Drawn twice in development, and with every change of the page around it: files are taken once.
    if (begun.current === files) return;
    begun.current = files;
    start.current();
  }, [files]);
  return question;
}

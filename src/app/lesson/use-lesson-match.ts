import { useCallback, useEffect, useRef, useState } from "react";
import { FORMAT } from "../../core/file/migrations.ts";
import type { MatchFile } from "../../core/file/schema.ts";
import type { Language } from "../../core/language.ts";
import type { Script } from "../../face/lesson.ts";
import { wordsOf } from "../../face/text.ts";
import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { recordOfFile } from "../match/create.ts";
import { loadMatch, saveMatch } from "../storage/matches.ts";
import type { MatchRecord } from "../storage/record.ts";
import { loadSay, useWords } from "../words.ts";
import { lessonId } from "./id.ts";
import { keepFirst, keepProgress, loadFirst } from "./progress.ts";
import { BEGINNING } from "./steps.ts";

/** A lesson with its match as this device keeps it. */
export interface OpenLesson {
  readonly script: Script;
  readonly record: MatchRecord;
}

type LessonMatch =
  | { readonly state: "loading" | "missing" | "failed" }
  | { readonly state: "open"; readonly open: OpenLesson };

/** A new match of the lesson, kept in place of an earlier one. */
async function begin(game: string, script: Script, language: Language): Promise<MatchRecord | undefined> {
  const entry = findGame(GAMES, game);
  if (!entry) return undefined;
  const { relief, first } = script;
  const { config, dice } = relief && first !== undefined ? { ...relief, dice: undefined } : script;
  const file: MatchFile = { format: FORMAT, game, rules: entry.meta.rules, config, ...(dice && { dice }) };
  const made = await recordOfFile(file, wordsOf(script.title, await loadSay(entry, language, "lesson")));
  if (!made.ok) return undefined;
  const others = (await entry.load(file.config)).seats(file.config).filter(({ id }) => id !== script.pupil);
  const computers = Object.fromEntries(others.map(({ id }) => [id, script.opponent]));
  const record = { ...made.value, id: lessonId(game), computers };
  await saveMatch(record);
  keepProgress(game, BEGINNING);
  keepFirst(game, first);
  return record;
}

interface LessonInUse {
  readonly match: LessonMatch;
  /** Begins the lesson anew, or goes on with a turn of it in another game. */
  readonly again: (first?: number) => void;
}

/** The match of a game's lesson: the one that was begun, else a new one. */
export function useLessonMatch(game: string): LessonInUse {
  const { language } = useWords();
  // It only names a new match: a lesson that is under way stays as it is when the language changes.
  const named = useRef(language);
  named.current = language;
  const [match, setMatch] = useState<LessonMatch>({ state: "loading" });
  const open = useCallback(
    async (fresh?: { readonly first: number | undefined }): Promise<LessonMatch> => {
      const whole = await findGame(GAMES, game)?.face("lesson");
      if (!whole) return { state: "missing" };
      const kept = fresh ? undefined : await loadMatch(lessonId(game));
      const first = fresh ? fresh.first : kept?.ok ? loadFirst(game) : undefined;
      const script = first === undefined ? whole : { ...whole, first };
      const record = kept?.ok ? kept.value : await begin(game, script, named.current);
      return record ? { state: "open", open: { script, record } } : { state: "failed" };
    },
    [game],
  );
  useEffect(() => {
    let current = true;
    void open().then((opened) => current && setMatch(opened));
    return () => {
      current = false;
    };
  }, [open]);
  const again = useCallback(
    (first?: number) => {
      setMatch({ state: "loading" });
      void open({ first }).then(setMatch);
    },
    [open],
  );
  return { match, again };
}

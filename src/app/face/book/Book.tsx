import {
  type KeyboardEvent,
  memo,
  startTransition,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Phrase } from "../../../core/phrase.ts";
import type { BookFace, Chapter } from "../../../face/book.ts";
import { wordsOf } from "../../../face/text.ts";
import { Hatching } from "../../../scene/drawing/Hatching.tsx";
import { keyNameOf, shortcutOf } from "../../../scene/keystroke.ts";
import { Button } from "../../ui/button.tsx";
import { isTyping } from "../../ui/focus.ts";
import { Blocks } from "./Blocks.tsx";
import { Go, Inline } from "./Inline.tsx";
import { anchorOf, showPlace } from "./place.ts";
import { Rulings } from "./Rulings.tsx";
import { type BookReading, ReadingContext, useReading as useReadingOn } from "./reading.ts";
import { chaptersByWord, found, numbersOf, placeOf } from "./search.ts";
import { useRulesWords } from "./words.ts";
import "./book.css";

/**
 * How many of `all` parts are to be drawn by now: one at first and another one whenever the last one stands, so that
 * the page answers in between. What has once been drawn is drawn at once when it comes back.
 */
function useGrowing(all: number): number {
  const [drawn, setDrawn] = useState(1);
  useEffect(() => {
    if (drawn >= all) return;
    const next = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    return () => clearTimeout(next);
  }, [drawn, all]);
  return Math.min(drawn, all);
}

const RULINGS = "rulings";

interface BookProps {
  readonly book: BookFace;
  readonly say: (phrase: Phrase) => string;
  /** The place to show: a rule's number, a chapter; null: the beginning. */
  readonly at: string | null;
  readonly hrefOf: (id: string) => string;
  readonly go: (id: string) => void;
}

interface ChapterSheetProps {
  readonly chapter: Chapter;
  /** The place that is pointed at. */
  readonly at: string | undefined;
}

const ChapterSheet = memo(({ chapter, at }: ChapterSheetProps) => {
  const { say } = useReadingOn();
  return (
    <section
      id={anchorOf(chapter.id)}
      className="paper book__chapter"
      tabIndex={-1}
      // Its heading can't name it: a browser knows nothing of what it has not drawn yet.
      aria-label={wordsOf(chapter.title, say)}
      aria-current={chapter.id === at ? "true" : undefined}
    >
      <h2 className="paper__title">
        <Inline text={chapter.title} />
      </h2>
      <Blocks blocks={chapter.blocks} />
    </section>
  );
});

interface SearchProps {
  readonly wanted: string;
  readonly onChange: (wanted: string) => void;
  /** What was found, in words; undefined while nothing is looked for. */
  readonly told: string | undefined;
}

function Search({ wanted, onChange, told }: SearchProps) {
  const t = useRulesWords();
  const id = useId();
  const clear = (event: KeyboardEvent) => {
    if (event.key === "Escape") onChange("");
  };
  return (
    <search className="book__search">
      <label className="field__label" htmlFor={id}>
        {t("search")}
      </label>
      <input
        id={id}
        type="text"
        className="field__input"
        data-book-search=""
        autoComplete="off"
        spellCheck={false}
        value={wanted}
        aria-describedby={`${id}-told`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={clear}
      />
      <p id={`${id}-told`} className="field__hint" data-told="status">
        {told ?? t("searchHint", keyNameOf("search"))}
      </p>
      {wanted !== "" && <Button onClick={() => onChange("")}>{t("clear")}</Button>}
    </search>
  );
}

/** A key comes to the search line from anywhere but a line that is typed in. */
function useSearchKey(): void {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      if (isTyping(event.target) || !shortcutOf(event, { search: true })) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>("[data-book-search]")?.focus();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** What every part of the book needs to lead from place to place; `onVisit` hears of each step. */
function useReading({ book, say, hrefOf, go }: Omit<BookProps, "at">, onVisit: () => void): BookReading {
  const now = useRef({ go, onVisit });
  now.current = { go, onVisit };
  return useMemo<BookReading>(() => {
    const numbers = numbersOf(book);
    const users = chaptersByWord(book, say);
    return {
      say,
      chaptersOn: (rule) => users.get(rule) ?? [],
      isRule: (id) => numbers.has(id),
      hrefOf,
      go: (id) => {
        now.current.onVisit();
        now.current.go(id);
        // What the search had hidden is there only after this render.
        requestAnimationFrame(() => showPlace(placeOf(book, id) ?? id));
      },
    };
  }, [book, say, hrefOf]);
}

type Found = ReturnType<typeof found>;

function countOf({ rulings }: Found): number {
  return rulings.reduce((sum, { lines }) => sum + lines.length, 0);
}

interface AsideProps {
  readonly shown: Found;
  readonly say: BookProps["say"];
  readonly wanted: string;
  readonly onSearch: (wanted: string) => void;
}

/** Search and contents. */
function Aside({ shown, say, wanted, onSearch }: AsideProps) {
  const t = useRulesWords();
  const rulings = countOf(shown);
  const nothing = shown.chapters.length + rulings === 0;
  const told = nothing ? t("nothing", wanted.trim()) : t("found", shown.chapters.length, rulings);
  return (
    <div className="paper book__aside">
      <Search wanted={wanted} onChange={onSearch} told={wanted.trim() === "" ? undefined : told} />
      <nav aria-label={t("contents")}>
        <ol className="book__contents">
          {shown.chapters.map(({ id, title }) => (
            <li key={id}>
              <Go to={id}>{wordsOf(title, say)}</Go>
            </li>
          ))}
          {rulings > 0 && (
            <li>
              <Go to={RULINGS}>{t("rulings")}</Go>
            </li>
          )}
        </ol>
      </nav>
      <Button onClick={() => print()}>{t("print")}</Button>
    </div>
  );
}

/** The rules of a game: contents and search beside them, the chapters, and every ruling by its number. */
export function Book(props: BookProps) {
  const { book, say, at } = props;
  const t = useRulesWords();
  const [wanted, setWanted] = useState("");
  const shown = useMemo(() => found(book, wanted, say), [book, wanted, say]);
  const place = at === null ? undefined : placeOf(book, at);
  const reading = useReading(props, () => setWanted(""));
  useSearchKey();
  const parts = shown.chapters.length + shown.rulings.length;
  const drawn = useGrowing(parts);
  const whole = drawn === parts;
  useEffect(() => {
    if (place !== undefined && whole) showPlace(place);
  }, [place, whole]);
  const groups = shown.rulings.slice(0, Math.max(0, drawn - shown.chapters.length));
  return (
    <ReadingContext value={reading}>
      <svg className="book__hatching" width="0" height="0" aria-hidden="true">
        <Hatching />
      </svg>
      <div className="book">
        <Aside shown={shown} say={say} wanted={wanted} onSearch={setWanted} />
        <div className="book__sheets">
          {at !== null && place === undefined && at !== RULINGS && (
            <p className="paper" data-told="event">
              {t("unknown", at)}
            </p>
          )}
          {shown.chapters.slice(0, drawn).map((chapter) => (
            <ChapterSheet key={chapter.id} chapter={chapter} at={place} />
          ))}
          {groups.length > 0 && (
            <section
              id={anchorOf(RULINGS)}
              className="paper book__chapter"
              tabIndex={-1}
              aria-label={t("rulings")}
            >
              <h2 className="paper__title">{t("rulings")}</h2>
              <Rulings groups={groups} at={place} />
            </section>
          )}
        </div>
      </div>
    </ReadingContext>
  );
}

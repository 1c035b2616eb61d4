import type { ReactNode } from "react";
import { useGameInUse } from "../game-in-use.ts";
import { hrefOf, type Route } from "../router.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { Paper } from "../ui/paper.tsx";
import { useWords } from "../words.ts";
import { usePageTitle } from "./page-title.ts";
import "./frame.css";

/** What is linked from every page; the rules are those of the game that was looked at last. */
function pagesFor(game: string | undefined) {
  return [
    { page: "matches" },
    ...(game === undefined ? [] : [{ page: "rules", game, id: null } as const]),
    { page: "settings" },
    { page: "about" },
  ] as const satisfies readonly Route[];
}

/** The mark of the game: a propeller as a dial. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="18.5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="M20 3.5v4M20 32.5v4M3.5 20h4M32.5 20h4M11.8 5.7l1.6 2.8M26.6 31.5l1.6 2.8M5.7 28.2l2.8-1.6M31.5 13.4l2.8-1.6M5.7 11.8l2.8 1.6M31.5 26.6l2.8 1.6M11.8 34.3l1.6-2.8M26.6 8.5l1.6-2.8"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <path d="M20 9L23 18L31 24.5L21.5 23L13 30L17 21L9 15L18.5 17Z" fill="currentColor" />
    </svg>
  );
}

function Header({ here }: { readonly here: Route["page"] }) {
  const { t } = useWords();
  const pages = pagesFor(useGameInUse());
  return (
    <header className="frame__head">
      <button
        type="button"
        className="frame__skip"
        onClick={() => document.querySelector<HTMLElement>("main")?.focus()}
      >
        {t("app.skip")}
      </button>
      <a
        className="frame__name"
        href={hrefOf({ page: "home" })}
        aria-current={here === "home" ? "page" : undefined}
      >
        <Mark />
        <span>{t("app.name")}</span>
      </a>
      <nav className="frame__pages" aria-label={t("app.menu")}>
        {pages.map((route) => (
          <a key={route.page} href={hrefOf(route)} aria-current={here === route.page ? "page" : undefined}>
            {t(`nav.${route.page}`)}
          </a>
        ))}
      </nav>
    </header>
  );
}

export interface FrameProps {
  readonly here: Route["page"];
  /** Heading of the page and name of the tab; the home page brings its own heading. */
  readonly title?: string;
  /** What the page is for, in a sentence or two: it can be read before the rest is there. */
  readonly lead?: string;
  /** Narrow pages are for reading. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** A page on the club table: name and pages above, the content below. */
export function Frame({ here, title, lead, narrow = false, children }: FrameProps) {
  usePageTitle(title);
  return (
    <div className="frame">
      <Header here={here} />
      <main tabIndex={-1} className={narrow ? "frame__main frame__main--narrow" : "frame__main"}>
        {title !== undefined && <h1 className="frame__title">{title}</h1>}
        {lead !== undefined && <p className="frame__lead">{lead}</p>}
        {children}
      </main>
    </div>
  );
}

/** While a part of a page is fetched. */
export function Waiting() {
  const { t } = useWords();
  return <p data-told="event">{t("app.loading")}</p>;
}

/** While a page is fetched. */
export function Loading() {
  const { t } = useWords();
  return (
    <div className="frame">
      <p className="frame__loading" data-told="event">
        {t("app.loading")}
      </p>
    </div>
  );
}

/** When a page can't be fetched or drawn. */
export function Failed() {
  const { t } = useWords();
  return (
    <main className="frame frame__failed">
      <Paper data-told="alert">
        <p>{t("app.failed")}</p>
        <div className="row">
          <Button look="brass" onClick={() => location.reload()}>
            {t("app.again")}
          </Button>
          <ButtonLink href={hrefOf({ page: "home" })}>{t("unknown.home")}</ButtonLink>
        </div>
      </Paper>
    </main>
  );
}

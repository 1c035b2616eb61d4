import { type FunctionComponent, lazy } from "react";
import { readCode } from "../../protocol/read-code.ts";
import type { HostedPage as Page } from "../router.ts";
import { withWords } from "../words.ts";
import { JoinPage } from "./JoinPage.tsx";

/** A page that is fetched when it is gone to, never beforehand: phones need one of them. */
function later<Props extends object>(fetch: () => Promise<FunctionComponent<Props>>) {
  return lazy(() => withWords(async () => ({ default: await fetch() })));
}

const HostPage = later(async () => (await import("./HostPage.tsx")).HostPage);
const ScreenPage = later(async () => (await import("./ScreenPage.tsx")).ScreenPage);
const WatchPage = later(async () => (await import("./WatchPage.tsx")).WatchPage);

interface HostedPageProps {
  readonly page: Page;
  /** That of a table, as it was typed; null: none yet. */
  readonly code: string | null;
}

/** The pages of tables on a server: that of who joins comes first, since phones fetch it over a club's network. */
export function HostedPage({ page, code: typed }: HostedPageProps) {
  const code = typed === null ? null : readCode(typed);
  if (page === "join") return <JoinPage code={code} />;
  if (page === "host" || code === null) return <HostPage code={code} />;
  return page === "screen" ? <ScreenPage code={code} /> : <WatchPage code={code} />;
}

import { lazy } from "react";
import { readCode } from "../../protocol/read-code.ts";
import type { HostedPage as Page } from "../router.ts";
import { withWords } from "../words.ts";
import { JoinPage } from "./JoinPage.tsx";

const HostPage = lazy(() => withWords(async () => ({ default: (await import("./HostPage.tsx")).HostPage })));
const ScreenPage = lazy(() =>
  withWords(async () => ({ default: (await import("./ScreenPage.tsx")).ScreenPage })),
);
const WatchPage = lazy(() =>
  withWords(async () => ({ default: (await import("./WatchPage.tsx")).WatchPage })),
);

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

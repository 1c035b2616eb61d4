import { readCode } from "../../protocol/read-code.ts";
import { Loading } from "../frame/Frame.tsx";
import { lazyPart } from "../lazy-part.ts";
import type { HostedPage as Page } from "../router.ts";
import { JoinPage } from "./JoinPage.tsx";

const HostPage = lazyPart(async () => (await import("./HostPage.tsx")).HostPage, Loading);
const ScreenPage = lazyPart(async () => (await import("./ScreenPage.tsx")).ScreenPage, Loading);
const WatchPage = lazyPart(async () => (await import("./WatchPage.tsx")).WatchPage, Loading);

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

import { useCallback } from "react";
import { WATCH } from "../remote/coming.ts";
import { navigate } from "../router.ts";
import { RemoteTablePage } from "./RemoteTablePage.tsx";

/** A table on a server for who looks on: everybody's view, and a camera of one's own. */
export function WatchPage({ code }: { readonly code: string }) {
  const leave = useCallback(() => navigate({ page: "join", code }), [code]);
  return <RemoteTablePage code={code} coming={WATCH} onLeave={leave} />;
}

import type { Route } from "../router.ts";
import { listMatches, loadMatch } from "../storage/matches.ts";
import { downloadRecord } from "./download.ts";

/** Saves the match of the page, or else the latest one, as a file. */
export async function downloadLatest(route: Route): Promise<void> {
  const wanted = route.page === "match" || route.page === "dice" ? await loadMatch(route.id) : undefined;
  const [latest] = wanted?.ok ? [] : await listMatches();
  const match = latest?.ok ? await loadMatch(latest.value.id) : wanted;
  if (match?.ok) downloadRecord(match.value);
}

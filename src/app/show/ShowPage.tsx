import { GAMES } from "../../games/index.ts";
import { findGame } from "../../games/registry.ts";
import { firstScenario } from "../../games/usual.ts";
import { usePageTitle } from "../frame/page-title.ts";
import { UnknownPage } from "../frame/UnknownPage.tsx";
import { Attract } from "./Attract.tsx";
import { Follow } from "./Follow.tsx";
import { useShowWords } from "./words.ts";

export interface ShowPageProps {
  readonly game: string;
  /** A scenario that computers play again and again; an own match that is followed; null: all scenarios in turn. */
  readonly id: string | null;
}

/** The table for people who look on: computers that play among themselves, or a match of another window. */
export function ShowPage({ game, id }: ShowPageProps) {
  const w = useShowWords();
  usePageTitle(w("title"));
  const entry = findGame(GAMES, game);
  if (!entry) return <UnknownPage address={`/show/${game}`} />;
  const scenarios = entry.meta.scenarios.map((scenario) => scenario.id);
  const first = firstScenario(entry.meta);
  if (id === null)
    return <Attract entry={entry} programme={[first, ...scenarios.filter((one) => one !== first)]} />;
  return scenarios.includes(id) ? <Attract entry={entry} programme={[id]} /> : <Follow id={id} />;
}

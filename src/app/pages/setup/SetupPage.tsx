import { GAMES } from "../../../games/index.ts";
import { findGame } from "../../../games/registry.ts";
import { gameWords } from "../../../words/games.ts";
import { afterPaint } from "../../frame/after-paint.tsx";
import { Frame } from "../../frame/Frame.tsx";
import { RulesName } from "../../frame/RulesName.tsx";
import { UnknownPage } from "../../frame/UnknownPage.tsx";
import { useWords } from "../../words.ts";
import { useSetupWords } from "./words.ts";

const SetupForm = afterPaint(async () => (await import("./SetupForm.tsx")).SetupForm);

export interface SetupPageProps {
  readonly game: string;
  readonly scenario: string | null;
}

/** Everything about a match that is chosen before it begins. */
export function SetupPage({ game, scenario }: SetupPageProps) {
  const t = useSetupWords();
  const { language } = useWords();
  const entry = findGame(GAMES, game);
  const known = entry?.meta.scenarios.find(({ id }) => scenario === null || id === scenario);
  if (!entry || !known)
    return <UnknownPage address={`/new/${game}${scenario === null ? "" : `/${scenario}`}`} />;
  return (
    <Frame here="new" title={t("title", gameWords(game, language).title)} lead={t("lead")}>
      <RulesName game={game} />
      <SetupForm entry={entry} scenario={known.id} />
    </Frame>
  );
}

import { GAMES } from "../../../games/index.ts";
import { findGame } from "../../../games/registry.ts";
import { afterPaint } from "../../frame/after-paint.tsx";
import { Frame } from "../../frame/Frame.tsx";
import { UnknownPage } from "../../frame/UnknownPage.tsx";
import { useSetupWords } from "./words.ts";

const SetupForm = afterPaint(async () => (await import("./SetupForm.tsx")).SetupForm);

export interface SetupPageProps {
  readonly game: string;
  readonly scenario: string | null;
}

/** Everything about a match that is chosen before it begins. */
export function SetupPage({ game, scenario }: SetupPageProps) {
  const t = useSetupWords();
  const entry = findGame(GAMES, game);
  const known = entry?.meta.scenarios.find(({ id }) => scenario === null || id === scenario);
  if (!entry || !known)
    return <UnknownPage address={`/new/${game}${scenario === null ? "" : `/${scenario}`}`} />;
  return (
    <Frame here="new" title={t("title")} lead={t("lead")}>
      <SetupForm entry={entry} scenario={known.id} />
    </Frame>
  );
}

import type { PromptId } from "../../core/game.ts";
import type { BattleFile } from "../../core/match/entry.ts";
import type { Match } from "../../core/match/match.ts";
import { useTools } from "../context/tools.ts";
import { navigate } from "../router.ts";
import { Button } from "../ui/button.tsx";
import { useBattleWords } from "./words.ts";

interface FoughtProps {
  /** The moment that the battle led to. */
  readonly moment: number;
  readonly prompt: PromptId;
}

/** The match of a battle, as it stands beside its result. */
function battleIn({ moments, entries }: Match, { moment, prompt }: FoughtProps): BattleFile | undefined {
  const round = entries[moments[moment]?.entry ?? -1];
  return round?.kind === "round" ? round.origins?.fought?.get(prompt) : undefined;
}

/** Opens the replay of a battle from the campaign's own log, as a link to it would. */
export function FoughtLink(props: FoughtProps) {
  const t = useBattleWords();
  const { store } = useTools();
  const show = async () => {
    const battle = battleIn(store.getState().open.match, props);
    const { packDocument } = await import("../share/pack.ts");
    if (battle) navigate({ page: "link", packed: await packDocument(battle), at: 0 });
  };
  return <Button onClick={() => void show()}>{t("replay")}</Button>;
}

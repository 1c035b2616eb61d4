import { useRulesWords } from "../face/book/words.ts";
import { Paper } from "../ui/paper.tsx";

/** Where a game has no rules to read, or there is no such game. */
export function NoRules({ game }: { readonly game: string }) {
  const t = useRulesWords();
  return (
    <Paper>
      <p>{t("missing", game)}</p>
    </Paper>
  );
}

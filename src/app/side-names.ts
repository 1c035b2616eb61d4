import type { SideId } from "../core/game.ts";
import { sideName } from "../words/sides.ts";
import { useWords } from "./words.ts";

/** The names of sides: those that everybody knows in the page's language, others as the match spells them. */
export function useSideName(): (side: SideId) => string {
  const { language } = useWords();
  return (side) => sideName(side, language);
}

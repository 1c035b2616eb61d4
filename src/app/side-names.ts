import type { SideId } from "../core/game.ts";
import { useWords } from "./words.ts";

/** The names of sides: those that everybody knows in the page's language, others as the match spells them. */
export function useSideName(): (side: SideId) => string {
  const { t } = useWords();
  return (side) => {
    if (side === "red" || side === "blue") return t(`side.${side}`);
    return side;
  };
}

import { playerOf } from "../core/commands.ts";
import type { Seat, SideId } from "../core/game.ts";
import { sideName } from "../words/sides.ts";
import { useWords } from "./words.ts";

/** The names of sides: those that everybody knows in the page's language, others as the match spells them. */
export function useSideName(): (side: SideId) => string {
  const { language } = useWords();
  return (side) => sideName(side, language);
}

/** What a seat is called: its side, and which player of the side where it has several. */
export function useSeatLabel(): (seat: Seat) => string {
  const { t } = useWords();
  return (seat) => {
    const { id, side } = seat;
    return id === side ? t("seat.name", id) : t("seat.named", { seat: side, player: playerOf(seat) });
  };
}

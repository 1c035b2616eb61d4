import { now } from "../../core/match/match.ts";
import type { TableActions, TableShown } from "./session.ts";

/** What changes nothing but where the page looks. */
export type LookingActions = Pick<TableActions, "jump" | "look" | "select" | "hover" | "speak" | "toggle">;

interface Looking {
  readonly set: (changed: Partial<TableShown>) => void;
  readonly get: () => TableShown;
}

/** The actions that look at moments, sides and pieces. */
export function lookingActions({ set, get }: Looking): LookingActions {
  return {
    jump(moment) {
      const last = get().open.match.moments.length - 1;
      set({ at: moment === null ? null : Math.max(0, Math.min(last, Math.trunc(moment))) });
    },
    look(lens) {
      const { match } = get().open;
      const known = lens === "table" || lens === "umpire" || match.seats.some((seat) => seat.id === lens);
      if (known && now(match).outcome) set({ lens });
    },
    select: (selected) => set({ selected }),
    hover: (hovered) => set({ hovered }),
    speak: (say) => set({ say }),
    toggle(id) {
      const { shown } = get();
      set({ shown: new Set(shown.has(id) ? [...shown].filter((other) => other !== id) : [...shown, id]) });
    },
  };
}

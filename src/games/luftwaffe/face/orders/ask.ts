import type { Prompt } from "../../../../core/game.ts";
import type { Ask } from "../../../../face/ask.ts";
import { firingBombers } from "../../rules/orders/reply.ts";
import { rafPlaces } from "../../rules/quarter/raf.ts";
import { toRestore } from "../../rules/quarter/replace.ts";
import { overTarget } from "../../rules/raid/bomb.ts";
import type { View } from "../../rules/view/view.ts";
import { sideOf } from "../../rules/view/viewer.ts";
import { tickList } from "../forms/tick-lists.ts";
import { movableNow } from "../moving.ts";
import { phrase } from "./phrase.ts";

/** Plans of a whole force, which are filled from the map; long lists of units are ticked. */
const FORMS: readonly string[] = ["sheet", "bases"];
/** Questions that are answered on the map; all others by a list. */
const ON_MAP: readonly string[] = ["raf", "german-move", "american-move", "bomb", "strafe"];

/** How much there is to decide. */
function countOf(view: View, { kind, seat }: Prompt): number {
  switch (kind) {
    case "raf":
      return rafPlaces(view).length;
    case "replace":
      return toRestore(view, sideOf(seat) ?? 0);
    case "german-move":
    case "american-move":
      return movableNow(view).length;
    case "bomb":
      return overTarget(view).length;
    case "reply":
      return view.battle ? firingBombers(view) : 0;
    case "lose":
      return view.tolls[0]?.hits ?? 0;
    default:
      return 0;
  }
}

/** How each question is put. */
export function askOf(prompt: Prompt, view: View, name: string): Ask {
  const { kind, about = "" } = prompt;
  if (FORMS.includes(kind) || tickList(prompt, view, "")) return { style: "form" };
  const asked = {
    kind,
    about: about === "" ? (view.battle?.hex ?? "") : about,
    quarter: view.quarter,
    turn: view.turn,
    count: countOf(view, prompt),
  };
  return {
    style: ON_MAP.includes(kind) ? "map" : "choice",
    title: phrase("ask.title", { name, ...asked }),
    why: phrase("ask.why", asked),
  };
}

import type { Prompt } from "../../../core/game.ts";
import type { View } from "../../../games/great-war/view.ts";
import { manAsked } from "./offers.ts";
import type { PanelText } from "./words.ts";

/** What a declaration is asked on the occasion of. */
function declaration(t: PanelText, view: View, id: string): string {
  const [task] = view.agenda;
  const idAt = (index: number) => view.setup.airframes[index]?.id ?? "";
  switch (task?.do) {
    case "late":
      return t("ask.late", id, idAt(task.target));
    case "switch":
      return t("ask.switch", id, idAt(task.attacker));
    case "gunner":
      return t("ask.gunner", id);
    default:
      return t("ask.declare", id);
  }
}

/** What is asked, and why, in one sentence with its rule. */
export function questionOf(t: PanelText, view: View, prompt: Prompt): string {
  const { kind, about = "" } = prompt;
  switch (kind) {
    case "tail":
      return t("ask.tail", about);
    case "first":
      return t("ask.first");
    case "fire":
      return declaration(t, view, about);
    case "ace":
      return t(view.agenda[0]?.do === "ace" ? "ask.aceFirst" : "ask.ace", about);
    case "tend":
      return t("ask.tend", about, manAsked(view, prompt));
    default:
      return t("ask.other", about);
  }
}

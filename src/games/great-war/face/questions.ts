import type { Prompt } from "../../../core/game.ts";
import { type Phrase, phraser } from "../../../core/phrase.ts";
import type { Ask } from "../../../face/ask.ts";
import type { View } from "../rules/view/view.ts";
import { manAsked } from "./offers.ts";
import type { words } from "./words/en/table.ts";

const phrase = phraser<typeof words>();

/** What a declaration is asked on the occasion of. */
function declaration(view: View, id: string): Phrase {
  const [task] = view.agenda;
  const idAt = (index: number) => view.setup.airframes[index]?.id ?? "";
  switch (task?.do) {
    case "late":
      return phrase("ask.late", { id, target: idAt(task.target) });
    case "switch":
      return phrase("ask.switch", { id, target: idAt(task.attacker) });
    case "gunner":
      return phrase("ask.gunner", { id });
    default:
      return phrase("ask.declare", { id });
  }
}

/** What is asked, and why, in one sentence with its rule. */
function whyOf(prompt: Prompt, view: View): Phrase {
  const { kind, about = "" } = prompt;
  switch (kind) {
    case "tail":
      return phrase("ask.tail", { id: about });
    case "first":
      return phrase("ask.first");
    case "fire":
      return declaration(view, about);
    case "ace":
      return phrase(view.agenda[0]?.do === "ace" ? "ask.aceFirst" : "ask.ace", { id: about });
    case "tend":
      return phrase("ask.tend", { id: about, man: manAsked(view, prompt) });
    default:
      return phrase("ask.other", { id: about });
  }
}

/** How a question is put. Moves are written in their editor; who flies in a campaign is ticked. */
export function askOf(prompt: Prompt, view: View): Ask {
  if (prompt.kind === "campaign") return { style: "assign" };
  return { style: "choice", why: whyOf(prompt, view) };
}

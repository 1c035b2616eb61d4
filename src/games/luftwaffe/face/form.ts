import type { Prompt } from "../../../core/game.ts";
import type { FormFace } from "../../../face/form.ts";
import type { View } from "../rules/view/view.ts";
import { basesForm, withBase, withUnit } from "./forms/bases.ts";
import { sheetForm, withChange, withTarget } from "./forms/sheet.ts";
import { ticksForm, withTick } from "./forms/ticks.ts";

type Part = FormFace<View>;

const SHEET: Part = {
  form: (_, view, text, open) => sheetForm(view, text, open),
  added: (_, view, text, on) => withTarget(view, text, on),
  changed: (_, view, text, change) => withChange(view, text, change),
};

const BASES: Part = {
  form: (_, view, text, open) => basesForm(view, text, open),
  added: (_, view, text, on) => withBase(view, text, on),
  changed: (_, view, text, change) => withUnit(view, text, change),
};

const TICKS: Part = { form: ticksForm, added: () => undefined, changed: withTick };

function partOf({ kind }: Prompt): Part {
  if (kind === "sheet") return SHEET;
  return kind === "bases" ? BASES : TICKS;
}

/** Questions that are answered by a form: the Target Sheet and the German set-up, from the map; long lists, by ticks. */
export const form: FormFace<View> = {
  form: (prompt, ...rest) => partOf(prompt).form(prompt, ...rest),
  added: (prompt, ...rest) => partOf(prompt).added(prompt, ...rest),
  changed: (prompt, ...rest) => partOf(prompt).changed(prompt, ...rest),
};

import type { FormFace } from "../../../face/form.ts";
import type { View } from "../view/view.ts";
import { basesForm, withBase, withUnit } from "./forms/bases.ts";
import { sheetForm, withChange, withTarget } from "./forms/sheet.ts";

/** Questions that are answered by a form that fills from the map: the Target Sheet, the German set-up. */
export const form: FormFace<View> = {
  form: ({ kind }, view, text, open) =>
    kind === "sheet" ? sheetForm(view, text, open) : basesForm(view, text, open),
  added: ({ kind }, view, text, on) =>
    kind === "sheet" ? withTarget(view, text, on) : withBase(view, text, on),
  changed: ({ kind }, view, text, change) =>
    kind === "sheet" ? withChange(view, text, change) : withUnit(view, text, change),
};

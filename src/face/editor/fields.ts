import type { Field } from "../editor.ts";
import type { Text } from "../text.ts";
import { type Fields, ON } from "./typed.ts";

interface Choice {
  readonly id: string;
  readonly label: Text;
}

/** A figure as it was typed; `more`: what counts while nothing is. */
export function numberField(
  of: Fields,
  id: string,
  label: Text,
  more: { readonly usual?: Text; readonly start?: number } = {},
): Field {
  return { kind: "number", id, label, value: of[id] ?? "", ...more };
}

export function textField(of: Fields, id: string, label: Text, wide = false): Field {
  return { kind: "text", id, label, value: of[id] ?? "", wide };
}

/** A switch with its rule; one that was never turned stands as it usually does. */
export function switchField(
  of: Fields,
  id: string,
  told: { readonly label: Text; readonly hint: Text; readonly rule: string },
  usual = false,
): Field {
  const own = of[id];
  return { kind: "switch", id, value: own === undefined ? usual : own === ON, wide: true, ...told };
}

/** One of several; what was typed and is none of them is offered all the same, so that one sees it. */
export function choiceField(
  id: string,
  label: Text,
  value: string,
  choices: readonly Choice[],
  wide = false,
): Field {
  const all = choices.some((one) => one.id === value) ? choices : [...choices, { id: value, label: value }];
  return { kind: "choice", id, label, value, choices: all, wide };
}

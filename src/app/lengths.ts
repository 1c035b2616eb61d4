import type { Language } from "../core/language.ts";
import type { Settings } from "./settings/kept-settings.ts";
import { useSettings } from "./settings/settings.ts";

export const CM_PER_INCH = 2.54;
const LENGTH = /(\d+)(?:[.,](\d+))?″/g;

/** Inches in a unit as a language writes it, centimetres to a tenth. */
export function lengthIn(units: Settings["units"], inches: number, language: Language): string {
  if (units === "inches") return `${inches}″`;
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat(language, digits).format(inches * CM_PER_INCH)}\u00a0cm`;
}

/** A sentence with its lengths in the unit that the reader chose: sentences are written in inches, the unit of the rules. */
export function withShownLengths(sentence: string, language: Language): string {
  if (!sentence.includes("″") || useSettings.getState().units === "inches") return sentence;
  return sentence.replace(LENGTH, (_, whole: string, rest = "0") =>
    lengthIn("centimetres", Number(`${whole}.${rest}`), language),
  );
}

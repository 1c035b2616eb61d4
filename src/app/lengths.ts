import type { Language } from "../core/language.ts";
import { useSettings } from "./settings/settings.ts";

export const CM_PER_INCH = 2.54;
const LENGTH = /(\d+)(?:[.,](\d+))?″/g;

/** Inches in centimetres, to a tenth, as a language writes it. */
function centimetres(inches: number, language: Language): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${new Intl.NumberFormat(language, digits).format(inches * CM_PER_INCH)}\u00a0cm`;
}

/** A sentence with its lengths in the unit that the reader chose: sentences are written in inches, the unit of the rules. */
export function withShownLengths(sentence: string, language: Language): string {
  if (!sentence.includes("″") || useSettings.getState().units === "inches") return sentence;
  return sentence.replace(LENGTH, (_, whole: string, rest = "0") =>
    centimetres(Number(`${whole}.${rest}`), language),
  );
}

import "@fontsource/barlow-condensed/latin-600.css";
import { GROTESQUE, TYPEWRITER } from "./fontNames.ts";

let loading: Promise<unknown> | undefined;

/** Resolves when text can be drawn into a canvas in the table's faces (or when they could not be had). */
export function fontsReady(): Promise<unknown> {
  loading ??= Promise.allSettled([
    document.fonts.load(`600 32px ${GROTESQUE}`),
    document.fonts.load(`32px ${TYPEWRITER}`),
  ]);
  return loading;
}

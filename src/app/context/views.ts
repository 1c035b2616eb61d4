import { z } from "zod/mini";
import type { SavedViews } from "../../scene/props.ts";

const point = z.readonly(z.tuple([z.number(), z.number(), z.number()]));

const schema = z.object({ position: point, target: point, top: z.boolean(), zoom: z.number() });

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    return {};
  }
}

/** Camera views from stored text; each that is spoilt is dropped by itself. */
export function readViews(text: string | null): SavedViews {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null) return {};
  const whole = Object.entries(kept).flatMap(([digit, view]) => {
    const read = schema.safeParse(view);
    return read.success && /^[1-9]$/.test(digit) ? [[digit, read.data] as const] : [];
  });
  return Object.fromEntries(whole);
}

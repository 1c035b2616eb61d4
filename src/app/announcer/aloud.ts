import { create } from "zustand";

/** How what is written is said to ears. */
interface SayAloud {
  /** A text: names of pieces, orders, signs in words. */
  text(written: string): string;
  /** What is known to be an order. */
  order(written: string): string;
}

const same = (written: string) => written;

/** As it is written: where no match is open. */
export const AS_WRITTEN: SayAloud = { text: same, order: same };

/** How all is said that is announced; null while that is still being fetched, and what is announced waits. */
export const useSayAloud = create<{ readonly aloud: SayAloud | null }>()(() => ({ aloud: AS_WRITTEN }));

/** Says a text as what is announced is said: for names and texts that are read out where they stand. */
export function useAloud(): (written: string) => string {
  return useSayAloud(({ aloud }) => aloud ?? AS_WRITTEN).text;
}

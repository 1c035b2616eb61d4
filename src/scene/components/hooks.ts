import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { awaited, startAwaiting } from "../awaited.ts";
import { fontsReady } from "../fonts.ts";
import { ORDER } from "../order.ts";
import type { Stage } from "../stage.ts";
import type { AimedThings } from "../things.ts";
import { useShown, useTools } from "./shown.ts";

/** Asks for a frame. */
export function useInvalidate(): () => void {
  return useThree((state) => state.invalidate);
}

/** Calls back in the frame in which a piece of a stage starts to look different, and in the first one. */
export function useLooksOf(stage: Stage, print: (stage: Stage) => void): void {
  const seen = useRef<{ readonly stage: Stage; readonly looks: number }>(undefined);
  useFrame(() => {
    if (seen.current?.stage === stage && seen.current.looks === stage.looks) return;
    seen.current = { stage, looks: stage.looks };
    print(stage);
  }, ORDER.looks);
}

/** As above, for the table's own stage. */
export function useLooks(print: (stage: Stage) => void): void {
  useLooksOf(useShown().stage, print);
}

/**
 * What is fetched for something, once it has come and lies on the table; until then it is counted among what is awaited.
 * Nothing where it can't be had. `fetch` is asked once for each thing that is wanted; false as long as none is.
 */
export function useComing<Value>(
  wanted: unknown,
  fetch: ((isWanted: () => boolean) => Promise<Value | undefined>) | false,
): Value | undefined {
  const [[laid, value], lay] = useState<readonly [laid?: unknown, value?: Value | undefined]>([]);
  const waits = fetch && laid !== wanted;
  useLayoutEffect(() => (waits ? startAwaiting() : undefined), [waits]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is fetched once for what is wanted.
  useEffect(() => {
    if (!fetch) return;
    let gone = false;
    void fetch(() => !gone)
      .catch(() => undefined)
      .then((come) => gone || lay([wanted, come]));
    return () => {
      gone = true;
    };
  }, [wanted]);
  return value;
}

/** Prints anew what has letters on it, once the type faces are there. */
export function useLetters(reprint: () => void): void {
  const invalidate = useInvalidate();
  const print = useRef(reprint);
  print.current = reprint;
  useEffect(() => {
    let gone = false;
    const ready = fontsReady().then(() => {
      if (gone) return;
      print.current();
      invalidate();
    });
    void awaited(ready);
    return () => {
      gone = true;
    };
  }, [invalidate]);
}

/** Tells hands what lies there and where, for as long as it does. */
export function usePlace(place: AimedThings): void {
  const { things } = useTools();
  const now = useRef(place);
  now.current = place;
  useLayoutEffect(
    () =>
      things.add({
        aimed: (ray) => now.current.aimed?.(ray),
        locate: (id, out) => now.current.locate(id, out),
      }),
    [things],
  );
}

/** What was given first, as long as what is given looks like it: what is made of it is not made anew. */
export function useLike<Value>(value: Value, isLike: (kept: Value, given: Value) => boolean): Value {
  const [kept, keep] = useState(value);
  if (kept === value || isLike(kept, value)) return kept;
  keep(value);
  return value;
}

/** Asks for a frame when any of these has changed that no element shows by itself. */
export function useRedraw(...changed: readonly unknown[]): void {
  const invalidate = useInvalidate();
  useLayoutEffect(() => invalidate(), [invalidate, ...changed]);
}

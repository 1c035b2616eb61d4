import { useFrame, useThree } from "@react-three/fiber";
import { useEffect, useRef } from "react";
import { awaited } from "../awaited.ts";
import { fontsReady } from "../fonts.ts";
import { ORDER } from "../order.ts";
import type { Stage } from "../stage.ts";
import { useShown } from "./shown.ts";

/** Asks for a frame. */
export function useInvalidate(): () => void {
  return useThree((state) => state.invalidate);
}

/** Calls back in the frame in which a piece starts to look different, and in the first one. */
export function useLooks(print: (stage: Stage) => void): void {
  const { stage } = useShown();
  const seen = useRef<{ readonly stage: Stage; readonly looks: number }>(undefined);
  useFrame(() => {
    if (seen.current?.stage === stage && seen.current.looks === stage.looks) return;
    seen.current = { stage, looks: stage.looks };
    print(stage);
  }, ORDER.looks);
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

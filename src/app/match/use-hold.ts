import { useEffect, useRef, useState } from "react";
import { type Hold, holdMatch } from "../storage/hold.ts";

/** Whether this window plays a match or looks on while another one does; undefined until that is known. */
export function useHold(id: string): { readonly holds: boolean | undefined; readonly take: () => void } {
  const [holds, setHolds] = useState<boolean>();
  const hold = useRef<Hold>(undefined);
  useEffect(() => {
    setHolds(undefined);
    const own = holdMatch(id, setHolds);
    hold.current = own;
    return () => own.leave();
  }, [id]);
  return { holds, take: () => hold.current?.take() };
}

import { useEffect, useRef, useState } from "react";
import { type Hold, type Holder, holdMatch } from "../storage/hold.ts";

/** Which window plays a match, this one or another or none; undefined until that is known. */
export function useHold(id: string): { readonly holder: Holder | undefined; readonly take: () => void } {
  const [holder, setHolder] = useState<Holder>();
  const hold = useRef<Hold>(undefined);
  useEffect(() => {
    setHolder(undefined);
    const own = holdMatch(id, setHolder);
    hold.current = own;
    return () => own.leave();
  }, [id]);
  return { holder, take: () => hold.current?.take() };
}

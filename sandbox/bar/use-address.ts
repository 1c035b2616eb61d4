import { useCallback, useEffect, useState } from "react";
import { type Address, readAddress, writeAddress } from "../address.ts";
import { type Found, lookUp } from "../look-up.ts";

/** What the page's address names, and how to name something else. */
export function useAddress(): { readonly found: Found; readonly go: (change: Partial<Address>) => void } {
  const [address, setAddress] = useState(() => readAddress(location.search));
  useEffect(() => {
    const read = () => setAddress(readAddress(location.search));
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, []);
  const go = useCallback((change: Partial<Address>) => {
    const next = { ...readAddress(location.search), ...change };
    // An instant is a place on the same page.
    const write = "t" in change && Object.keys(change).length === 1 ? "replaceState" : "pushState";
    history[write](null, "", `/sandbox?${writeAddress(next)}`);
    setAddress(next);
  }, []);
  return { found: lookUp(address), go };
}

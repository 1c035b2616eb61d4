import { useEffect, useState } from "react";
import type { NetworkState } from "../../../protocol/network.ts";
import { closeNetwork, type NetworkTold, networkNow, openAt } from "./requests.ts";
import { useNetworkWords } from "./words.ts";

/** How often it is looked whether a phone has come, in milliseconds. */
const EVERY = 2000;

/** The network of the machine that hosts, and how it is opened and closed. */
export interface NetworkShown {
  readonly state: NetworkState;
  readonly fault: string | undefined;
  readonly open: (address: string) => void;
  readonly close: () => void;
}

/** How the server is reached. */
interface Network {
  /** Whether that has been told: it is not at first. */
  readonly isTold: boolean;
  /** Undefined where another machine hosts. */
  readonly shown: NetworkShown | undefined;
}

/** What is told of the network, again and again on the machine that the server runs on. */
function useTold() {
  const [told, setTold] = useState<Pick<NetworkTold, "state">>();
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const found = await networkNow();
      if (!current) return;
      if (found) setTold({ state: found.state });
      // A server that does not answer may be started again, and is closed then.
      if (!found || found.state) timer = setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  return [told, setTold] as const;
}

/** How the server is reached, and what changes that. */
export function useNetwork(): Network {
  const w = useNetworkWords();
  const [told, setTold] = useTold();
  const [fault, setFault] = useState<string>();
  const take = (changed: NetworkTold | undefined) => {
    if (changed?.state) setTold({ state: changed.state });
    setFault(changed ? changed.fault : w("noAnswer"));
  };
  if (!told?.state) return { isTold: told !== undefined, shown: undefined };
  const open = (address: string) => void openAt([address]).then(take);
  const close = () => void closeNetwork().then(take);
  return { isTold: true, shown: { state: told.state, fault, open, close } };
}

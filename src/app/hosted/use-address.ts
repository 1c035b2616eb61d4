import { useEffect, useState } from "react";
import type { NetworkState } from "../../protocol/network.ts";
import { closeNetwork, type NetworkTold, networkNow, openAt } from "./network.ts";

/** How often it is looked whether a phone has come, in milliseconds. */
const EVERY = 2000;

/** The network of the machine that hosts, and how it is opened and closed. */
export interface NetworkShown {
  readonly state: NetworkState;
  readonly fault: string | undefined;
  readonly open: (address: string) => void;
  readonly close: () => void;
}

interface Reached {
  /** The address by which phones reach the page. */
  readonly address: string;
  /** Undefined where another machine hosts. */
  readonly network: NetworkShown | undefined;
}

/** How the server is reached, looked at again and again on the machine that it runs on. */
function useNetwork(): NetworkShown | undefined {
  const [state, setState] = useState<NetworkState>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const { state: found } = await networkNow();
      if (!current || !found) return;
      setState(found);
      timer = setTimeout(() => void look(), EVERY);
    };
    void look();
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, []);
  const take = (told: NetworkTold) => {
    if (told.state) setState(told.state);
    setFault(told.fault);
  };
  if (!state) return undefined;
  const open = (address: string) => void openAt([address]).then(take);
  return { state, fault, open, close: () => void closeNetwork().then(take) };
}

/** By which address phones reach the page: one that is open to the network, else that by which this window has it. */
export function useAddress(): Reached {
  const network = useNetwork();
  return { address: network?.state.open[0]?.url ?? location.origin, network };
}

import { useState } from "react";
import { deviceNotes } from "../../storage/notes.ts";
import { type Obstacle, obstacleOf, reachable } from "./reachable.ts";
import { type NetworkShown, useNetwork } from "./use-network.ts";

/** Under which the address is kept that the host has chosen, for all windows of his device. */
const CHOSEN = "tallyho.address";

/** How phones reach the page. */
export interface Reached {
  /** The address of the square code; undefined where none is known that a phone reaches, or none yet. */
  readonly address: string | undefined;
  /** All of which it is one. */
  readonly choices: readonly string[];
  readonly choose: (address: string) => void;
  /** Why there is no address; undefined where there is one, or that is not known yet. */
  readonly obstacle: Obstacle | undefined;
  /** Undefined where another machine hosts. */
  readonly network: NetworkShown | undefined;
}

/** By which address phones reach the page: the one that the host has chosen, else the likeliest. */
export function useAddress(): Reached {
  const { isTold, shown } = useNetwork();
  const [, setChosen] = useState<string>();
  const choices = reachable(shown?.state, location);
  const kept = deviceNotes.get(CHOSEN);
  const choose = (address: string) => {
    deviceNotes.set(CHOSEN, address);
    setChosen(address);
  };
  return {
    address: choices.find((one) => one === kept) ?? choices[0],
    choices,
    choose,
    obstacle: choices.length === 0 && isTold ? obstacleOf(shown?.state) : undefined,
    network: shown,
  };
}

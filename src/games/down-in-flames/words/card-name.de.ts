import type { CardName } from "../data/card.ts";

const NAMES: Readonly<Record<CardName, string>> = {
  "in-my-sights": "IM VISIER",
  "fuel-tank": "TANKTREFFER",
  "cockpit-hit": "KANZELTREFFER",
  "engine-hit": "MOTORTREFFER",
  "out-of-the-sun": "AUS DER SONNE",
  maneuvering: "MANÖVER",
  "half-loop": "HALBLOOPING",
  scissors: "SCHERE",
  "vertical-roll": "VERTIKALROLLE",
  "tight-turn": "STEILKURVE",
  "barrel-roll": "FASSROLLE",
  "ace-pilot": "FLIEGERASS",
  "full-throttle": "VOLLGAS",
  "chop-throttle": "GAS WEG",
  clouds: "WOLKEN",
};

/** A card as it is called in German: `in-my-sights 1/2` is IM VISIER 1/2. What is typed is the same in every language. */
export function cardName(card: string): string {
  const [name = "", ...figures] = card.split(" ");
  return [NAMES[name as CardName] ?? name.toUpperCase(), ...figures].join(" ");
}

import type { CardName } from "../../../data/card.ts";

/** What each card does, in German, as it stands on the card. */
export const TEXTS: Readonly<Record<CardName, string>> = {
  "in-my-sights": "Feuert.",
  "fuel-tank": "Feuert. Einen Bomber zerstört sie.",
  "cockpit-hit": "Feuert. Was sie beschädigt, wendet und fliegt noch schlechter.",
  "engine-hit": "Feuert.",
  "out-of-the-sun": "Feuert; eine Steilkurve hilft nicht.",
  maneuvering: "Einen Schritt näher in den Nacken.",
  "half-loop": "Zwei Schritte näher in den Nacken.",
  scissors: "Einen Schritt vom Verfolger weg.",
  "vertical-roll": "Steigt eine Stufe oder stürzt eine oder zwei.",
  "tight-turn": "Nur als Antwort.",
  "barrel-roll": "Nur als Antwort.",
  "ace-pilot": "Antwortet auf jede Karte.",
  "full-throttle": "Der Führer zieht eine Karte.",
  "chop-throttle": "Nur als Antwort.",
  clouds: "Außer Sicht bis zum nächsten Wechsel der Höhe.",
};

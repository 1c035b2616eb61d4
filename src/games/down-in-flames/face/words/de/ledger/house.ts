import type { words as english } from "../../en/ledger/house.ts";

export const words: typeof english = {
  "DIF-H1": () =>
    "Ein Einsatz endet nur dann früher, wenn der Angreifer nichts mehr hat oder seine Bomben nichts mehr hindern kann.",
  "DIF-H2": () => "Scharfe Augen zeigen sich beim Wurf um die erste Seite nur, wo sie etwas daran ändern.",
  "DIF-H3": () =>
    "Eine Seite kann mehrere Spieler haben, jeder mit eigenen Rotten; was einer weiß, wissen alle, und der erste antwortet, was die Seite gefragt wird.",
  "DIF-H4": () =>
    "Eine Rotte kann an Stelle des üblichen Visiers ein Gyro Sight haben; ein Typ mit Simple Sight bekommt keines.",
};

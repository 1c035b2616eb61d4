const SHEETS = ["ONE", "TWO", "THREE", "FOUR", "FIVE"] as const;

/** What is printed on the mats of the dogfight, in English. */
export const mats = {
  "print.channel-coast": () => "THE CHANNEL COAST",
  "print.open-sea": () => "THE OPEN SEA",
  "print.kent-fields": () => "THE FIELDS OF KENT",
  "print.desert": () => "THE WESTERN DESERT",
  "print.pacific-atoll": () => "THE PACIFIC ATOLL",
  "print.sheet": ({ sheet }: { readonly sheet: number }) =>
    `SHEET ${SHEETS[sheet]}  ·  ONE SQUARE SIX INCHES`,
  "place.channel": () => "THE CHANNEL",
  "place.approaches": () => "WESTERN APPROACHES",
  "place.lane": () => "SWEPT CHANNEL",
  "place.weald": () => "THE WEALD",
  "place.sand": () => "SEA OF SAND",
  "place.escarpment": () => "THE ESCARPMENT",
  "place.landing-ground": () => "LANDING GROUND 14",
  "place.lagoon": () => "THE LAGOON",
  "place.pass": () => "BOAT PASS",
};

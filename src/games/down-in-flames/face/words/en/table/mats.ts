/** What is printed on the mats of the theatres, in English. */
export const mats = {
  "print.malta": () => "THE ISLAND OF MALTA",
  "print.winter-front": () => "THE FROZEN FRONT",
  "place.malta-channel": () => "THE MALTA CHANNEL",
  "place.grand-harbour": () => "GRAND HARBOUR",
  "place.frozen-river": () => "THE FROZEN RIVER",
  "place.ice-road": () => "ROAD OF ICE",
};

/** What is printed on the mats of the theatres, in English. */
export const mats = {
  "print.kent-fields": () => "THE FIELDS OF KENT",
  "print.channel-coast": () => "THE CHANNEL COAST",
  "print.open-sea": () => "THE OPEN SEA",
  "print.pacific-atoll": () => "THE PACIFIC ATOLL",
  "print.malta": () => "THE ISLAND OF MALTA",
  "print.winter-front": () => "THE FROZEN FRONT",
  "print.factory-town": () => "THE FACTORY TOWN",
  "place.malta-channel": () => "THE MALTA CHANNEL",
  "place.grand-harbour": () => "GRAND HARBOUR",
  "place.frozen-river": () => "THE FROZEN RIVER",
  "place.ice-road": () => "ROAD OF ICE",
  "place.ruhr-valley": () => "THE RUHR VALLEY",
  "place.marshalling-yard": () => "MARSHALLING YARD",
};

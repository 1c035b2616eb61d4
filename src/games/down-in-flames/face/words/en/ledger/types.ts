export const words = {
  "DIF-10": () => "Some types have characteristics of their own on their data cards.",
  "DIF-10.1": () => "Quick Climb: climbing costs one card.",
  "DIF-10.2": () => "Quick Dive: a dive gives two cards a level.",
  "DIF-10.3": () => "Slow Dive: no following a dive by VERTICAL ROLL, but that of another Slow Dive type.",
  "DIF-10.4": () => "Dive Limit: a dive gives one card, over two levels too.",
  "DIF-10.5": () => "Slow Climb: climbing costs three cards.",
  "DIF-10.6": () => "Quick Bank: the Leader's SCISSORS are no Agility Cards.",
  "DIF-10.7": () =>
    "Slow Bank: SCISSORS only as an answer to TIGHT TURN, or against Slow Bank and medium bombers.",
  "DIF-10.8": () => "Simple Sight: bursts 0, 1 and 4.",
  "DIF-10.9": () => "Gyro Sight: more bursts when Advantaged.",
  "DIF-10.10": () => "Beam Attacks: trained to fire from abeam, two bursts more when Advantaged.",
  "DIF-10.11": () => "Thach Weave: for two Elements and more of the type.",
  "DIF-10.11.1": () => "Their aircraft may answer OUT OF THE SUN with TIGHT TURN.",
  "DIF-10.11.2": () => "An Element that is free may attack a Leader who is engaged with the other.",
  "DIF-10.11.3": () => "Its owner bids victory points for it, and it holds if the enemy accepts.",
  "DIF-10.11.4": () => "It is the mutual support that F4F-4 pilots first flew at Midway.",
  "DIF-10.12": () =>
    "A Hurricane IIC's Leader fires with 8, or with 16 at the price of a card; its Wingman always with 8.",
  "DIF-10.13": () => "A Beaufighter IF never scores more than two hits with a card.",
  "DIF-10.14": () => "Agile is no characteristic here.",
  "DIF-10.15": () =>
    "By agreement ammunition runs out: Hit Value a/b is a until a low roll and a D6 of at most the bursts make it b; firing with b by choice risks nothing.",
  "DIF-11": () => "Wingmen draw as their data cards say, at any altitude.",
};

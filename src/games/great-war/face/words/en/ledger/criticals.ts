export const words = {
  "GW-51": "Numbers 2 and 12 hit the pilot: two dice, up to 8 seriously wounded, from 9 killed.",
  "GW-52": "Number 4 hits the engine: a die, 1–2 costs 1 MP, 3–5 costs 2, 6 costs 3.",
  "GW-53": "Number 11 hits it hard: 1 costs 2 MP, 2–3 cost 3, 4–6 cost 4.",
  "GW-54": "Number 10 holes the tank: each turn end two dice less the turns since; dry at 2 or less.",
  "GW-55": "Number 6 kills an observer.",
  "GW-56": "A seriously wounded observer neither fires nor photographs nor spots.",
  "GW-57":
    "With the switch for wounded observers number 6 rolls two dice + 1: up to 8 wounded, from 9 killed.",
};

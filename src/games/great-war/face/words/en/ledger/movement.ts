export const words = {
  "GW-26": "Speed and altitude change in the aircraft's own move.",
  "GW-27":
    "The whole dive is allowed up to the dive speed, 100 m less for each MP above; more is an overdive.",
  "GW-28": "A dive begins only after one hex straight ahead.",
  "GW-29":
    "In one hex at most three hexsides are turned, all to the same side; without continued movement the first MP goes straight ahead.",
  "GW-30":
    "Continued movement: who ended the last move in a turn may go on turning the same way at the next price, three hexsides in all; who ended with a hex ahead may turn at once.",
  "GW-31": "A move may end on an aircraft that is still to move, on no other.",
  "GW-32": "One special maneuver a turn, at any point of the move, for who is able to.",
};

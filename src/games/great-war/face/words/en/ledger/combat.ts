export const words = {
  "GW-39": "All attacks of a turn are rolled before any damage counts: who is shot down still fires.",
  "GW-40": "Attacks on a target that is already destroyed are still rolled for ammunition and jams.",
  "GW-41": "All who fired at it in the fatal turn share the victory equally; who fired alone has it alone.",
  "GW-42":
    "An ace adds 1 to his attacks or takes 1 from attacks on him, a double ace 2, one of the two each turn.",
  "GW-43": "A novice pilot fires at −1 and is fired upon at +1, both in one turn if need be.",
  "GW-44":
    "The pilot's status counts for his own guns and for attacks on the aircraft; an observer's for his own gun, −1 as a novice.",
  "GW-45":
    "A natural 2, 3 or 4 tests each firing gun: it jams on 1 or 2 of a die, on 1 to 3 from 5,000 m up; ground guns never jam.",
  "GW-46": "One jammed gun of a twin mount silences both, save for the types that may fire one alone.",
  "GW-47": "At the end of any later turn a jam is cleared on a 1.",
  "GW-48":
    "A pilot may try only if he climbed 100 m at most, dived 200 m at most, did no special maneuver and turned one hexside at most in any hex.",
  "GW-49": "An observer's gun is cleared on 1 or 2, however the aircraft flew.",
  "GW-50":
    "Deflection changes every attack in the air; the Fokker D.VII's attack from below has its own chart.",
};

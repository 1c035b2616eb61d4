export const words = {
  "GW-58": "The F.E.2b's front gun is its observer's; its optional rear gun fires on column D.",
  "GW-59":
    "The Hannover's observer may fire straight astern at the same altitude, at −1; a natural 11 then also hits his own aircraft once.",
  "GW-60": "Lower targets astern stay closed to him.",
  "GW-61": "Vickers and Lewis of the S.E.5a have separate ammunition and jam separately.",
  "GW-62": "Each turn the pilot fires both at one target, on column B, or one of them on column C.",
  "GW-63": "The Lewis alone fires at −1.",
  "GW-64": "The wing Lewis has two drums of six.",
  "GW-65":
    "After the first drum it is silent until a whole turn is spent on the change, in quiet flight and with the Vickers silent.",
  "GW-66": "The British Nieuport 17 fires its wing Lewis at −1 and has one drum of six.",
  "GW-67":
    "Albatros and Fokker D types may fire one gun of the pair on column C while the other is jammed, but not in a turn in which they try to clear it.",
  "GW-68": "Their two guns count ammunition separately.",
  "GW-69": "When one of the two is empty, the other goes on alone on column C.",
  "GW-70": "The Albatros D.V clears a jam on 1 or 2 after a move straight and level.",
  "GW-71":
    "The Fokker D.VII, at speed 6 or less, under power and without a dive, may fire at a machine up to 400 m straight above that moved before it.",
  "GW-72": "Rear guns have two drums of six.",
  "GW-73": "Changing the rear gun's drum takes a turn and hinders neither the flight nor the pilot's guns.",
  "GW-74": "With dual controls a fit observer flies on when the pilot can't.",
  "GW-75":
    "He then flies as a novice on schedule A, without guns, photographs, spotting or special maneuvers; he may drop bombs.",
  "GW-76":
    "The Roland's observer fires all round, except at targets in the three hexes ahead that are more than 100 m lower.",
  "GW-77":
    "Small fighters have silhouette −1, most others 0, large two-seaters +1, bombers of class G +2; it is added to attacks on them.",
  "GW-78": "Between two with −1 it does not count where the shooter turns at least as well.",
  "GW-79": "Between two with +1 it does not count where the shooter turns no better.",
  "GW-80": "Fire from the ground and fights about balloons know no silhouettes.",
};

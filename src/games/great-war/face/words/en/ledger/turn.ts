export const words = {
  "GW-1": "A turn has five steps: tailing, initiative, movement with declarations of fire, combat, wind.",
  "GW-2": "After combat come parachutes, fuel, faints, clearing of jams and changes of drums, then the wind.",
  "GW-3":
    "Aces, the special rules of types and deflection always count; wind, continued movement, special maneuvers, archie, capture, wounded observers and the F.E.2b's rear gun are switches.",
};

/** The RAF by night, and victory. */
export const words = {
  "LW-103": "Against no night fighters at all the RAF needs no die.",
  "LW-104": "Against 1 to 4 factors of night fighters it succeeds on 5 or less.",
  "LW-105": "Against 5 to 8 factors it succeeds on 4 or less.",
  "LW-106": "Against 9 to 12 factors it succeeds on 3 or less.",
  "LW-107": "Against 13 to 16 factors it succeeds on 2 or less.",
  "LW-108": "Against 17 factors and more it succeeds on a 1.",
  "LW-109":
    "Counted are night fighters on the map at the end of the last quarter that had fuel, before replacements; in the first quarter those of the start.",
  "LW-110":
    "A target that is hit is bombed like any other; a base is out for the quarter, and nobody is set up, lands or takes off there.",
  "LW-111":
    "When a night-fighter unit comes whose letters another already has, a Me 110 of the night fighters leaves the game.",
  "LW-112":
    "The Americans win a campaign as soon as all 97 targets are bombed; if one is left after April 1945 the Germans win.",
  "LW-113":
    "A single raid is one quarter with all that has come by then. The sheet names a target for each ten bomber factors; the Americans win with two thirds of what they named, if they lose a quarter of their bombers at most.",
};

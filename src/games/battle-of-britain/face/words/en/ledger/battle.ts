/** Intercepts, dogfights, bombs and fuel. */
export const words = {
  "BB-100":
    "Each time a geschwader enters a square that a working station watches, one wing may be announced, if a marker is left.",
  "BB-101":
    "It must be at its station, with a working airfield and a squadron, unused, and of the station's Group; from turn 9 on 12 Group also answers 11 Group's stations.",
  "BB-102":
    "Wing and geschwader step square by square in turn, the wing first; it may hold its square, within the limits of its Group and the radar line.",
  "BB-103":
    "The same square is contact, at whatever moment: the geschwader stops for this Tally Ho and the marker is spent.",
  "BB-104":
    "When the geschwader's move ends without contact the wing has missed: no marker is spent, it goes back and may act again in the next Tally Ho.",
  "BB-105":
    "In an intercept all squadrons of the wing throw against three at random of the geschwader, at the same time.",
  "BB-106":
    "Each side takes all hits, squadron by squadron: who absorbs its defence is lost; only the last may absorb less, and is stood down. Hits beyond all squadrons vanish.",
  "BB-107":
    "A stood-down squadron is back on top of its pile two turns later, respites counted; it is never a loss.",
  "BB-108":
    "A wing in the air in a geschwader's square may dogfight it for a marker, unless it made contact or missed in this Tally Ho.",
  "BB-109":
    "The German lays three squadrons or more as three gruppen of one to three, two as two, one as one; never four in one.",
  "BB-110":
    "The British see the sizes alone, and set their squadrons face down against whatever gruppen they like.",
  "BB-111":
    "Gruppe by gruppe the front squadrons duel: both throw, hits add up, who has as many as its defence is lost; the winner meets the next, unhurt, until one side has none left.",
  "BB-112": "A dogfight stands nobody down.",
  "BB-113":
    "By agreement a gruppe's fight is one throw each and then over, or only hits of one throw reach a defence.",
  "BB-114": "A geschwader over its target bombs even after a combat; each bomber throws its bomb dice.",
  "BB-115": "A cross is a hit: one knocks out an airfield or a station, three a city.",
  "BB-116": "One hit or more is a successful mission, and stays one; none costs nothing.",
  "BB-117":
    "A roundel in the throw is flak: the German removes bombers of his choice until the hits left cover no other. What has hit has hit.",
  "BB-118": "After its throw the geschwader makes for home.",
  "BB-119": "A move of five squares costs one fuel, a move of ten two, paid when it is declared.",
  "BB-120": "Reaching for home takes a geschwader off the map at once.",
  "BB-121":
    "Who reaches home with all three fuel used throws a die for each Bf 109 and Ju 87 still there; a blank loses it. That Ju 87s check is ours.",
  "BB-122": "When a move is declared any of its Bf 109s and Ju 87s may reach for home at once.",
  "BB-123": "Before a barred square all its Bf 109s and Ju 87s turn back; one left empty is home.",
  "BB-124": "Who leaves so makes no check, and is back with the geschwader after the sortie.",
};

/** Our reading of what the source leaves open. */
export const words = {
  "LW-L1":
    "The dates of the printed jet table are out of order; we keep the dice as they stand and put the dates in order, or, as agreed, play it to the letter.",
  "LW-L2":
    "A Me 262 takes the place of a unit that would enter and is no school, or of a school on the map that had fuel last quarter; one a quarter in either way.",
  "LW-L3":
    "A school that was given up can be rebuilt from the next quarter on, while there are no more units than planned; it is missing in training until then.",
  "LW-L4": "Nothing is ever repaired, so that the six are for good; they can be halved to three.",
  "LW-L5": "The quarter in which factories fall below eighteen already makes six.",
  "LW-L6": "All missing school factors are added up before they are halved, and rounded down once.",
  "LW-L7": "Where chemicals go after the transport system, both halvings of fuel hold in that quarter.",
  "LW-L8":
    "Where chemicals and another last target go in one quarter, aircraft are halved once and fuel only for the chemicals.",
  "LW-L9": "What the RAF hits counts as bombed in the quarter of its night.",
  "LW-L10":
    "The quarter in which the last refinery falls has its fuel already; the ten from elsewhere begin with the next.",
  "LW-L11":
    "The Me 110 that leaves has the same letters as the one that came, if it lives; else any of the night fighters, or none. It is no loss and never comes back.",
  "LW-L12": "The reserve may be filled from January 1943 on, long before it opens.",
  "LW-L13":
    "Too little fuel means less than all living units need, on the map or off it, whether they are to fly or not.",
  "LW-L14": "A bomber killer that keeps its tanks has two E less.",
  "LW-L15": "E may fall below 0; the die is held between 1 and 6 anyway.",
  "LW-L16": "Bombers fire once a turn, and only back at Germans who attack.",
  "LW-L17": "An American who shot back does not take part later in the turn and can't be hit then either.",
  "LW-L18": "No American tanks in 1943: that is for the Advanced game, and for all four quarters.",
  "LW-L19":
    "Who was held back has not fired: a German may shoot back later in the turn, an American may attack.",
  "LW-L20":
    "The source has a gap where it tells what chemicals support; what it says later shows that fuel is meant.",
  "LW-L21":
    "What belongs to which level follows one table of ours; usually the Advanced game is played with complexes.",
  "LW-L22": "How a single raid is won the source doesn't say; we do.",
  "LW-L23": "What the RAF destroyed counts for the American victory.",
  "LW-L24": "No complex is empty from the start: each has at least five targets.",
  "LW-L25":
    "A city of the RAF is one target of the list, not its whole hex; one that is bombed can't be named again.",
  "LW-L26":
    "Losses by and of jets are taken at once, before their surplus goes for the bombers and before the others fight.",
  "LW-L27":
    "The owner of a unit chooses about its tanks when the battle is declared; without them its time falls to the right figure.",
  "LW-L28": "A German in the hex can't just stay out of a battle; he can only be held back.",
  "LW-L29": "Factors beyond the enemy's that are not held back fire too.",
  "LW-L30": "One factor of a unit may be held back alone; the unit has fired all the same.",
  "LW-L31": "Who of a group that was hit loses factors is for its owner to say.",
  "LW-L32": "Dice have a fixed order, so that recorded ones can be played back.",
  "LW-L33":
    "One bomber factor fires for each that attacks, no more; else nobody could ever attack a large formation.",
  "LW-L34": "Schools fight, with E 1.",
  "LW-L35":
    "What is kept off the map, never a school, is missing against the RAF and needs no fuel; for the reserve it counts as if it did.",
  "LW-L36": "An escort that must go home is bound by that on all turns of its way.",
  "LW-L37": "To strafe is to fire: it is done once a turn, instead of fighting.",
  "LW-L38": "Nobody has to shoot back.",
  "LW-L39":
    "Any German unit may be marked as a bomber killer, even jets, night fighters and schools; a Me 163 gains the +1 and loses nothing.",
  "LW-L40": "Unless agreed otherwise each unit takes off and lands for itself; the table keeps the books.",
  "LW-L41": "The Americans may stay at home for a quarter; the RAF, production and replacements go on.",
  "LW-L42":
    "If the unit that was replaced is a night fighter it does not come, and nobody leaves for it unless there would be more units than planned (LW-96); a jet that would enter may be replaced as well.",
  "LW-L43":
    "The die for jets is thrown before units enter; the Me 262 comes in that quarter with two factors.",
  "LW-L44": "Bases behind the line are lost from that quarter on, and no German flies there.",
  "LW-L45": "The Americans may bomb less than they planned; there are no second choices and no second run.",
  "LW-L46": "Bombers whose target was bombed by others carry their bombs home.",
  "LW-L47": "An American who is abroad after the twentieth turn is lost.",
  "LW-L48": "What was made is burnt first, then the reserve; only what was made can fill it.",
  "LW-L49":
    "Who was left without fuel on purpose is grounded like all others, also for the RAF and for training.",
  "LW-L50": "A Me 163 needs no fuel, and is grounded only if the Germans want it.",
  "LW-L51":
    "A school is exchanged when jets are asked about, if it lives and had fuel last quarter; both its factors are missing then.",
  "LW-L52":
    "Open are counters on the map and their factors, who flies and who is grounded, bombed targets, replacements and reserve; secret are the Target Sheet, marks, the fuel list and plans, until they are shown.",
  "LW-L53": "Fifteen bomber factors and more throw no die.",
  "LW-L54": "With a Me 163 neither its own E nor the enemy's counts: the difference is 0.",
  "LW-L55":
    "The Advanced game without complexes makes a third of its factories in aircraft, without the six or halvings; no school is missing for want of fuel, as all have it.",
  "LW-L56": "At the lower levels night fighters are plain fighters, and none leaves for another.",
};

export const words = {
  "DIF-B1": "Two sides have one to four Elements each, perhaps bombers; each Leader has a hand of his own.",
  "DIF-B2":
    "Set-up goes: scenario, options, aircraft, pilots, bids for the weave, start level, first side by the higher D6, then hands as large as they may be.",
  "DIF-B3":
    "That side begins every game turn; the sides alternate, each naming an Element that has not acted. Only the game's first player-turn is without a Wingman's attack.",
  "DIF-B4": "Everything is open but hands and mini-hands, and who the pilots are.",
  "DIF-B5":
    "A position holds between two Elements, and each pursues one enemy at most; other levels, the loss of a Leader and leaving end it, and the pursuer may drop it.",
  "DIF-B6":
    "A Wingman names a target, draws Offense cards, against bombers Defense cards too, and plays what he likes of them at it; a Wingman who is attacked draws Defense cards.",
  "DIF-B7":
    "Positions decide who may attack whom, with position cards or with fire, always at the same level.",
  "DIF-B8":
    "A card is played at a target and answered card for card; with an even number of answers it survives, and the defender may begin again.",
  "DIF-B9":
    "A gunner draws his cards when an enemy from behind fires at his Leader, or anybody at his Wingman; each firing card is an attack.",
  "DIF-B10":
    "Two to six bombers fly in formation; a die picks the one that is fired at, unless a position card does, and it stays the target for the player-turn; turrets answer with at most six cards.",
  "DIF-B11":
    "A free escort, or one that pursues the attacker, answers position cards at bombers and spoils fire with MANEUVERING, SCISSORS or ACE PILOT.",
  "DIF-B12":
    "Flak draws as many cards as its rating; each firing card hits one aircraft with Hit Value 8, without an answer, also one that hides in CLOUDS.",
  "DIF-B13":
    "Over the target heavy bombers draw two cards, all others with bombs one, at most from level 3; the cards' points add up to the damage of the target.",
  "DIF-B14": "At level 1 aircraft without a load strafe an airfield or a ship with a card each.",
  "DIF-B15":
    "Loads and rockets are set at the start; of an Element with a load neither aircraft attacks, both may answer, and it is dropped at will.",
  "DIF-B16":
    "Who is not pursued may disengage on a D6 of 4: level 1 and the greatest Speed add 1 each, damage takes 1 off.",
  "DIF-B17":
    "Victory points: fighters and light bombers 5 down and 2 damaged, medium bombers 8 and 3, heavy ones 12 and 5, targets 3, 6 or 10. After six turns, or at once when a side has nothing left, more points win.",
  "DIF-B18": "Light bombers are Elements: they take every step, and fight and suffer as fighters do.",
  "DIF-B19":
    "A mission has five turns: three inbound, one over the target, one home; before the fourth fighters without a load may break off until the fifth.",
  "DIF-B20":
    "Pilots are Regular unless the set-up names them or lots are drawn; Keen Eyesight also adds 1 to the roll for the first side.",
  "DIF-B21":
    "A campaign has three missions with the same forces. Before each a side brings in secret a resource it has not yet used: an Element, flak or a Veteran. A Leader who is shot down is replaced by a Green one; who shot something down rises, up to Veteran, and five aircraft make an Ace. All points together: from 5 apart a marginal victory, from 15 a clear, from 30 a decisive one.",
  "DIF-B22": "Four scenarios come with the base rulings, and more are our own.",
  "DIF-B23":
    "A Leader without a Wingman has no Wingman's attack; a Wingman without a Leader flies without cards, positions and a Leader's step.",
  "DIF-B24":
    "When the deck is empty the discards are shuffled; if there are still too few cards, one draws what there is.",
};

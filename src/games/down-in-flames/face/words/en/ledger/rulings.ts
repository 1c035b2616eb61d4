export const words = {
  "DIF-R1": "Odds are worked out exactly and only then rounded down.",
  "DIF-R2": "With a D6, odds between 1:1 and 2:1 are 1:1.",
  "DIF-R3": "Below 1:1 there are two classes: from a half on 1:2, and what is less.",
  "DIF-R4":
    "Ranges of odds of 1:1 and less are those of the second die; a first one that is no 1 has no effect.",
  "DIF-R5": "With a D12 only odds below 1:1 are thrown for twice; 1:1 shoots down with 1 and damages with 2.",
  "DIF-R6":
    "Where two printed ranges overlap, the better result for the shooter counts: a 4 at 4:1 shoots down.",
  "DIF-R7": "A gyro sight gives three bursts when Advantaged; a switch makes it two.",
  "DIF-R8": "The totals of an early sight are those of the table: four when Tailing, however one adds up.",
  "DIF-R9": "A Recruit's bursts are one less in each column, at least none.",
  "DIF-R10":
    "Bursts follow the position of the moment: what is spent in the player-turn and the new card may not exceed what counts now at this target.",
  "DIF-R11": "A firing card that stands waits until its player fires or adds another.",
  "DIF-R12": "At medium and heavy bombers cards are never added up.",
  "DIF-R13": "Cards that are added up have one Hit Value, chosen with the first.",
  "DIF-R14": "FUEL TANK destroys a medium or heavy bomber; a switch makes it four hits.",
  "DIF-R15": "Of equal ratings a Wingman loses Offense.",
  "DIF-R16":
    "Ratings are changed in this order: level, Ace, damage or else load, rockets, and at the end the floor of 1.",
  "DIF-R17": "Agility of 5 and of 4 both become 3.",
  "DIF-R18": "Half of an odd defense is rounded up.",
  "DIF-R19": "More points than the defense shoot down as well.",
  "DIF-R20": "One to three left over are lost with a D6.",
  "DIF-R21": "What an attack is worth is all its hits times the Hit Value.",
  "DIF-R22": "At bombers a Wingman draws Offense and Defense, but fires with no more cards than his Offense.",
  "DIF-R23": "Rockets go with either firing card; its bursts and hits don't matter, nor do turrets answer.",
  "DIF-R24": "Rockets are thrown for with a D6, also where combat has a D12.",
  "DIF-R25": "Agility is back as soon as the rockets are gone, whatever came of them; Speed is not.",
  "DIF-R26":
    "No card is played, discarded or paid by choice that brings a hand below its minimum; who is below it for other reasons waits.",
  "DIF-R27":
    "Agility Cards are counted from the beginning of one's own player-turn to the next, answers included.",
  "DIF-R28": "Level and damage change the limit of Agility Cards at once; those already played still count.",
  "DIF-R29":
    "A hand may be too large until the player-turn ends, whoever's it is; drawing never makes it so.",
  "DIF-R30":
    "One begins with as many cards as one may hold at the start level; who is a Veteran begins as one, in campaigns too.",
  "DIF-R31": "Who can't pay for a climb doesn't climb.",
  "DIF-R32": "A D20 above somebody's highest level is thrown again.",
  "DIF-R33":
    "Of two bids the one of more points stands and is paid to the enemy; a tie is thrown for, and the same level costs nothing.",
  "DIF-R34": "A VERTICAL ROLL climbs one level or dives one or two, at the usual price and gain.",
  "DIF-R35": "When a Wingman rolls, the Leader pays and draws; what he can't pay for is not chosen.",
  "DIF-R36": "A VERTICAL ROLL that can go nowhere still negates.",
  "DIF-R37":
    "Following is free for who tails and costs an Advantaged pursuer a card, besides the climb; step c is followed likewise, by pursuers alone.",
  "DIF-R38": "Positions towards enemies who are left at another level become Neutral; who follows keeps his.",
  "DIF-R39": "Even turns are even game turns.",
  "DIF-R40": "With equal ratings a Veteran Wingman's extra card is one of Defense.",
  "DIF-R41": "An Ace's wild card counts as ACE PILOT in every way.",
  "DIF-R42":
    "Keen eyes single out an enemy at their own level: an unengaged Leader, or a Wingman or bomber for one burst more in that player-turn.",
  "DIF-R43": "Slow Bank asks who the opponent is, except where SCISSORS answers TIGHT TURN.",
  "DIF-R44": "Slow Dive forbids no following of other dives than those by VERTICAL ROLL.",
  "DIF-R45": "Dive Limit goes before Quick Dive.",
  "DIF-R46": "The weave is bid for once; refused, it is off for the game.",
  "DIF-R47": "Who has no card to spare for the four cannon fires with 8.",
  "DIF-R48": "The Hurricane IIC's two values are a choice and no matter of ammunition.",
  "DIF-R49":
    "A first roll of 1, with a D12 of 1 or 2, calls for the ammunition's D6, which is compared with all bursts of the attack.",
  "DIF-R50":
    "At bombers the die for what is left over decides about that check; where there is none, one is thrown for it alone, once an attack.",
  "DIF-R51": "Gunners and turrets fire by the odds as everybody and never run out of ammunition.",
  "DIF-R52": "Light bombers are no aircraft of a formation: damage costs them as it does fighters.",
  "DIF-R53": "A band of the data card holds for all its levels.",
  "DIF-R54": "Rockets are meant for heavy bombers.",
  "DIF-R55": "Against Wingmen and bombers no sight gives more: its bonuses belong to positions.",
  "DIF-R56": "Turbochargers need no rule: the bands have them in their figures.",
  "DIF-R57":
    "A VERTICAL ROLL that answers a VERTICAL ROLL negates it and moves nobody; a switch lets it move.",
  "DIF-R58": "When the attacker's own roll stands, his attack lapses unless both are at one level again.",
  "DIF-R59":
    "The firing card that lets a Neutral enemy follow is the latest of the player-turn, by whatever aircraft and at whatever target.",
  "DIF-R60":
    "A roll that stands is carried out before any other card: level, cards, the pursuer, the shooter, then positions.",
  "DIF-R61": "Who follows goes the same way as far, pays for it, and is not followed himself.",
  "DIF-R62": "Medium and heavy bombers are not shot down by a second damage, only by their points.",
  "DIF-R63": "Damage counts at once; an attack that lies on the table goes on.",
  "DIF-R64": "Rockets don't weigh on a Wingman.",
  "DIF-R65": "Rockets are declared with the card and are gone with it, whatever becomes of it.",
  "DIF-R66":
    "An ACE PILOT is an Agility Card where it answers one; to any SCISSORS it is, to a diving roll it isn't.",
  "DIF-R67": "A VERTICAL ROLL that moves nobody is an Agility Card.",
  "DIF-R68": "Wingmen's ratings don't fall below 0, hand limits not below 1.",
  "DIF-R69":
    "A Veteran Wingman's extra card lets him fire one more at bombers only where it is one of Offense.",
  "DIF-R70":
    "A gift is shown by its first use: a hand, a burst, a draw or a mini-hand that a Regular would not have, a wild card, a check that is not made; a Wingman by a missing card too. Any other burden stays secret.",
  "DIF-R71":
    "In the weave everybody answers for himself; it holds while two Elements of the type have an aircraft in play.",
  "DIF-R72": "By the weave one fires with the Neutral column; position cards go as usual.",
  "DIF-R73": "Leader and Wingman run out of ammunition each for himself.",
  "DIF-R74": "A straggler keeps its level, bombs, and fires its own turrets.",
  "DIF-R75": "Other spellings of a card's name mean the same card.",
  "DIF-R76": "Bombers count too where the highest start level is looked for.",
  "DIF-R77": "A type is bound by its own highest level, not by that of the game.",
  "DIF-R78": "Sight and training together give their bonus once.",
  "DIF-R79": "A crack shot's burst is there every player-turn, but who is pursued still doesn't fire.",
  "DIF-R80":
    "Only cards of one aircraft at one target are added up, Wingmen's too; a limit of hits is applied to each card before.",
  "DIF-R81": "The four cannon cost a card with each firing card, negated or not.",
  "DIF-R82": "For bursts and a Wingman's firing cards a turn is the player-turn.",
};

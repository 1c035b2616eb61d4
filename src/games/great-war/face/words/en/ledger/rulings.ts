export const words = {
  "GW-118": "Only full 200 m count for the altitude bonus.",
  "GW-119": "Where only balloons, gliders and class G are about, there is no altitude bonus.",
  "GW-120": "For tailing, hexes and levels together may be 8 at most.",
  "GW-121": "Both pilots shift the row of a tail attempt, then it is held within −4 and +4.",
  "GW-122":
    "An ace chooses before the first dice that he can change, for all of his attacks or all attacks on him; left to itself he defends when a front gun fires at him, else he attacks.",
  "GW-123": "The ace's modifier in fire is 1, the double ace's 2.",
  "GW-124":
    "A front gun's line of fire is the straight row, 8 far; the switch arc120 opens it to 120°, 7 hexes and 250 m.",
  "GW-125":
    "What an aircraft sees is judged after each MP; of a turn that costs several, all but the last look the old way.",
  "GW-126": "In a move of one MP that one must have the target in sight.",
  "GW-127": "Head-on means opposite facings, each in the other's straight front row and within range.",
  "GW-128": "For the limit of two firers rear guns don't count; a front gun that an observer works does.",
  "GW-129": "A holed tank is dry when two dice less the turns since make 2 or less.",
  "GW-130": "Fuel is rolled for in the turn of the hit too, with nothing taken off.",
  "GW-131": "Two guns of a column B aircraft that fire together roll a jam die each.",
  "GW-132": "One gun of a pair that fires alone rolls one jam die, for itself.",
  "GW-133":
    "An ordinary twin mount is cleared as one; where the guns are separate, gun by gun, one try a turn.",
  "GW-134": "A jam is not cleared in the turn in which it happens.",
  "GW-135": "The Albatros D.V's better chance needs a move without any turn or change of altitude.",
  "GW-136": "The Hannover hits itself on a natural 11, and that damage comes with all the rest.",
  "GW-137": "In tailing a loaded aircraft has its loaded silhouette.",
  "GW-138": "Bombs make a single-seater's schedule E into D, D into C, C into B; B, A and F stay.",
  "GW-139": "Who is faster than his top speed has become slows down in his next move.",
  "GW-140": "Class G moves third and outside the balance.",
  "GW-141":
    "Class G, as an A, and gliders may be tailed, and the tailer then moves right after them; they don't tail, and a balloon is never tailed.",
  "GW-142":
    "Two attempts on one target roll each for itself; which tailer moves first is their owner's choice, between owners a die.",
  "GW-143":
    "Who is tailed may tail: the chain is one group of its foremost aircraft, and each is followed at once by its own tailers.",
  "GW-144": "A critical hit comes on top of the damage.",
  "GW-145":
    "Ground fire gets the die for a critical hit only where its modifier rules one out on every roll.",
  "GW-146": "Guns about a balloon judge the attacker's altitude after the latest MP.",
  "GW-147":
    "Who falls later from a critical hit is the victory of who caused it, a glider that of whose hit forced it to glide; guns on the ground take no share.",
  "GW-148": "The base game is called Richthofen's War here, with both its h.",
  "GW-149": "The adjustments are taken as complete.",
  "GW-150":
    "One may name an enemy who has yet to move; if he is out of the line of fire in the end, the shot is lost without dice or ammunition.",
  "GW-151":
    "With enemies or several players in a tie all roll a die, equal ones again; among one owner's alone he chooses.",
  "GW-152":
    "The balance of moves goes before keeping tied friends together; the owner still chooses which goes first.",
  "GW-153":
    "The Dr.I is no D type; the rules for one gun of a pair fit the Albatros D and the Fokker D.VII and D.VIII.",
  "GW-154":
    "A tailer's −1 holds for late declarations too, not for a head-on switch, and never for observers.",
  "GW-155": "A tail attempt uses the schedules and silhouettes of the moment.",
  "GW-156":
    "The first two to name a target have it; more may fire only when it is the last enemy on the board.",
  "GW-157":
    "Dice are thrown in the order of the steps, within one in the order of moves; an attack throws its roll, jams, critical hit and what follows.",
  "GW-158":
    "Observers need their target in their field and in range when all have moved, and name in the order of moves.",
  "GW-159":
    "Archie fires with the rest of the combat; then parachutes, fuel, faints, clearing, drums, and the wind last.",
  "GW-160": "For dropping bombs after damage the loaded top speed is compared with the least.",
  "GW-161": "A seriously wounded observer does not take the controls; a second wound kills him.",
  "GW-162": "In one turn a man fires, clears a gun or changes a drum: one of these.",
  "GW-163":
    "The first turn begins as after a hex ahead, and so does a turn after a sideslip or barrel roll; after the other maneuvers one hex goes straight first.",
  "GW-164": "Shares of victories add up; only whole ones make an ace, and never during a match.",
  "GW-165":
    "Ground fire uses up an ace's choice where it gives him his modifier: before his move he is asked if a known gun could reach him above 350 m on some legal move, and not otherwise.",
  "GW-166":
    "For own archie the nearest enemy aircraft counts, balloons not, in hexes alone, and friends nearby don't silence it.",
  "GW-167": "Of a squadron's types the first in its list is the better.",
};

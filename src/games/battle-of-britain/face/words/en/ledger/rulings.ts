/** Our reading of what the source leaves open. */
export const words = {
  "BB-R1": "The pairs on which one flies are rebuilt from the odds that the source tells.",
  "BB-R2": "Cross and blank, two crosses and two blanks are the respites of the simple weather.",
  "BB-R3": "Diagonal steps are allowed, unless agreed otherwise.",
  "BB-R4":
    "Who can deal whole hands longer has lost more than 6 to 10 allows: it is his rate that is the higher.",
  "BB-R5":
    "Exactly enough targets at a worse rate, and a few too few at exactly 10 to 6, are British wins by the letter; by agreement they are draws.",
  "BB-R6": "Losses before a withdrawal count; the living who are withdrawn don't.",
  "BB-R7": "A repaired squadron that is shot down again counts again.",
  "BB-R8": "Where turn 5 is a respite, Luftflotte 5's duty waits for the next flying turn of the phase.",
  "BB-R9": "Five combats are meant for a turn; by agreement for each Tally Ho.",
  "BB-R10": "At the 12 Group line Bf 109s and Ju 87s turn back before the step, at no cost.",
  "BB-R11": "A missed intercept spends no marker.",
  "BB-R12": "North of the line means wholly north, for the Bf 110's dice as for the Bf 109's way.",
  "BB-R13": "A rotation takes its squadron from the pile first, else from a wing at its station.",
  "BB-R14": "A rotation without a damaged squadron of the type is not possible, and lost.",
  "BB-R15": "A reinforcement waits until its Group has a damaged Hurricane.",
  "BB-R16":
    "One wing for each radar square that is entered, none while another chases, and none after contact.",
  "BB-R17": "Who enters the square of a patrol stops, and is fought only for a marker.",
  "BB-R18": "The mission card of a geschwader that stayed at home goes back to the hand.",
  "BB-R19": "A geschwader without bombers may fly, and can't succeed.",
  "BB-R20": "Cards kept in the hand stay valid; a phase removes its own from the rest.",
  "BB-R21": "London and its port lose two hits at turns 5 and 9 as every city does.",
  "BB-R22": "A target that is knocked out may be bombed again: a hit is a success and nothing else.",
  "BB-R23": "A respite has no alert; turns are counted all the same.",
  "BB-R24": "Who is stood down on turn 10 or 11 is out to the end, and no loss.",
  "BB-R25": "Roundels for squadrons and for facilities don't cross over; too many are lost.",
  "BB-R26": "The scores are plain numbers.",
  "BB-R27": "Without a reserve a geschwader of Luftflotte 2 stays at six.",
  "BB-R28": "Damaged German squadrons never come back.",
  "BB-R29":
    "Repaired, rotated and rebuilt squadrons are shuffled into their pile; those stood down go on top, in their owner's order, and stay there until they are drawn.",
  "BB-R30":
    "At the alert one may put under the pile no more squadrons than can be drawn instead; formations don't exchange any.",
  "BB-R31":
    "With an empty draw pile the used cards are shuffled; where even these are too few, a geschwader without a card may only feint.",
  "BB-R32": "At turns 5 and 9 the German keeps three cards of his choice.",
  "BB-R33": "A formation without squadrons stays at home and does nothing.",
  "BB-R34": "Any number of geschwader may use one launch square.",
  "BB-R35":
    "A move may be cut short, but not while a wing is chasing: then the geschwader steps on until something stops it.",
  "BB-R36":
    "At a radar square: the step, the announcement, contact or not, the wing's square, contact or not, the geschwader's next square.",
  "BB-R37": "A wing in a chase passes other geschwader without a fight.",
  "BB-R38":
    "Only the wing that chases it and wings on patrol stop a geschwader; not those on the ground, in contact, or on the way back.",
  "BB-R39": "Wings go out to the radar line and no farther, and never to a launch square.",
  "BB-R40": "Launch square and Tally Ho of the start are chosen anew each turn.",
  "BB-R41":
    "Several wings in one square fight one after another, a marker each; gruppen are laid anew, and a wing fights once a Tally Ho.",
  "BB-R42": "Who is destroyed before a later combat is not fought again, and no marker is spent.",
  "BB-R43": "Gaps are filled at the next alert, not before.",
  "BB-R44": "No combat turns a raid back: whoever has a bomber left bombs.",
  "BB-R45": "Two geschwader over one target throw, take flak and succeed each for itself.",
  "BB-R46": "What is knocked out is so at once; wings in the air are not harmed.",
  "BB-R47": "Repair dice may be left unthrown.",
  "BB-R48": "A rotation goes squadron by squadron, in the order that the British like.",
  "BB-R49":
    "Luftflotte 5 has made its attempt when it entered the radar line and then bombed, fought, or had no bomber or no fuel left.",
  "BB-R50": "A withdrawn type in a Damaged box stays a loss and can't be repaired any more.",
  "BB-R51": "A repair never lowers the count of losses.",
  "BB-R52": "Hands are dealt whole; one that can't be filled is not dealt.",
  "BB-R53": "At the end of a turn all wings, patrols too, are at their stations.",
  "BB-R54":
    "303's ace marker waits with its card, and goes to the wing of 11 Group that first draws it, for good.",
  "BB-R55": "A Big Wing sets all its squadrons as it likes; who is left goes back to his own wing.",
  "BB-R56": "What is open and what is hidden follows one list, ours.",
  "BB-R57":
    "By agreement the sides are bid for: who names the most targets plays the Germans and must bomb them; a draw is possible with up to six fewer.",
};

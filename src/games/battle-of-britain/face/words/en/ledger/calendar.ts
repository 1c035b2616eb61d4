/** What the turns bring, and the deck of targets. */
export const words = {
  "BB-45": "Turn 1, 10 to 16 July: the deck of the first phase is built.",
  "BB-46": "Turn 2, 17 to 23 July, brings nothing of its own; history flew.",
  "BB-47": "Turn 3, 24 to 31 July, brings nothing of its own; history flew.",
  "BB-48": "Turn 4, 1 to 7 August, brings nothing of its own; history had a respite.",
  "BB-49":
    "Turn 5, 8 to 14 August: a new deck, two hits less on each city, Defiants withdrawn, the first rotation; Luftflotte 5 must attack.",
  "BB-50": "Turn 6, 15 to 21 August: 310 (Czechoslovak) Squadron joins 12 Group.",
  "BB-51":
    "Turn 7, 22 to 29 August: Ju 87s withdrawn; 1 Squadron RCAF joins 11 Group, 302 (Polish) Squadron 12 Group.",
  "BB-52": "Turn 8, 30 August to 6 September: 303 (Polish) Squadron joins 11 Group and brings an ace marker.",
  "BB-53":
    "Turn 9, 7 to 12 September: a new deck, two hits less on each city, the second rotation; from now on Big Wings, and geschwader of Luftflotte 2 may have seven squadrons.",
  "BB-54": "Turn 10, 13 to 18 September, brings nothing of its own; history had a respite.",
  "BB-55": "Turn 11, 19 to 24 September, is the last.",
  "BB-56":
    "A withdrawn type leaves piles, formations and the stood down without being counted; what was lost of it before stays lost.",
  "BB-57":
    "A reinforcement moves one Hurricane of its Group from the Damaged box back to Combat Ready; it is no further card.",
  "BB-58":
    "A rotation damages a ready squadron of one Group and makes ready a damaged one of the same type in another; no card changes its Group, and nothing counts as lost.",
  "BB-59": "Each squadron of a rotation may be left out; what is not used at once is gone.",
  "BB-60":
    "The first rotation: 11 to 10 Group a Hurricane and a Blenheim, 12 to 11 a Spitfire and a Hurricane, 13 to 10 a Spitfire, 13 to 11 a Spitfire and two Hurricanes.",
  "BB-61":
    "The second rotation: 12 to 11 Group a Spitfire and two Hurricanes, 13 to 11 two Spitfires and two Hurricanes, of which one pays for a Spitfire.",
  "BB-62":
    "At turns 5 and 9 all cards but the three in hand come back; those of the new phase are removed, the rest is shuffled.",
  "BB-63": "Nobody may look at the cards that a phase has removed.",
  "BB-64":
    "Phases 1 and 2 remove both London cards and 13 other cities; phase 1 also the three northern airfields, phase 2 six radar stations, phase 3 six radar stations and six airfields. In phase 3 London lies among the first twelve cards.",
  "BB-65":
    "In phase 3 a London card goes back on top of the draw pile when bombs hit and did not knock out; when all missed it is used.",
  "BB-66":
    "Any other card whose geschwader took off is used, bombed or not; one whose geschwader stayed at home goes back to the hand.",
  "BB-67": "When the draw pile is empty the used cards are shuffled into a new one.",
};

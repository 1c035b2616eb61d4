/** Steps of a quarter and of a turn of its raid. */
export const words = {
  "LW-43": "A new quarter begins; after April 1945 the campaign is judged.",
  "LW-44": "First the refineries make the fuel of the quarter, as the last one left them.",
  "LW-45":
    "Before the Germans set up the RAF goes for one target or base, in every quarter, even if no American flies.",
  "LW-46":
    "From January 1944 the Germans throw for jets until they pass; then they may take one Me 262 a quarter in place of another unit.",
  "LW-47": "New units enter, night fighters are exchanged, and groups take their new aircraft.",
  "LW-48":
    "Both sides bring back factors: the Americans with replacements, the Germans with aircraft and pilots made in earlier quarters, one of each for a factor.",
  "LW-49":
    "The Germans allocate fuel in secret; who gets none is grounded. Up to ten of what is left may go into the reserve.",
  "LW-50": "The Americans write their Target Sheet; if it is empty there is no raid.",
  "LW-51":
    "The Germans first mark bomber killers and then put their units on bases. Where they stand shows when the raid begins, a mark when its unit fires.",
  "LW-52": "Then comes the raid, twenty turns long.",
  "LW-53":
    "Factories and schools make aircraft and pilots, the fuel list is shown, and night fighters are counted for the RAF's next night.",
  "LW-54": "If all targets are bombed the campaign is over; else the next quarter begins.",
  "LW-55":
    "The Tournament game has no fuel, no RAF, no jets in place of others and no marks; the Advanced game alone has no fuel; a single raid has only its plan, the set-up and the raid.",
  "LW-56":
    "The Target Sheet says for each bomber group that flies what it bombs, by which hex next to the R line it enters and on which turn. A line shows when its group bombs, the rest after the raid.",
  "LW-57": "Nobody fires twice in a turn: who has fired in one half does not fire in the other.",
  "LW-58": "Defensive fire may be held, to have it in the other half; fighters fire before bombers.",
  "LW-59":
    "After the twentieth turn Germans who are still in the air land unharmed; Americans who are beyond the R line are lost.",
};

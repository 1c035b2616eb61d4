import type { ScenarioId } from "../scenarios.ts";

/** What lies behind each scenario, in our own words. */
export const en: Readonly<Record<ScenarioId, string>> = {
  campaign:
    "What Hugh Dowding had built was less a fleet of fighters than a way of knowing: radar on the coast, watchers behind it, and telephone lines to tables on which women pushed counters with rakes. A counter's colour told in which five minutes its news had come, so that nobody trusted old plots. The Luftwaffe had more aircraft and no such table. It went for the Channel in July, the airfields in August and London in September, each time just when the last had begun to hurt. By the end it had lost some seventeen hundred aircraft, Fighter Command a little over a thousand fighters.",
  kanalkampf:
    "In July the Luftwaffe looked for a fight over the convoys, and Dowding did not want one there: whoever came down in the Channel mostly drowned, for only the Germans had thought of fishing pilots out. Bad weather and waiting took nearly half of the days. On 19 July nine Defiants, whose guns could not fire forwards, met Messerschmitts off Folkestone, and six of them were shot down within minutes.",
  adlertag:
    "Eagle Day, 13 August, began in cloud. The recall reached the escorts and not the Dorniers of Johannes Fink, who flew on alone and bombed Eastchurch, an airfield of Coastal Command. Two days later all three Luftflotten came at once. The one in Norway believed that the north had been stripped of fighters; it met them well out over the sea, beyond the reach of any Messerschmitt 109, and never came again by daylight in such numbers.",
  september:
    "Winston Churchill spent 15 September in the gallery at Uxbridge and watched the lamps of all squadrons go to red. He asked Keith Park what reserves there were; there were none. The bombers, who had been told of the last fifty Spitfires, met squadron after squadron, and over London five at once, brought from Duxford by Douglas Bader. That evening one hundred and eighty-five were claimed; it was about sixty. It was enough: two days later the invasion was put off until further notice.",
  raid: "From Calais to London a Heinkel takes half an hour. The first minutes are spent gathering over the coast, where radar sees the raid grow; a few more go by before the plot lies on the table, and a Spitfire needs some ten to climb to its height. Whoever sends his wings up too early has them on the ground with empty tanks when the bombers come; whoever waits to be sure has them still below. The controllers of 11 Group decided that several times a day, for weeks, in a cellar.",
};

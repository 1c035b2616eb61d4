import { counted, dates, phaseName } from "../../../../words/grammar.en.ts";
import { typeName } from "../../../../words/names.ts";

interface Events {
  readonly opens: boolean;
  readonly recovers: boolean;
  readonly withdrawn: string | null;
  readonly reinforcements: readonly {
    readonly squadron: string;
    readonly group: string;
    readonly ace: boolean;
  }[];
  readonly rotates: boolean;
}

/** How a turn goes, and what each of the eleven brings. */
export const words = {
  "turn.title": "A turn",
  "turn.two-parts":
    "A turn is about a week. First come the staffs; a respite ends the turn after the weather (BB-72):",
  "turn.stood-down": "Squadrons that were **stood down** two turns ago come back (BB-69).",
  "turn.order-of-battle": "The **order of battle** changes: withdrawals, reinforcements, rotation (BB-70).",
  "turn.repair": "The Groups **repair**, one after another (BB-71).",
  "turn.weather": "The **weather** says whether the Luftwaffe flies (BB-18).",
  "turn.alert": "**Squadron alert:** formations fill up, and there are five markers (BB-73).",
  "turn.missions": "The German assigns his **missions**, having seen his squadrons (BB-74, BB-85).",
  "turn.tally-ho": "Then one to four **Tally Hos** (BB-75), and each of them goes so:",
  "turn.call-home": "Patrols may be called home.",
  "turn.german-move":
    "The **German moves** one geschwader after another; radar calls up wings in the middle of it (BB-76, BB-77).",
  "turn.british-move": "The **British move**: unused wings go up or stay (BB-78).",
  "turn.battle": "**Battle:** intercepts, then dogfights (BB-79).",
  "turn.bombing": "**Bombing:** who is over his target throws (BB-80).",
  "turn.home": "**Home:** who has bombed, has no fuel or wants to leaves the map (BB-81).",
  "turn.end":
    "Another Tally Ho follows while anybody is aloft, or may still take off in the second; else the wings land and the turn is over (BB-82, BB-84).",
  "alert.title": "Squadron alert",
  "alert.fill":
    "All formations are at home and fill up from the top of their pile, unseen: wings to three, geschwader to six (BB-86). The owner says in which order where it matters.",
  "alert.under":
    "Before that squadrons may go under the pile, as `under 2A He111`, no more than can be drawn instead (BB-R30).",
  "alert.airfield": "A wing whose airfield is knocked out draws nothing (BB-125).",
  "alert.large":
    "From turn 9 on geschwader of Luftflotte 2 may fill to seven; their owner says which (BB-53).",
  "calendar.title": "The calendar",
  "calendar.caption": "Eleven turns",
  "calendar.turn": "Turn",
  "calendar.date": "Dates",
  "calendar.dates": ({ from, to }: { readonly from: string; readonly to: string }) => dates(from, to),
  "calendar.phase": "Phase",
  "calendar.phase-name": ({ phase }: { readonly phase: number }) => phaseName(phase),
  "calendar.brings": "At its start",
  "calendar.history": "In history",
  "calendar.events": ({ opens, recovers, withdrawn, reinforcements, rotates }: Events) => {
    const told = [
      ...(opens ? ["new deck"] : []),
      ...(recovers ? ["cities recover"] : []),
      ...(withdrawn ? [`${typeName(withdrawn)} withdrawn`] : []),
      ...reinforcements.map(
        ({ squadron, group, ace }) => `${squadron} Squadron to ${group} Group${ace ? ", with an ace" : ""}`,
      ),
      ...(rotates ? ["rotation"] : []),
    ];
    return told.length === 0 ? "–" : told.join("; ");
  },
  flies: ({ flies }: { readonly flies: boolean }): string => (flies ? "flies" : "respite"),
  "calendar.own": `The dates of the three phases come from the source; how they fall into ${counted(11, "turn", "turns")} is **our own**. On turn 5, or the next that flies, Luftflotte 5 must attack (BB-130).`,
};

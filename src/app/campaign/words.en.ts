import { counted } from "../../words/counted.ts";

/** Words of a campaign at the table, in English. */
export const words = {
  roster: "Roster",
  next: "On to the next mission",
  done: "Done",
  lend: "Let computers play the next one",
  nextTitle: "Computers play the next mission",
  nextText: "As soon as you have chosen who goes on it.",
  lentTitle: ({ mission, turn }: { mission: number; turn: number }) =>
    `Computers play mission ${mission}: turn ${turn}`,
  lentText: "For all seats, without waiting for flights and dice; the log has every answer.",
  lentSteps: (steps: number) =>
    steps === 0 ? "They think about their first step." : `${counted(steps, "step", "steps")} played.`,
  stop: "Stop, people play on",
  stopNext: "No, people play it",
};

export type CampaignWords = typeof words;

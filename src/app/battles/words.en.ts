/** Words of a campaign's battles on other tables, in English. */
export const words = {
  title: "A battle on another table",
  waits: "The campaign waits until its result is here.",
  open: (game: string) => `Fight it out as “${game}”`,
  misfit: ({ game, why }: { game: string; why: string }) => `Not as “${game}”: ${why}`,
  decide: "By the campaign's own dice",
  underway: ({ game, turn }: { game: string; turn: number }) =>
    `It is being fought out as “${game}”, turn ${turn}.`,
  over: (game: string) => `It has been fought out as “${game}”.`,
  stands: (result: string) => `As it stands: ${result}`,
  result: (result: string) => `Its result: ${result}`,
  goOn: "Go on with the battle",
  look: "Look at the battle",
  end: "End it as it stands",
  bring: "Bring the result back",
  brought: (result: string) => `The campaign goes on. ${result}`,
  file: "From a file",
  stranger: "This file is no battle of this campaign.",
  elsewhere: "Another window decides how it is fought.",
  keep: "Keep this match to fight the battle out on another table.",
  named: ({ campaign, battle }: { campaign: string; battle: string }) =>
    `${campaign}: ${battle.replace(/\.$/, "")}`,
  battleOf: (campaign: string) => `A battle of “${campaign}”`,
  awaited: "The campaign waits for its result.",
  goneOn: "The campaign has gone on since this battle began.",
  lost: "The campaign is no longer on this device; the battle stays a match of its own.",
  back: "Back to the campaign",
  replay: "The replay of this battle",
};

export type BattleWords = typeof words;

import { parseArgs } from "node:util";
import type { AnyAppraisedGame } from "../src/core/game.ts";
import { battleOfBritain } from "../src/games/battle-of-britain/computer/game.ts";
import { luftwaffe } from "../src/games/luftwaffe/computer/game.ts";
import { britain } from "./campaigns/battle-of-britain.ts";
import { reich } from "./campaigns/luftwaffe.ts";
import { interval, type Played, play, player, times } from "./campaigns/play.ts";

/**
 * `npx tsx scripts/campaigns.ts [--game battle-of-britain] [--first cadet] [--second cadet] [--scenario campaign]
 * [--options '{"weather":"dice"}'] [--games 200] [--seed S]`: plays campaigns, computer against computer, and prints what
 * came out of them: wins, what the table of balance in the game's rules counts, and the processor time of a campaign.
 * First and second are the sides in the game's order: British and Germans, Americans and Germans.
 */
const { values } = parseArgs({
  options: {
    game: { type: "string", default: "battle-of-britain" },
    first: { type: "string", default: "cadet" },
    second: { type: "string", default: "cadet" },
    options: { type: "string", default: "{}" },
    scenario: { type: "string", default: "campaign" },
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "campaigns" },
  },
});

interface Campaign {
  readonly game: AnyAppraisedGame;
  /** What is printed beside wins and times. */
  readonly tell: (games: readonly Played<never>[]) => readonly string[];
}

const CAMPAIGNS: Readonly<Record<string, Campaign>> = {
  "battle-of-britain": { game: battleOfBritain as AnyAppraisedGame, tell: britain },
  luftwaffe: { game: luftwaffe as AnyAppraisedGame, tell: reich },
};

const campaign = CAMPAIGNS[values.game];
if (!campaign) {
  console.error(
    `Nothing is counted of campaigns of ${values.game}; there are ${Object.keys(CAMPAIGNS).join(", ")}.`,
  );
  process.exit(1);
}
const { game, tell } = campaign;
const config = { scenario: values.scenario, options: JSON.parse(values.options) as unknown };
const seats = game.seats(config);
const [first] = seats;
const players = [await player(values.first), await player(values.second)] as const;
const sideOf = (seat: string) => seats.find(({ id }) => id === seat)?.side;
const games = Array.from({ length: Number(values.games) }, (_, at) =>
  play<never>(game, config, (seat) => players[sideOf(seat) === first?.side ? 0 : 1], `${values.seed} ${at}`),
);

const sides = [...new Set(seats.map(({ side }) => side))];
const won = (side: string | null) =>
  games.filter(({ state }) => (game.outcome(state)?.winner ?? null) === side).length;
console.log(
  `${values.scenario} ${values.options}: ${games.length} games, ${values.first} against ${values.second}`,
);
console.log(`${sides.map((side) => `${side} ${won(side)}`).join(", ")}, draws ${won(null)}`);
console.log(sides.map((side) => `${side} wins ${interval(won(side), games.length)}`).join("; "));
for (const line of tell(games)) console.log(line);
console.log(times(games));

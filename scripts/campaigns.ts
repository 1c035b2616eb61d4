import { parseArgs } from "node:util";
import type { Dice } from "../src/core/dice/dice.ts";
import { seededChoices } from "../src/core/dice/random.ts";
import type { AnyAppraisedGame, Prompt, SeatId } from "../src/core/game.ts";
import { battleOfBritain as game } from "../src/games/battle-of-britain/game.ts";
import type { Order } from "../src/games/battle-of-britain/grammar/order.ts";
import type { Config } from "../src/games/battle-of-britain/setup/config.ts";
import type { State } from "../src/games/battle-of-britain/state/state.ts";
import { germanLosses } from "../src/games/battle-of-britain/victory/deal.ts";
import { OPPONENTS } from "../src/opponents/index.ts";
import type { Opponent } from "../src/opponents/opponent.ts";

/**
 * `npx tsx scripts/campaigns.ts [--british cadet] [--german cadet] [--weather dice] [--scenario campaign] [--games 200]
 * [--seed S]`: plays campaigns of the Battle of Britain, computer against computer, and prints what came out of them: the
 * means of what the table of balance in the rules counts, and the processor time of a campaign.
 */
const { values } = parseArgs({
  options: {
    british: { type: "string", default: "cadet" },
    german: { type: "string", default: "cadet" },
    weather: { type: "string" },
    scenario: { type: "string", default: "campaign" },
    games: { type: "string", default: "200" },
    seed: { type: "string", default: "campaigns" },
  },
});

interface Played {
  readonly state: State;
  readonly counts: ReadonlyMap<string, number>;
  readonly seconds: number;
}

async function player(id: string): Promise<Opponent> {
  const entry = OPPONENTS.find((one) => one.id === id);
  if (!entry) throw new Error(`there is no computer player ${id}`);
  return entry.load();
}

/** What the players answer, as orders. */
function answersTo(
  config: Config,
  state: State,
  prompts: readonly Prompt[],
  playerOf: (seat: SeatId) => Opponent,
  choices: Dice,
): ReadonlyMap<string, Order> {
  const answers = new Map<string, Order>();
  for (const seat of new Set(prompts.map((prompt) => prompt.seat))) {
    const asked = prompts.filter((prompt) => prompt.seat === seat);
    const view = game.view(state, seat);
    const request = { game: game as AnyAppraisedGame, seats: game.seats(config), view, prompts: asked };
    const { answers: texts } = playerOf(seat).answer(request, playerOf(seat), choices);
    const own = new Map<string, Order>();
    for (const prompt of asked) {
      const order = game.parse(texts.get(prompt.id) ?? "", prompt, view, own);
      if (!order.ok) throw new Error(`a computer player was refused: ${JSON.stringify(order.error)}`);
      own.set(prompt.id, order.value);
      answers.set(prompt.id, order.value);
    }
  }
  return answers;
}

function campaign(config: Config, playerOf: (seat: SeatId) => Opponent, seed: string): Played {
  const dice = seededChoices(`${seed} dice`);
  const choices = seededChoices(`${seed} choices`);
  const counts = new Map<string, number>();
  const started = process.cpuUsage();
  let { state } = game.setup(config, dice);
  for (;;) {
    const prompts = game.prompts(state);
    if (prompts.length === 0) break;
    const answers = answersTo(config, state, prompts, playerOf, choices);
    const next = game.resolve(state, answers, dice);
    state = next.state;
    for (const { key } of next.events) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const { user, system } = process.cpuUsage(started);
  return { state, counts, seconds: (user + system) / 1e6 };
}

const [british, german] = [await player(values.british), await player(values.german)];
const config = {
  scenario: values.scenario,
  ...(values.weather && { options: { weather: values.weather } }),
} as Config;
const games: Played[] = [];
for (let at = 0; at < Number(values.games); at++)
  games.push(
    campaign(config, (seat) => (seat.startsWith("british") ? british : german), `${values.seed} ${at}`),
  );

function mean(of: (one: Played) => number): string {
  return (games.reduce((sum, one) => sum + of(one), 0) / games.length).toFixed(2);
}
const counted = (key: string) => mean(({ counts }) => counts.get(`event.${key}`) ?? 0);
const won = (side: string | null) =>
  games.filter(({ state }) => (state.outcome?.winner ?? null) === side).length;
const raf = Number(mean(({ state }) => state.rafLosses));
const lw = Number(mean(({ state }) => germanLosses(state)));
console.log(
  `${values.scenario}, ${values.weather ?? "usual weather"}: ${games.length} games, British ${values.british}, German ${values.german}`,
);
console.log(`German ${won("german")}, draws ${won(null)}, British ${won("british")}`);
console.log(
  `successes ${mean(({ state }) => state.successes)}, missions ${counted("takes-off")}, bombed ${counted("bombs")}`,
);
console.log(`RAF lost ${raf}, Luftwaffe ${lw}, ratio ${(raf / lw).toFixed(3)}`);
console.log(
  `intercepts ${counted("intercept")}, missed ${counted("missed")}, dogfights ${counted("dogfight")}`,
);
console.log(
  `processor seconds a campaign: mean ${mean(({ seconds }) => seconds)}, most ${Math.max(...games.map(({ seconds }) => seconds)).toFixed(2)}`,
);

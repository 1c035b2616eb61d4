import type { PromptId, SeatId } from "../../../../core/game.ts";
import { now } from "../../../../core/match.ts";
import { greatWar } from "../../../../games/great-war/game.ts";
import { boardOf, type View } from "../../../../games/great-war/view.ts";
import type { TableState } from "../../../table/session.ts";
import { lessonTurn } from "./past.ts";
import { steadyMove } from "./planning.ts";

/** From this turn of the lesson on his observer fires back. */
const SHOOTS_FROM = 4;

/** What the enemy does: he flies home straight and level; his observer fires as soon as that teaches something. */
export function enemyAnswers(state: TableState, seat: SeatId): ReadonlyMap<PromptId, string> {
  const { match } = state.open;
  const moment = now(match);
  const view = match.game.view(moment.state, seat) as View;
  const { turn } = lessonTurn(match);
  const answers = moment.prompts
    .filter((prompt) => prompt.seat === seat)
    .map((prompt): readonly [PromptId, string] => {
      if (prompt.kind === "move") return [prompt.id, steadyMove(boardOf(view))?.text ?? ""];
      const all = [...greatWar.options(prompt, view, new Map())].map((order) => greatWar.print(order));
      const fires = prompt.kind === "fire" && turn >= SHOOTS_FROM;
      return [prompt.id, (fires ? all[0] : all.at(-1)) ?? ""];
    });
  return new Map(answers);
}

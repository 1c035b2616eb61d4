import type { Dice } from "../../../../core/dice/dice.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { TendOrder } from "../grammar/order.ts";
import { barrelWith, withAircraft } from "../state/changed.ts";
import { hasFlag } from "../state/condition.ts";
import type { BarrelState, Board, State } from "../state/state.ts";
import { type Aftermath, airframeOf, forEach, still, tell, why } from "../state/step.ts";
import { type Job, jobsOf, type Tender } from "./tend-jobs.ts";

/** What a man does at the end of the turn. */
export interface Tending extends Tender {
  readonly order: TendOrder;
}

/** 4.7i: cleared on this; 4.7k, 4.9m: one more for observers, and for the Albatros D.V straight and level. */
const CLEARED = 1;

/** The highest roll of a die that clears a jam, and the rule that says so. */
export function clearing(
  board: Board,
  { who, man }: Tender,
): { readonly upTo: number; readonly rule: string } {
  if (man > 0) return { upTo: CLEARED + 1, rule: "4.7k" };
  const locked = hasFlag(board.setup, who, "locked-controls");
  return locked && board.aircraft[who]?.flown?.straightAndLevel
    ? { upTo: CLEARED + 1, rule: "4.9m" }
    : { upTo: CLEARED, rule: "4.7i" };
}

function withBarrels(
  board: State,
  who: number,
  job: Job,
  change: (barrel: BarrelState) => BarrelState,
): State {
  const { guns } = itemAt(board.aircraft, who);
  return withAircraft(board, who, {
    guns: guns.map((mount, place) =>
      place === job.place
        ? mount.map((barrel, number) => (job.barrels.includes(number) ? change(barrel) : barrel))
        : mount,
    ),
  });
}

function aboutOf({ setup }: Board, { who, man }: Tender, { mount, name }: Job) {
  const { id, crew } = airframeOf(setup, who);
  return { id, man, name: crew[man]?.name ?? "", mount: mount.id, barrel: name };
}

function clear(board: State, tender: Tender, job: Job, dice: Dice): Aftermath {
  const { upTo, rule } = clearing(board, tender);
  const about = aboutOf(board, tender, job);
  const { seat } = airframeOf(board.setup, tender.who);
  const [die = 6] = dice.throw({ dice: ["d6"], by: seat, why: why("throw.clear", { ...about, upTo }) });
  const works = die <= upTo;
  const after = works
    ? withBarrels(board, tender.who, job, (one) => barrelWith(one, { jammed: false }))
    : board;
  return { board: after, events: [tell("event.clears", { ...about, die, upTo, works, rule })] };
}

function reload(board: State, tender: Tender, job: Job): Aftermath {
  const after = withBarrels(board, tender.who, job, (one) => barrelWith(one, { drums: one.drums.slice(1) }));
  const attacks = after.aircraft[tender.who]?.guns[job.place]?.[job.barrel]?.drums[0] ?? 0;
  const rule = tender.man === 0 ? "4.9h" : "4.9p";
  return { board: after, events: [tell("event.reloads", { ...aboutOf(board, tender, job), attacks, rule })] };
}

function act(board: State, { who, man, order }: Tending, dice: Dice): Aftermath {
  const tender = { who, man };
  const job = jobsOf(board, tender).find(
    (one) => one.act === order.act && one.mount.id === order.mount && one.barrel === order.barrel,
  );
  if (!job) return still(board);
  return job.act === "clear" ? clear(board, tender, job, dice) : reload(board, tender, job);
}

/**
 * 4.7i–k, 4.9h, 4.9m, 4.9p: what everybody does to his guns at the end of the turn, clearing before drums, in
 * the order given. At any altitude a jam is cleared on 1, by observers on 1 or 2.
 */
export function tend(board: State, tendings: readonly Tending[], dice: Dice): Aftermath {
  const ordered = ["clear", "reload"].flatMap((kind) => tendings.filter(({ order }) => order.act === kind));
  return forEach(board, ordered, (now, tending) => act(now, tending, dice));
}

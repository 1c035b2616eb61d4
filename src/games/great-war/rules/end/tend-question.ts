import type { Objection } from "../../../../core/orders/refusal.ts";
import type { TextSpan } from "../../../../core/orders/token.ts";
import { fail, ok } from "../../../../core/result.ts";
import type { TendOrder } from "../grammar/order.ts";
import type { OrderContext, Question } from "../state/order-context.ts";
import { refuse } from "../state/refusal.ts";
import type { Board } from "../state/state.ts";
import { airframeOf } from "../state/step.ts";
import { handsFull, type Job, jobsOf, type Tender, wantedBy } from "./tend-jobs.ts";

const NONE: TendOrder = { kind: "tend", text: "none", act: "none", mount: "", barrel: 0 };

/** Guns are named only where there is a choice. */
function orderOf(job: Job, jobs: readonly Job[]): TendOrder {
  const rivals = jobs.filter(({ act }) => act === job.act);
  const text = rivals.length > 1 ? `${job.act} ${job.name}` : job.act;
  return { kind: "tend", text, act: job.act, mount: job.mount.id, barrel: job.barrel };
}

/** A man's answers at the end of a turn; `none` last. */
export function tendOptions(board: Board, tender: Tender): readonly TendOrder[] {
  const jobs = jobsOf(board, tender);
  return [...jobs.map((job) => orderOf(job, jobs)), NONE];
}

const SHAPE = /^\s*(clear|reload|none)(?:\s+([a-z-]+))?\s*$/i;

function isCalled({ name, mount, barrel }: Job, gun: string): boolean {
  return [name, mount.id, mount.barrels[barrel]?.id].includes(gun);
}

/** What somebody wants to do and to which gun, in small letters; empty where it is not written. */
interface WrittenJob {
  readonly text: string;
  readonly act: string;
  readonly gun: string;
  readonly token: TextSpan;
}

function readJob(text: string): WrittenJob {
  const [, act = "", gun = ""] = SHAPE.exec(text) ?? [];
  const token = { start: Math.max(text.search(/\S/), 0), end: text.trimEnd().length };
  return { text, act: act.toLowerCase(), gun: gun.toLowerCase(), token };
}

/** Why nothing answers to what was written. */
function objectionTo({ text, act, gun, token }: WrittenJob, board: Board, tender: Tender): Objection {
  const { id, crew } = airframeOf(board.setup, tender.who);
  const near = tendOptions(board, tender).map((one) => one.text);
  if (act !== "clear" && act !== "reload")
    return refuse("tend-grammar", undefined, { found: text.trim(), near });
  const about = { id, man: tender.man, name: crew[tender.man]?.name ?? "", act, near };
  const able = jobsOf(board, tender).filter((job) => job.act === act);
  if (able.length > 0 && gun !== "") return refuse("tend-gun", undefined, { ...about, found: gun }, token);
  if (able.length > 0) return refuse("tend-which", "A-16", about, token);
  const wanted = wantedBy(board, tender).some((job) => job.act === act);
  const why = (wanted && handsFull(board, tender)) || "nothing";
  const rule = { busy: "A-45", wild: "4.7j", unfit: "4.8f", nothing: "4.7i" }[why];
  return refuse("tend-not", rule, { ...about, why }, token);
}

/** `clear`, `clear left`, `reload`, `none`; a gun named without need is forgiven. */
export const tend: Question<unknown, TendOrder, WrittenJob, Pick<OrderContext, "board" | "who" | "man">> = {
  read: readJob,
  judge(_view, _task, said, { board, who, man }) {
    const { act, gun } = said;
    if (act === "none" && gun === "") return ok(NONE);
    const jobs = jobsOf(board, { who, man });
    const fitting = jobs.filter((job) => job.act === act && (gun === "" || isCalled(job, gun)));
    const [job] = fitting;
    return job && fitting.length === 1
      ? ok(orderOf(job, jobs))
      : fail([objectionTo(said, board, { who, man })]);
  },
  near: (_view, _task, _said, { board, who, man }) =>
    tendOptions(board, { who, man }).map(({ text }) => text),
  offer: (_view, _task, { board, who, man }) => tendOptions(board, { who, man }),
};

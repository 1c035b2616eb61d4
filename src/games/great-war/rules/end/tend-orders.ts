import type { Problem } from "../../../../core/game.ts";
import { fail, ok, type Result } from "../../../../core/result.ts";
import type { TendOrder } from "../grammar/order.ts";
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

/** The canonical spelling. */
export function printTend({ text }: TendOrder): string {
  return text;
}

const SHAPE = /^\s*(clear|reload|none)(?:\s+([a-z-]+))?\s*$/i;

function isCalled({ name, mount, barrel }: Job, gun: string): boolean {
  return [name, mount.id, mount.barrels[barrel]?.id].includes(gun);
}

interface WrittenJob {
  readonly act: Job["act"];
  readonly gun: string;
  readonly token: { readonly start: number; readonly end: number };
}

/** Why nothing answers to what was written. */
function problemOf(board: Board, tender: Tender, { act, gun, token }: WrittenJob): Problem {
  const { crew } = airframeOf(board.setup, tender.who);
  const near = tendOptions(board, tender).map(({ text }) => text);
  const { id } = airframeOf(board.setup, tender.who);
  const about = { id, man: tender.man, name: crew[tender.man]?.name ?? "", act, near };
  const able = jobsOf(board, tender).filter((job) => job.act === act);
  if (able.length > 0 && gun !== "")
    return { code: "tend-gun", values: { ...about, found: gun }, token, near };
  if (able.length > 0) return { code: "tend-which", rule: "A-16", values: about, token, near };
  const wanted = wantedBy(board, tender).some((job) => job.act === act);
  const why = (wanted && handsFull(board, tender)) || "nothing";
  const rule = { busy: "A-45", wild: "4.7j", unfit: "4.8f", nothing: "4.7i" }[why];
  return { code: "tend-not", rule, values: { ...about, why }, token, near };
}

/** `clear`, `clear left`, `reload`, `none`; a gun named without need is forgiven. */
export function parseTend(text: string, board: Board, tender: Tender): Result<TendOrder, readonly Problem[]> {
  const [, verb = "", name = ""] = SHAPE.exec(text) ?? [];
  const act = verb.toLowerCase();
  const gun = name.toLowerCase();
  const near = tendOptions(board, tender).map((one) => one.text);
  if (act === "none" && gun === "") return ok(NONE);
  if (act !== "clear" && act !== "reload")
    return fail([{ code: "tend-grammar", values: { found: text.trim(), near }, near }]);
  const jobs = jobsOf(board, tender);
  const fitting = jobs.filter((job) => job.act === act && (gun === "" || isCalled(job, gun)));
  const [job] = fitting;
  if (job && fitting.length === 1) return ok(orderOf(job, jobs));
  const start = text.search(/\S/);
  const token = { start, end: text.trimEnd().length };
  return fail([problemOf(board, tender, { act, gun, token })]);
}

import type { AnswerProblem } from "../../core/match/problems.ts";
import type { Values } from "../../core/phrase.ts";
import type { RefusalCode } from "../../protocol/refusals.ts";
import type { Refused } from "../../protocol/replies.ts";
import { StoreError } from "../store/store.ts";
import { loadRefuse } from "./refuse.ts";

/** Thrown where a request can't be done, and told to who asked. */
export class RequestRefusal extends Error {
  constructor(
    readonly code: RefusalCode,
    readonly values: Values = {},
    readonly problems?: readonly AnswerProblem[],
  ) {
    super(code);
  }
}

/** A fault of the program over one match. */
export class MatchFault extends Error {
  constructor(
    readonly match: string,
    override readonly cause: unknown,
  ) {
    super("a fault of the program");
  }
}

/** Does something with a match; what goes wrong but a refusal and the store's troubles is a fault over it. */
export async function withMatch<Value>(match: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const isNone =
      error instanceof RequestRefusal || error instanceof StoreError || error instanceof MatchFault;
    throw isNone ? error : new MatchFault(match, error);
  }
}

/** Loaded once: who is refused is refused often. */
const refusing = loadRefuse();

/** A refusal as it is told. */
export async function toldRefusal({ code, values, problems }: RequestRefusal): Promise<Refused> {
  const refuse = await refusing;
  return { ...refuse(code, values), ...(problems && { problems }) };
}

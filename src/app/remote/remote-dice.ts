import { typedProblem } from "../../core/file/round-dice.ts";
import type { Problem } from "../../core/game.ts";
import { fail } from "../../core/result.ts";
import type { DiceShown } from "../../protocol/replies.ts";
import { type DiceWanted, DONE, type Done } from "../session/session.ts";
import type { RemoteTable } from "./remote-table.ts";

/** What was wrong with faces, and of which throw, as the server asked for it. */
interface Wrong {
  readonly asked: string;
  readonly problem: Problem;
}

function requestOf({ dice, by, why, values }: DiceShown): DiceWanted["request"] {
  return { dice, by, why: { key: why, values } };
}

/** Real dice of a table on a server, which its host reads out. */
export class RemoteDice {
  #wrong: Wrong | undefined;
  #sending = false;

  /** `changed`: called whenever another throw is asked for, or none, or something is wrong with what was read. */
  constructor(
    private readonly remote: RemoteTable,
    private readonly changed: () => void,
  ) {}

  /** The throw that is to be read out here; none while what was read is on its way: a second press is not the next die. */
  get wanted(): DiceWanted | null {
    const needs = this.#needs;
    if (!needs || this.#sending) return null;
    const problem = this.#wrong?.asked === JSON.stringify(needs) ? this.#wrong.problem : undefined;
    return { request: requestOf(needs), ...(problem && { problem }) };
  }

  /** Brings the server faces that were read; those that don't fit the throw stay here. */
  read(faces: readonly number[]): Done {
    const needs = this.#needs;
    if (!needs || this.#sending) return DONE;
    const problem = typedProblem(requestOf(needs), faces);
    if (problem) {
      this.#wrong = { asked: JSON.stringify(needs), problem };
      this.changed();
      return fail([{ prompt: null, ...problem }]);
    }
    void this.#send([...faces]);
    return DONE;
  }

  /** Has the server throw. */
  throwThere(): Done {
    if (this.#needs && !this.#sending) void this.#send(null);
    return DONE;
  }

  get #needs(): DiceShown | undefined {
    const { host, table } = this.remote.store.getState();
    return host ? table.needs : undefined;
  }

  async #send(faces: number[] | null): Promise<void> {
    this.#wrong = undefined;
    this.#sending = true;
    this.changed();
    await this.remote.ask("faces", { at: this.remote.entries, faces });
    this.#sending = false;
    this.changed();
  }
}

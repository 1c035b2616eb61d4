import { type Asker, lookoutOf, ownOf } from "../../face/queries/asker.ts";
import { situationFrom } from "../../face/queries/situation.ts";
import { useTools } from "../context/tools.ts";
import { Blocks } from "../face/sheets/Blocks.tsx";
import { Speech } from "../face/speech.ts";
import { Select } from "../ui/select.tsx";
import { AskLine } from "./AskLine.tsx";
import { Exchanges } from "./Exchanges.tsx";
import { useAsker } from "./use-asker.ts";
import { useAskingWords } from "./words.ts";

/** Who is where as seen from one of one's own pieces: the same that the referee answers. */
function Seen({ asker }: { readonly asker: Asker }) {
  const w = useAskingWords();
  const { store } = useTools();
  const own = ownOf(asker);
  const from = lookoutOf(asker);
  if (!asker.queries) return <p>{w("none")}</p>;
  if (from === undefined) return <p>{w("nobody")}</p>;
  return (
    <Speech value={asker.say}>
      {own.length > 1 && (
        <Select
          label={w("from")}
          choices={own.map((id) => ({ id, label: id }))}
          value={from}
          onChange={(id) => store.getState().select(id)}
        />
      )}
      <div className="situation">
        <Blocks blocks={[situationFrom(asker, from)]} />
      </div>
    </Speech>
  );
}

/** The situation as a sheet, and the line by which the referee is asked. */
export function Situation() {
  const asker = useAsker();
  return (
    <div className="asking">
      <AskLine />
      <Exchanges />
      {asker && <Seen asker={asker} />}
    </div>
  );
}

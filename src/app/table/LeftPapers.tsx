import { wordsOf } from "../../face/text.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { lazyPart } from "../lazy-part.ts";
import { useWords } from "../words.ts";
import { Pieces } from "./board/Pieces.tsx";
import { Fold } from "./Fold.tsx";

const LatestLine = lazyPart(async () => (await import("./log/LatestLine.tsx")).LatestLine);
const LogSheet = lazyPart(async () => (await import("./log/LogSheet.tsx")).LogSheet);

/** What the pieces of this game are called together. */
function ListTitle() {
  const { t } = useWords();
  const { list } = useTable((state) => state.face);
  const say = useTable((state) => state.say);
  return list ? wordsOf(list.title, say) : t("pieces.title");
}

/** The papers at the left, small until somebody opens them: a badge a piece, and the log as a line of what has just happened. */
export function LeftPapers() {
  const { t } = useWords();
  const { page } = useTools();
  const pieces = usePage((state) => state.pieces);
  const slip = usePage((state) => state.slip);
  return (
    <div className="left">
      <Fold
        title={<ListTitle />}
        open={pieces}
        onToggle={() => page.setState({ pieces: !pieces })}
        className="left__pieces"
        folded={
          <div className="fold__body">
            <Pieces />
          </div>
        }
      >
        <Pieces />
      </Fold>
      <Fold
        title={t("slip.title")}
        open={slip}
        onToggle={() => page.setState({ slip: !slip })}
        className="left__slip"
        point="slip"
        brief={<LatestLine />}
        folded={
          <p className="visually-hidden">
            <LatestLine />
          </p>
        }
      >
        <LogSheet />
      </Fold>
    </div>
  );
}

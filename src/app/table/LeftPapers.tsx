import { type ReactNode, useContext, useMemo } from "react";
import { wordsOf } from "../../face/text.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { RulesContext } from "../face/Cited.tsx";
import { Terms } from "../face/Terms.tsx";
import { lazyPart } from "../lazy-part.ts";
import { eventsOf, shownIndex } from "../session/selectors.ts";
import { useWords } from "../words.ts";
import { Pieces } from "./board/Pieces.tsx";
import { Fold } from "./Fold.tsx";

const LatestLine = lazyPart(async () => (await import("./log/LatestLine.tsx")).LatestLine);
const MomentFacts = lazyPart(async () => (await import("./log/MomentFacts.tsx")).MomentFacts);

interface SlipProps {
  /** It is read out only: nothing in it is pressed. */
  readonly folded?: boolean;
}

/** What the match is about, and what to do first, or what the set-up has rolled already. */
function Beginning({ folded }: SlipProps) {
  const { t } = useWords();
  const rolled = useTable((state) => eventsOf(state, 0).length > 0);
  return (
    <>
      <Terms />
      {rolled ? <MomentFacts folded={folded} /> : <p>{t("slip.nothing")}</p>}
    </>
  );
}

/** What has just happened; before anything has, what to do. The region is there before its first news, so that they are read out. */
function MomentSlip({ folded = false }: SlipProps) {
  const index = useTable(shownIndex);
  return (
    <div aria-live="polite">
      {index === 0 ? <Beginning folded={folded} /> : <MomentFacts folded={folded} />}
    </div>
  );
}

/** What the pieces of this game are called together. */
function ListTitle() {
  const { t } = useWords();
  const { list } = useTable((state) => state.face);
  const say = useTable((state) => state.say);
  return list ? wordsOf(list.title, say) : t("pieces.title");
}

/** What is read out and not seen: nothing in it has the focus, no number of a rule either. */
function ReadOut({ children }: { readonly children: ReactNode }) {
  const links = useContext(RulesContext);
  const plain = useMemo(() => links && { ...links, plain: true }, [links]);
  return (
    <RulesContext value={plain}>
      <div className="visually-hidden">{children}</div>
    </RulesContext>
  );
}

/** The papers at the left, small until somebody opens them: a badge a piece, and a line of what has just happened. */
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
          <ReadOut>
            <MomentSlip folded />
          </ReadOut>
        }
      >
        <MomentSlip />
      </Fold>
    </div>
  );
}

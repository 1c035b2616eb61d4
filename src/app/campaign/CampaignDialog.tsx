import { now } from "../../core/match/match.ts";
import type { Sheet } from "../../face/sheet.ts";
import { wordsOf } from "../../face/text.ts";
import { usePage, useTable, useTools } from "../context/tools.ts";
import { Blocks } from "../face/sheets/Blocks.tsx";
import { Line } from "../face/sheets/Line.tsx";
import { Speech } from "../face/speech.ts";
import { useFacePart } from "../face/use-part.ts";
import { pastOf, viewOf } from "../session/selectors.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { askComputers, canLend } from "./campaign.ts";
import { useCampaignWords } from "./words.ts";
import "../face/sheets/sheets.css";

/** A sheet of the campaign above the table: the roster, or what the last mission has brought. It stays until it is dismissed. */
export function CampaignDialog() {
  const t = useCampaignWords();
  const { page } = useTools();
  const state = useTable((whole) => whole);
  const debriefs = usePage(({ dialog }) => dialog === "debriefing");
  const part = useFacePart(state.entry, "campaign", "sheets");
  if (!part) return null;
  const view = viewOf(state);
  const roster = () => part.face.roster(view);
  const sheet: Sheet = (debriefs && part.face.debriefing(view, pastOf(state).events)) || roster();
  const isNext = sheet.id !== roster().id && now(state.open.match).outcome === undefined;
  const close = () => page.setState({ dialog: null });
  const leave = () => {
    askComputers(page);
    close();
  };
  const actions = (
    <>
      {debriefs && <Button onClick={() => page.setState({ dialog: "roster" })}>{t("roster")}</Button>}
      {isNext && canLend(state) && <Button onClick={leave}>{t("lend")}</Button>}
      <Button look="brass" onClick={close}>
        {t(isNext ? "next" : "done")}
      </Button>
    </>
  );
  return (
    <Speech value={part.say}>
      <Dialog
        wide
        open
        onOpenChange={close}
        title={wordsOf(sheet.title, part.say)}
        about={<Line of={sheet.facts} apart=" · " />}
        actions={actions}
      >
        <Blocks blocks={sheet.blocks} />
      </Dialog>
    </Speech>
  );
}

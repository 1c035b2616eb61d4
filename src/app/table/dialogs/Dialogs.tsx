import { lazy, Suspense } from "react";
import { CampaignDialog } from "../../campaign/CampaignDialog.tsx";
import { SeatsDialog } from "../../computers/SeatsDialog.tsx";
import { usePage, useTable, useTools } from "../../context/tools.ts";
import { withWords } from "../../words.ts";
import { BriefingDialog } from "./BriefingDialog.tsx";
import { HelpDialog } from "./HelpDialog.tsx";
import { ShareDialog } from "./ShareDialog.tsx";
import { TakeBackDialog } from "./TakeBackDialog.tsx";

const RulesDialog = lazy(() =>
  withWords(async () => ({ default: (await import("../../rules/RulesDialog.tsx")).RulesDialog })),
);

/** The rules above the table: whatever has been written waits below. */
function Rules() {
  const { page } = useTools();
  const rule = usePage((state) => state.rule);
  const game = useTable((state) => state.entry.meta.id);
  return (
    <Suspense>
      <RulesDialog game={game} rule={rule} onClose={() => page.setState({ dialog: null })} />
    </Suspense>
  );
}

/** The sheet that lies above the page, if one does. */
export function Dialogs() {
  const dialog = usePage((state) => state.dialog);
  if (dialog === "briefing") return <BriefingDialog />;
  if (dialog === "help") return <HelpDialog />;
  if (dialog === "rules") return <Rules />;
  if (dialog === "seats") return <SeatsDialog />;
  if (dialog === "take-back") return <TakeBackDialog />;
  if (dialog === "roster" || dialog === "debriefing") return <CampaignDialog />;
  return dialog === "share" ? <ShareDialog /> : null;
}

import type { SheetsFace } from "../../../face/sheet.ts";
import type { View } from "../rules/view/view.ts";
import { sideOf } from "../rules/view/viewer.ts";
import { campaignSheet } from "./sheets/campaign.ts";
import { forceSheets, targetSheet } from "./sheets/forces.ts";
import { industrySheet } from "./sheets/industry.ts";
import { targetsSheet } from "./sheets/targets.ts";

/** The campaign, the Target Sheet, orders of battle with the viewer's side first, the targets, and what their loss would do. */
export const sheets: SheetsFace<View> = {
  sheets(view) {
    const own = sideOf(view.viewer) ?? 0;
    const forces = forceSheets(view).toSorted((a, b) => Number(b.side === own) - Number(a.side === own));
    const plan = targetSheet(view);
    const industry = view.setup.raid ? [] : [industrySheet(view)];
    return [campaignSheet(view), ...(plan ? [plan] : []), ...forces, targetsSheet(view), ...industry];
  },
};

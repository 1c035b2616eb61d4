import { listed, quotable } from "../../../../core/text.ts";
import type { Phase } from "../../data/phases.ts";
import type { Quality } from "../../data/quality.ts";
import type { SideName } from "../../data/sides.ts";
import { phaseName, possible, sideName, who } from "../grammar.en.ts";
import type { About, Refused } from "../values.ts";

const QUALITIES = {
  recruit: "Recruit",
  green: "Green",
  regular: "Regular",
  veteran: "Veteran",
  ace: "an Ace",
};

const RESOURCES: Readonly<Record<string, string>> = {
  element: "one more fighter Element",
  flak: "the target's flak",
  none: "nothing",
};

function resource(text: string): string {
  const [name = "", id = ""] = text.split(" ");
  return name === "veteran" ? `${who(id)} a Veteran` : (RESOURCES[name] ?? name);
}

const DEGREES = {
  draw: "the campaign is a draw",
  marginal: "a marginal victory",
  clear: "a clear victory",
  decisive: "a decisive victory",
};
/** DIF-B21: how a campaign ends. */
export type Degree = keyof typeof DEGREES;

/** What the campaign tells, in English. */
type MissionOver = { mission: number; points: readonly number[]; totals: readonly number[] };
/** What he is now, where that is new: `quality` as everybody may infer it, `own` what his own side knows beyond that. */
type Risen = About & { shots: number; kills: number; quality: Quality | null; own?: Quality | null };
/** `phase`: null between missions. */
type Campaign = {
  mission: number;
  missions: number;
  /** It has not taken off yet. */
  before: boolean;
  phase: Phase | null;
  allied: number;
  axis: number;
};

export const campaign = {
  "event.mission": ({ mission, of }: { mission: number; of: number }) =>
    `Mission ${mission} of ${of} takes off.`,
  "event.joins": ({ id }: About) => `Element ${id}, brought as a resource, joins the fight (DIF-B21).`,
  /** `more`: the defender's resource; else the attacker's, which takes flak away. */
  "event.flak-changed": ({ side, more }: { side: SideName; more: boolean }) =>
    `${sideName(side)}: resource shown, two cards ${more ? "more" : "fewer"} of the target's flak in this mission (DIF-B21).`,
  "event.mission-over": ({ mission, points, totals }: MissionOver) =>
    `Mission ${mission} is over: Allies ${points[0]}, Axis ${points[1]}; in all Allies ${totals[0]}, Axis ${totals[1]}.`,
  "event.risen": ({ id, shots, kills, quality, own: now = quality }: Risen) =>
    `The Leader of ${id} shot down ${shots}, ${kills} in the campaign${now ? `; he is now ${QUALITIES[now]}` : ""}.`,
  "event.replaced": ({ id }: About) => `The Leader of ${id} was shot down; a Green one takes his place.`,
  /** `element`, `flak`, `none` or `veteran A1`, by mission. */
  "event.resources": ({ side, resources }: { side: SideName; resources: readonly string[] }) =>
    `${sideName(side)} brought, mission by mission: ${listed(resources.map(resource), "and")}.`,
  "outcome.campaign": ({ allied, axis, degree }: { allied: number; axis: number; degree: Degree }) => {
    const winner = allied > axis ? "the Allies" : "the Axis";
    const what = degree === "draw" ? DEGREES.draw : `${DEGREES[degree]} for ${winner}`;
    return `Victory points of all missions: Allies ${allied}, Axis ${axis}; ${what}.`;
  },
  "standing.campaign": ({ mission, missions, before, phase, allied, axis }: Campaign) =>
    `${before ? "Before mission" : "Mission"} ${mission} of ${missions}${phase ? `, ${phaseName(phase)}` : ""}; Allies ${allied}, Axis ${axis}`,
  "resource-used": ({ resource: name, near }: Refused<{ resource: string }>) =>
    `Each resource comes once in a campaign, and ${name === "veteran" ? "the Veteran" : RESOURCES[name]} has come; choose another.${possible(near)}`,
  "resource-left": ({ near }: Refused) => `Something is still left to bring; choose it.${possible(near)}`,
  "no-reserve": ({ near }: Refused) =>
    `No Element waits in reserve; choose another resource.${possible(near)}`,
  "not-for-veteran": ({ found, near }: Refused<{ found: string }>) =>
    `“${quotable(found)}” can't become a Veteran; name an own Leader of every mission who is not yet one.${possible(near)}`,
  "config-campaign": "campaign: its missions have no target; write a mission with target and attacker.",
  "config-reserve": ({ id, why }: About & { why: "no-campaign" | "two" | "no-fighter" }) => {
    if (why === "no-campaign")
      return `${quotable(id)}.reserve: only a campaign has reserves; leave it out, or write campaign: true.`;
    if (why === "two")
      return `${quotable(id)}.reserve: this side has another one; each side has one Element in reserve at most.`;
    return `${quotable(id)}.reserve: only fighters without a load wait in reserve; choose a fighter and leave out its load.`;
  },
};

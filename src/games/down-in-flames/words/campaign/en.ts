import type { Catalogue } from "../../../../core/phrase.ts";
import { listed, quotable } from "../../../../core/text.ts";
import { phaseName, possible, sideName, who } from "../grammar.en.ts";
import type { CampaignPhrases } from "../phrases.ts";

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

/** What the campaign tells, in English. */
export const campaign: Catalogue<CampaignPhrases> = {
  "event.mission": ({ mission, of }) => `Mission ${mission} of ${of} takes off.`,
  "event.joins": ({ id }) => `Element ${id}, brought as a resource, joins the fight (DIF-B21).`,
  "event.flak-changed": ({ side, more }) =>
    `${sideName(side)}: resource shown, two cards ${more ? "more" : "fewer"} of the target's flak in this mission (DIF-B21).`,
  "event.mission-over": ({ mission, points, totals }) =>
    `Mission ${mission} is over: Allies ${points[0]}, Axis ${points[1]}; in all Allies ${totals[0]}, Axis ${totals[1]}.`,
  "event.risen": ({ id, shots, kills, quality, own: now = quality }) =>
    `The Leader of ${id} shot down ${shots}, ${kills} in the campaign${now ? `; he is now ${QUALITIES[now]}` : ""}.`,
  "event.replaced": ({ id }) => `The Leader of ${id} was shot down; a Green one takes his place.`,
  "event.resources": ({ side, resources }) =>
    `${sideName(side)} brought, mission by mission: ${listed(resources.map(resource), "and")}.`,
  "outcome.campaign": ({ allied, axis, degree }) => {
    const winner = allied > axis ? "the Allies" : "the Axis";
    const what = degree === "draw" ? DEGREES.draw : `${DEGREES[degree]} for ${winner}`;
    return `Victory points of all missions: Allies ${allied}, Axis ${axis}; ${what}.`;
  },
  "standing.campaign": ({ mission, missions, before, phase, allied, axis }) =>
    `${before ? "Before mission" : "Mission"} ${mission} of ${missions}${phase ? `, ${phaseName(phase)}` : ""}; Allies ${allied}, Axis ${axis}`,
  "resource-used": ({ resource: name, near }) =>
    `Each resource comes once in a campaign, and ${name === "veteran" ? "the Veteran" : RESOURCES[name]} has come; choose another.${possible(near)}`,
  "resource-left": ({ near }) => `Something is still left to bring; choose it.${possible(near)}`,
  "no-reserve": ({ near }) => `No Element waits in reserve; choose another resource.${possible(near)}`,
  "not-for-veteran": ({ found, near }) =>
    `“${quotable(found)}” can't become a Veteran; name an own Leader of every mission who is not yet one.${possible(near)}`,
  "config-campaign": () => "campaign: its missions have no target; write a mission with target and attacker.",
  "config-reserve": ({ id, why }) => {
    if (why === "no-campaign")
      return `${quotable(id)}.reserve: only a campaign has reserves; leave it out, or write campaign: true.`;
    if (why === "two")
      return `${quotable(id)}.reserve: this side has another one; each side has one Element in reserve at most.`;
    return `${quotable(id)}.reserve: only fighters without a load wait in reserve; choose a fighter and leave out its load.`;
  },
};

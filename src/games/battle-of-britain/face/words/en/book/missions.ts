import { listed } from "../../../../../../core/text.ts";
import { targetName } from "../../../../words/names.ts";

/** Target cards and missions. */
export const words = {
  "deck.title": "Target cards",
  "deck.fifty":
    "Fifty cards name the targets: cities, airfields and radar stations. Each of the three phases plays with some of them; the rest is out, and nobody knows which (BB-7, BB-63). What the cards name and how many go is **our own**, after the source's aims for each phase (BB-64).",
  "deck.caption": "Cards of each phase, without those in hand",
  "deck.phase": "Phase",
  "deck.all": "All cards",
  "deck.cities": "Cities",
  "deck.london": "London and its port",
  "deck.airfields": "Airfields",
  "deck.radar": "Radar",
  "deck.cards": "Together",
  "deck.named": ({ named }: { readonly named: readonly string[] }) =>
    `In the first phase ${listed(named.map(targetName), "and")} are out; all others go by chance.`,
  "deck.secret":
    "At turns 5 and 9 all cards come back but up to three in the hand, and a new deck is built (BB-62).",
  "deck.top": ({ top }: { readonly top: number }) =>
    `In the last phase both London cards are shuffled with the ${top} uppermost cards: they come soon (BB-64).`,
  "deck.london-again":
    "A London that was bombed but still produces comes back on top for the next turn (BB-65).",
  "missions.title": "Missions",
  "missions.hand":
    "The German draws until he has three cards and one for each active geschwader (BB-12). Active is whoever has a squadron (BB-87).",
  "missions.assign":
    "Then he lays one card face down with each of them, as `mission London`; three are left. A mission shows when its target is bombed, else never (BB-97).",
  "missions.home": "A geschwader that stays at home gives its card back to the hand (BB-R18).",
  "missions.used": "One that took off has used its card, whether it bombed or not (BB-66).",
  "missions.empty": "When the draw pile is empty the used cards are shuffled (BB-67).",
  "missions.keep": "At a new phase he keeps three cards at most, with `keep Hull Dover Hawkinge` (BB-R32).",
  "missions.feint": "Nobody has to bomb: a raid may be a feint, to draw up wings and markers (BB-92).",
};

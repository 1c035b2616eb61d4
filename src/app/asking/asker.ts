import type { Language } from "../../core/language.ts";
import { throwsFor } from "../../core/match/log.ts";
import { now } from "../../core/match/match.ts";
import { say } from "../../core/phrase.ts";
import { remembered, rememberedBy } from "../../core/remember.ts";
import type { Asker } from "../../face/queries/asker.ts";
import { queryWords } from "../../face/queries/catalogue.ts";
import { type AskerOf, loadAsking } from "../../games/asking.ts";
import type { GameEntry } from "../../games/registry.ts";
import { sideName } from "../../words/sides.ts";
import { history } from "../announcer/announcements.ts";
import { draftsOf } from "../session/drafts.ts";
import { eventsOf, momentAt, promptsAtScreen, shownIndex, viewOf, viewpoint } from "../session/selectors.ts";
import type { TableShown } from "../session/session.ts";
import { loadSay } from "../words.ts";

/** What makes the askers of a game in a language; fetched once, when somebody asks first. */
const askersOf = remembered((entry: GameEntry) =>
  rememberedBy(
    (language: Language) => language,
    (language): Promise<AskerOf> =>
      loadAsking(entry, language, async (spoken, parts) => {
        const [face, own] = await Promise.all([loadSay(entry, spoken, ...parts), queryWords(spoken)]);
        return (phrase) => (Object.hasOwn(own, phrase.key) ? say(own, phrase) : face(phrase));
      }),
  ),
);

const NOTHING: Asker["drafts"] = new Map();

/** Whoever is at the screen, asking of the moment that is shown to him; `name`: what he is called. */
export async function askerFor(state: TableShown, language: Language, name: string): Promise<Asker> {
  const askerOf = await askersOf(state.entry)(language);
  const viewer = viewpoint(state);
  const seen = {
    game: state.game,
    viewer,
    view: viewOf(state),
    prompts: promptsAtScreen(state),
    moments: shownIndex(state) + 1,
    moment: (index: number) => ({
      events: eventsOf(state, index),
      thrown: throwsFor(momentAt(state, index), viewer),
    }),
    over: now(state.open.match).outcome !== undefined,
  };
  const asker = askerOf(seen, state.seats, {
    aloud: () => history().map(({ text }) => text),
    drafts: state.at === null ? draftsOf(state) : NOTHING,
    chosen: state.selected ?? undefined,
    name,
    names: Object.values(state.players),
  });
  // Their sides are called as the page calls them, which may be by the colour in which they are drawn.
  const sides = asker.sides.map((names) => [...names, sideName(names[0] ?? "", language)]);
  return { ...asker, sides };
}

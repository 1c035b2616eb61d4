import type { ReactNode } from "react";
import type { Route } from "./router.ts";

const hosted = async () => ({ default: (await import("./hosted/HostedPage.tsx")).HostedPage });

/** How each page is fetched that does not come with the shell. */
export const PAGE_LOADERS = {
  game: async () => ({ default: (await import("./pages/game/GamePage.tsx")).GamePage }),
  new: async () => ({ default: (await import("./pages/setup/SetupPage.tsx")).SetupPage }),
  matches: async () => ({ default: (await import("./pages/matches/MatchesPage.tsx")).MatchesPage }),
  match: async () => ({ default: (await import("./pages/matches/MatchPage.tsx")).MatchPage }),
  link: async () => ({ default: (await import("./pages/matches/LinkPage.tsx")).LinkPage }),
  dice: async () => ({ default: (await import("./pages/dice/DicePage.tsx")).DicePage }),
  settings: async () => ({ default: (await import("./pages/settings/SettingsPage.tsx")).SettingsPage }),
  about: async () => ({ default: (await import("./pages/about/AboutPage.tsx")).AboutPage }),
  editor: async () => ({ default: (await import("./editor/EditorPage.tsx")).EditorPage }),
  "set-up": async () => ({ default: (await import("./editor/SetupLinkPage.tsx")).SetupLinkPage }),
  workshop: async () => ({ default: (await import("./workshop/WorkshopPage.tsx")).WorkshopPage }),
  rules: async () => ({ default: (await import("./rules/RulesPage.tsx")).RulesPage }),
  lesson: async () => ({ default: (await import("./lesson/LessonPage.tsx")).LessonPage }),
  show: async () => ({ default: (await import("./show/ShowPage.tsx")).ShowPage }),
  print: async () => ({ default: (await import("./print/PrintPage.tsx")).PrintPage }),
  host: hosted,
  screen: hosted,
  join: hosted,
  watch: hosted,
  hangar: async () => ({ default: (await import("./hangar/HangarPage.tsx")).HangarPage }),
  unknown: async () => ({ default: (await import("./frame/UnknownPage.tsx")).UnknownPage }),
  statistics: async () => ({ default: (await import("./statistics/StatisticsPage.tsx")).StatisticsPage }),
} as const satisfies {
  readonly [Page in Exclude<Route["page"], "home">]: () => Promise<{
    readonly default: (props: Route & { readonly page: Page }) => ReactNode;
  }>;
};

import { lazy, type ReactNode, Suspense } from "react";
import { Boundary } from "./Boundary.tsx";
import { UpdateNote } from "./offline/UpdateNote.tsx";
import { Failed, Loading } from "./pages/Frame.tsx";
import { Home } from "./pages/Home.tsx";
import { UnknownPage } from "./pages/UnknownPage.tsx";
import { hrefOf, type Route, useRoute } from "./router.ts";
import { StorageBanner } from "./StorageBanner.tsx";
import "./ui/theme.css";
import "./ui/controls.css";

const SetupPage = lazy(async () => ({ default: (await import("./pages/SetupPage.tsx")).SetupPage }));
const MatchesPage = lazy(async () => ({ default: (await import("./pages/MatchesPage.tsx")).MatchesPage }));
const MatchPage = lazy(async () => ({ default: (await import("./pages/MatchPage.tsx")).MatchPage }));
const LinkPage = lazy(async () => ({ default: (await import("./pages/LinkPage.tsx")).LinkPage }));
const DicePage = lazy(async () => ({ default: (await import("./pages/DicePage.tsx")).DicePage }));
const SettingsPage = lazy(async () => ({ default: (await import("./pages/SettingsPage.tsx")).SettingsPage }));
const AboutPage = lazy(async () => ({ default: (await import("./pages/AboutPage.tsx")).AboutPage }));
const EditorPage = lazy(async () => ({ default: (await import("./editor/EditorPage.tsx")).EditorPage }));
const SetupLinkPage = lazy(async () => ({
  default: (await import("./editor/SetupLinkPage.tsx")).SetupLinkPage,
}));
const WorkshopPage = lazy(async () => ({
  default: (await import("./workshop/WorkshopPage.tsx")).WorkshopPage,
}));
const RulesPage = lazy(async () => ({ default: (await import("./rules/RulesPage.tsx")).RulesPage }));
const LessonPage = lazy(async () => ({ default: (await import("./lesson/LessonPage.tsx")).LessonPage }));
const ShowPage = lazy(async () => ({ default: (await import("./show/ShowPage.tsx")).ShowPage }));
const PrintPage = lazy(async () => ({ default: (await import("./print/PrintPage.tsx")).PrintPage }));
const StatisticsPage = lazy(async () => ({
  default: (await import("./statistics/StatisticsPage.tsx")).StatisticsPage,
}));

function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case "home":
      return <Home />;
    case "new":
      return (
        <SetupPage key={`${route.game}/${route.scenario}`} game={route.game} scenario={route.scenario} />
      );
    case "match":
      return <MatchPage key={route.id} id={route.id} at={route.at} />;
    case "dice":
      return <DicePage key={route.id} id={route.id} />;
    case "statistics":
      return <StatisticsPage key={route.id} id={route.id} />;
    case "editor":
      return <EditorPage key={`${route.game}/${route.id}`} game={route.game} id={route.id} />;
    case "set-up":
      return <SetupLinkPage key={route.packed} packed={route.packed} />;
    case "workshop":
      return <WorkshopPage key={`${route.game}/${route.id}`} game={route.game} id={route.id} />;
    case "rules":
      return <RulesPage key={route.game} game={route.game} id={route.id} />;
    case "lesson":
      return <LessonPage key={route.game} game={route.game} />;
    case "show":
      return <ShowPage key={`${route.game}/${route.id}`} game={route.game} id={route.id} />;
    case "print":
      return <PrintPage key={`${route.game}/${route.id}`} game={route.game} id={route.id} />;
    case "matches":
      return <MatchesPage />;
    case "link":
      return <LinkPage key={route.packed} packed={route.packed} at={route.at} />;
    case "settings":
      return <SettingsPage />;
    case "about":
      return <AboutPage />;
    case "unknown":
      return <UnknownPage address={route.address} />;
  }
}

/** The page that the address names. */
export function App() {
  const route = useRoute();
  return (
    <>
      <StorageBanner route={route} />
      <UpdateNote route={route} />
      <Boundary address={hrefOf(route)} fallback={<Failed />}>
        <Suspense fallback={<Loading />}>{pageOf(route)}</Suspense>
      </Boundary>
    </>
  );
}

import { lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from "react";
import { Boundary } from "./Boundary.tsx";
import { Failed, Loading } from "./frame/Frame.tsx";
import { UnknownPage } from "./frame/UnknownPage.tsx";
import { lazyPart } from "./lazy-part.ts";
import { useOffline } from "./offline/state.ts";
import { PAGE_LOADERS } from "./page-loaders.ts";
import { Home } from "./pages/home/Home.tsx";
import { tellPainted } from "./painted.ts";
import { hrefOf, parseRoute, type Route } from "./router.ts";
import { useStorageTrouble } from "./storage/trouble.ts";
import { DropRefusal } from "./ui/drop-anywhere.tsx";
import { useWords, withWords } from "./words.ts";
import "./ui/theme.css";
import "./ui/controls.css";
import "./ui/forced-colors.css";
import { noteGame, useGameInUse } from "./game-in-use.ts";

function listen(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The page that the address names, now and whenever it changes. */
function useRoute(): Route {
  const hash = useSyncExternalStore(listen, () => location.hash);
  const usual = useGameInUse();
  const route = useMemo(() => parseRoute(hash, usual), [hash, usual]);
  const game = "game" in route ? route.game : undefined;
  useEffect(() => {
    if (game !== undefined) noteGame(game);
  }, [game]);
  return route;
}

const Beside = lazyPart(async () => (await import("./frame/Beside.tsx")).Beside);
const Notices = lazyPart(async () => (await import("./notices/Notices.tsx")).Notices);
const GamePage = lazy(() => withWords(PAGE_LOADERS.game));
const SetupPage = lazy(() => withWords(PAGE_LOADERS.new));
const MatchesPage = lazy(() => withWords(PAGE_LOADERS.matches));
const MatchPage = lazy(() => withWords(PAGE_LOADERS.match));
const LinkPage = lazy(() => withWords(PAGE_LOADERS.link));
const DicePage = lazy(() => withWords(PAGE_LOADERS.dice));
const SettingsPage = lazy(() => withWords(PAGE_LOADERS.settings));
const AboutPage = lazy(() => withWords(PAGE_LOADERS.about));
const EditorPage = lazy(() => withWords(PAGE_LOADERS.editor));
const SetupLinkPage = lazy(() => withWords(PAGE_LOADERS["set-up"]));
const WorkshopPage = lazy(() => withWords(PAGE_LOADERS.workshop));
const RulesPage = lazy(() => withWords(PAGE_LOADERS.rules));
const LessonPage = lazy(() => withWords(PAGE_LOADERS.lesson));
const ShowPage = lazy(() => withWords(PAGE_LOADERS.show));
const PrintPage = lazy(() => withWords(PAGE_LOADERS.print));
const HangarPage = lazy(() => withWords(PAGE_LOADERS.hangar));
const StatisticsPage = lazy(() => withWords(PAGE_LOADERS.statistics));

function pageOf(route: Route): ReactNode {
  switch (route.page) {
    case "home":
      return <Home />;
    case "game":
      return <GamePage key={route.game} game={route.game} />;
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
    case "hangar":
      return <HangarPage key={route.shown} shown={route.shown} />;
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

/** Stands beside a page, so that it stands only once the page does. */
function PaintMark() {
  useEffect(tellPainted, []);
  return null;
}

/** Whether something is to be told above the page. */
function useHasNotices(): boolean {
  const isStorage = useStorageTrouble(({ matches, fleeting }) => matches !== null || fleeting);
  return useOffline(({ update, isPartGone }) => isPartGone || update !== undefined) || isStorage;
}

/** The page that the address names. */
export function App() {
  const route = useRoute();
  const { t } = useWords();
  const hasNotices = useHasNotices();
  return (
    <>
      <Boundary address={hrefOf(route)} fallback={null}>
        <Beside route={route} />
        {hasNotices && <Notices route={route} />}
      </Boundary>
      <DropRefusal label={t("file.notHere")} />
      <Boundary address={hrefOf(route)} fallback={<Failed />}>
        <Suspense fallback={<Loading />}>
          {pageOf(route)}
          <PaintMark />
        </Suspense>
      </Boundary>
    </>
  );
}

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from "react";
import { Boundary } from "./Boundary.tsx";
import { Failed, Loading } from "./frame/Frame.tsx";
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
type Loaded = { readonly default: ComponentType<Route> };

/** The pages that do not come with the shell. */
const PAGES = Object.fromEntries(
  Object.entries(PAGE_LOADERS).map(([page, load]) => [
    page,
    lazy(() => withWords(load as unknown as () => Promise<Loaded>)),
  ]),
);

/** What stays the same page when its address changes: another moment of a match, another rule of a book. */
function keyOf(route: Route): string {
  return route.page === "rules" ? route.game : hrefOf("at" in route ? { ...route, at: null } : route);
}

function pageOf(route: Route): ReactNode {
  if (route.page === "home") return <Home />;
  const Page = PAGES[route.page] as ComponentType<Route>;
  return <Page key={keyOf(route)} {...route} />;
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

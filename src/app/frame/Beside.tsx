import { Announcer } from "../announcer/Announcer.tsx";
import { EarSwitch } from "../ear/EarSwitch.tsx";
import { PageKeys } from "../keys/PageKeys.tsx";
import { ProgressBanner } from "../ProgressBanner.tsx";
import { hrefOf, type Route } from "../router.ts";
import { LostFocus } from "../ui/lost-focus.ts";

/** What stands beside every page and is needed by none to be read: the switch to matches by ear, which is its first button, what is told of it, its keys, where its focus goes. */
export function Beside({ route }: { readonly route: Route }) {
  return (
    <>
      <EarSwitch />
      <Announcer />
      <ProgressBanner />
      <LostFocus />
      <PageKeys key={hrefOf(route)} page={route.page} />
    </>
  );
}

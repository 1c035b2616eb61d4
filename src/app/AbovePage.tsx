import { Announcer } from "./announcer/Announcer.tsx";
import { EarSwitch } from "./ear/EarSwitch.tsx";
import { ProgressBanner } from "./ProgressBanner.tsx";
import { LostFocus } from "./ui/lost-focus.ts";

/** What stands above every page: the switch to matches by ear, which is its first button, what is read out, and what is under way. */
export function AbovePage() {
  return (
    <>
      <EarSwitch />
      <Announcer />
      <ProgressBanner />
      <LostFocus />
    </>
  );
}

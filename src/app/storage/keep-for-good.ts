import { deviceNotes } from "./notes.ts";
import { useStorageTrouble } from "./trouble.ts";

/** Set once the browser has been asked. */
const ASKED = "tallyho.persist";
/** Set once it has been read that the browser deletes after a week. */
const TOLD = "tallyho.fleeting";

/**
 * Whether a browser, by the name it gives itself, deletes what a page keeps after seven days in which nobody visits it:
 * all with Apple's engine do, whatever they are called, unless the page lies on the home screen.
 */
export function deletesAfterAWeek(agent: string, isInstalled: boolean): boolean {
  return !isInstalled && /AppleWebKit/.test(agent) && !/Chrom(e|ium)\/|Android/.test(agent);
}

function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}

/** Whether the browser keeps what is kept here until somebody deletes it. It is asked for that once, and may answer with a question to the player. */
async function lasts(): Promise<boolean> {
  const { storage } = navigator;
  if (await storage?.persisted?.()) return true;
  if (deviceNotes.get(ASKED) !== null) return false;
  deviceNotes.set(ASKED, "asked");
  return (await storage?.persist?.()) ?? false;
}

/** Asks that matches be kept for good, and has it told where they are not kept for long. */
export async function keepForGood(): Promise<void> {
  const isKept = await lasts().catch(() => false);
  if (isKept || deviceNotes.get(TOLD) !== null) return;
  if (deletesAfterAWeek(navigator.userAgent, isInstalled())) useStorageTrouble.setState({ fleeting: true });
}

/** Who has read it is not told again. */
export function forgetFleeting(): void {
  deviceNotes.set(TOLD, "told");
  useStorageTrouble.setState({ fleeting: false });
}

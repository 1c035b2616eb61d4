import type { app as english } from "./app.en.ts";

/** Words of the pages around the table, in German. */
export const app: typeof english = {
  "ui.close": () => "Schließen",
};

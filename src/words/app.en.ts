/** Words of the pages around the table, in English. */
export const app = {
  "ui.close": () => "Close",
};

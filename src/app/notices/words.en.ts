/** Words of what is told above any page, in English. */
export const words = {
  absent: "This browser keeps nothing: what you play is gone when this page is closed. Save it as a file.",
  blocked:
    "This browser does not let Tallyho keep matches; it is asked again and again. Until it does, what you play may be gone when this page is closed. Save it as a file.",
  full: "There is no room left to keep matches: the latest moves may be gone when this page is closed. Save the match as a file, or delete old matches.",
  late: "The browser's storage has not answered; it is asked again and again. Until it does, what you play may be gone when this page is closed.",
  fleeting:
    "This browser deletes what a page keeps when the page has not been visited for a week. Save matches that are to last as files, or put Tallyho on the home screen.",
  save: "Save as file",
  gone: "A part of the page can't be fetched: there is no network, or a newer version has taken its place. Your matches are safe; load the page again when there is a network.",
  again: "Load again",
  newer: "A newer version of Tallyho has been fetched.",
  take: "Use it now",
};

export type NoticeWords = typeof words;

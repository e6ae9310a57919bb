import { appleMail, gmail, outlook, outlookWeb } from "./mail.ts";
import { excel, googleDocs, googleSheets, libreOffice, pages, webPage } from "./other-programs.ts";
import { wordLists, wordOnline, wordTable, wordText } from "./word.ts";

export type { Pasted } from "./types.ts";

/** What programs put on the clipboard, for tests. */
export const pastedSamples = {
  wordText,
  wordLists,
  wordTable,
  wordOnline,
  outlook,
  outlookWeb,
  gmail,
  appleMail,
  googleDocs,
  googleSheets,
  excel,
  libreOffice,
  pages,
  webPage,
};

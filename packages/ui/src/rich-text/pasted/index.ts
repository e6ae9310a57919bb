import {
  chromium,
  chromiumComment,
  firefox,
  gnumeric,
  libreOfficeCalc,
  libreOfficeImpress,
  libreOfficeWordFile,
  libreOfficeWriter,
  thunderbird,
} from "./captured.ts";
import { appleMail, gmail, gmailOfOutlook, oneNote, outlook, outlookWeb } from "./mail.ts";
import { excel, googleDocs, googleSheets, libreOffice, pages, powerPoint, webPage } from "./other-programs.ts";
import { wordLists, wordOnline, wordTable, wordText } from "./word.ts";

export type { Pasted } from "./types.ts";

/** What programs put on the clipboard, written from their known markup, for tests. */
export const pastedSamples = {
  wordText,
  wordLists,
  wordTable,
  wordOnline,
  outlook,
  outlookWeb,
  gmail,
  gmailOfOutlook,
  oneNote,
  appleMail,
  googleDocs,
  googleSheets,
  excel,
  powerPoint,
  libreOffice,
  pages,
  webPage,
};

/** What programs did put on the clipboard, captured there, for tests. */
export const capturedSamples = {
  libreOfficeWriter,
  libreOfficeWordFile,
  libreOfficeCalc,
  libreOfficeImpress,
  gnumeric,
  firefox,
  thunderbird,
  chromium,
  chromiumComment,
};

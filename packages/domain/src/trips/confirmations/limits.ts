const kilobyte = 1024;

/** What is read of a stranger's file at most (TRP-8). What is more is refused by name, never read in part. */
export const confirmationLimits = {
  /** Of the whole file. */
  bytes: 10_240 * kilobyte,
  /** Characters of an HTML page, of a block of JSON, of a calendar. */
  html: 3072 * kilobyte,
  json: 512 * kilobyte,
  calendar: 1024 * kilobyte,
  /** Levels of JSON, of HTML elements and of the parts of a mail. */
  jsonDepth: 64,
  htmlDepth: 1000,
  mailDepth: 20,
  mailHeaders: 256 * kilobyte,
  /** The parser of mails keeps every line of a text apart, which costs seconds where there are a million. */
  mailLines: 100_000,
  /** Mails within mails. */
  forwards: 2,
  /** Files in a mail and in an archive. */
  attachments: 50,
  zipEntries: 200,
  reservations: 100,
  passengers: 50,
  /** Characters of a field. */
  field: 400,
} as const;

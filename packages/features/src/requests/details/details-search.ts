/** What the address of a request's page says: the names are those of the specification. */
export interface RequestSearch {
  /** The request's number. */
  readonly data?: number;
  /** The comments are folded into one line, as View / Edit of the pending list has them (CMT-19); they are shown where it says nothing. */
  readonly showComments?: false;
}

/** Reads the address of Travel Request Details: whatever is missing or damaged is as if it were not there. */
export function parseRequestSearch(raw: Readonly<Record<string, unknown>>): RequestSearch {
  const data = Number(raw["data"]);
  const shows = raw["showComments"];
  return {
    ...(Number.isSafeInteger(data) && data > 0 ? { data } : {}),
    ...(shows === false || shows === "false" ? { showComments: false } : {}),
  };
}

/** Why a file says nothing that could be read (TRP-7). */
export const notUnderstoodReasons = [
  "EMPTY",
  /** Too many bytes, or too much of one kind of text. */
  "TOO_LARGE",
  "TOO_DEEP",
  "TOO_MANY_PARTS",
  "TOO_MANY_RESERVATIONS",
  /** An archive whose files would be larger than what is read. */
  "INFLATES_TOO_MUCH",
  /** A PDF on whose pages no boarding pass was found. */
  "PDF",
  /** A PDF that opens with a password alone. */
  "ENCRYPTED",
  "UNKNOWN_FORMAT",
  /** The format is known, and this file does not keep to it. */
  "BROKEN",
  /** Nothing is wrong with the file, and no reservation is in it. */
  "NOTHING_FOUND",
] as const;
export type NotUnderstoodReason = (typeof notUnderstoodReasons)[number];

/** Ends the reading of a file, or of one part of it. */
export class NotUnderstood extends Error {
  override readonly name = "NotUnderstood";
  readonly reason: NotUnderstoodReason;

  constructor(reason: NotUnderstoodReason) {
    super(reason);
    this.reason = reason;
  }
}

/** Runs a reader of a library; whatever it throws means that the file is broken. */
export function orBroken<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof NotUnderstood ? error : new NotUnderstood("BROKEN");
  }
}

import type { Queryable } from "../platform/database.ts";

/** Whose data it is. */
export interface DataSubject {
  readonly userId: string;
  /** The short name. */
  readonly userid: string;
  readonly email: string;
}

/** What needs a profile while it is under way. */
export interface OpenWork {
  readonly kind: "request" | "trip";
  /** `TR-14`, or the booking number. */
  readonly name: string;
  /** The last day, `YYYY-MM-DD`. */
  readonly until: string;
}

/** What an area of the server holds about a user (PRO-10). */
export interface PersonalData {
  /** Its name in the file. */
  readonly name: string;
  readonly held: (tx: Queryable, subject: DataSubject, now: number) => Promise<readonly unknown[]>;
  /** What is printed of a text, by the name of its field; texts are printed as they are held where it is left out. */
  readonly printed?: Readonly<Record<string, (text: string) => string>>;
  /** Work that needs the profile; nothing where it never does. */
  readonly openWork?: (tx: Queryable, subject: DataSubject, now: number) => Promise<readonly OpenWork[]>;
}

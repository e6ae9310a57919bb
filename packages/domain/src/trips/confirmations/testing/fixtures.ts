import * as airlines from "./airline-mails.ts";
import * as others from "./other-mails.ts";
import * as small from "./passes-and-calendars.ts";

/** Confirmations of different suppliers, made by hand from the public standards; all people and hosts are invented. */
export const fixtures: Readonly<Record<string, Uint8Array>> = { ...airlines, ...others, ...small };

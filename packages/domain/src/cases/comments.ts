/** What a comment is about (CMT-3): the travel request, the itinerary, or one flight segment. */
export const commentKinds = ["TR", "IT", "FS"] as const;
export type CommentKind = (typeof commentKinds)[number];

/** Whom a comment is for (CMT-5): an internal one never leaves staff. */
export const commentAudiences = ["external", "internal"] as const;
export type CommentAudience = (typeof commentAudiences)[number];

/** Seconds for which the writer of a comment can take it back (CMT-7). */
export const takeBackSeconds = 60;

/** Seconds after which the other side is told by mail of what it has not read (CMT-11). */
export const unreadMailSeconds = 300;

/** The one alias that is shown as it was given. */
const aliasAsGiven = "FlightGuard";

/** The name of the team that a member of staff writes for (CMT-6): "ALDERMOOR CLINICS Travel Team". */
export const teamName = (alias: string): string =>
  `${alias === aliasAsGiven ? alias : alias.toUpperCase()} Travel Team`;

/** What data call the sender of a comment (CMT-6); people read a name. */
export type CommentSender = "admin" | "user" | "operator";

/** The label of a comment's sender (CMT-6). @param kind what the comment is about, where it says */
export function senderOf(role: string, kind: CommentKind | null): CommentSender {
  if (role === "TRAVELLER") return "admin";
  return kind === null ? "operator" : "user";
}

/** Open cases that nobody is assigned to and that have unread comments are counted up to here: more is "100 or more" (CMT-20). */
export const unassignedCounted = 100;

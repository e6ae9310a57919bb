import { isBlankHtml } from "@gatehouse/domain/rich-text";
import { persist, readPersisted } from "../../../app/persisted-storage.ts";

/** Words on their way, and the id under which they went: the same words go under the same id, however often (CMT-8). */
export interface Attempt {
  readonly html: string;
  readonly clientId: string;
}

interface Draft {
  /** What stands in the box. */
  readonly html: string;
  /** What was sent last and was not answered. */
  readonly attempt?: Attempt | undefined;
}

const isAttempt = (kept: unknown): kept is Attempt =>
  typeof kept === "object" &&
  kept !== null &&
  "html" in kept &&
  "clientId" in kept &&
  typeof kept.html === "string" &&
  typeof kept.clientId === "string";

/** The draft of a thread that this user left on this device; undefined where there is none. @param name of the thread */
export function readDraft(name: string, userid: string): Draft | undefined {
  const kept = readPersisted(name, userid, true);
  if (typeof kept !== "object" || kept === null || !("html" in kept) || typeof kept.html !== "string") return undefined;
  if (isBlankHtml(kept.html)) return undefined;
  return { html: kept.html, attempt: "attempt" in kept && isAttempt(kept.attempt) ? kept.attempt : undefined };
}

/** Keeps a draft on this device, after the tab too; nothing of one that is blank. */
export function keepDraft(name: string, userid: string, draft: Draft): void {
  persist(name, userid, isBlankHtml(draft.html) ? undefined : draft, true);
}

/** What is to be sent: under the id of the last attempt where that were the same words, under a new one otherwise. */
export const attemptOf = (html: string, last: Attempt | undefined): Attempt =>
  last?.html === html ? last : { html, clientId: crypto.randomUUID() };

/** Words that were not sent, and what was typed after them. */
export const together = (unsent: string, since: string): string => (isBlankHtml(since) ? unsent : unsent + since);

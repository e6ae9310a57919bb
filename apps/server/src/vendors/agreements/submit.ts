import { readPhone } from "@gatehouse/domain/travellers";
import { type ProspectForm, type ProspectProblem, prospectProblems } from "@gatehouse/domain/vendors";
import { and, eq } from "drizzle-orm";
import { admitAttempt, networkOf } from "../../access/throttle.ts";
import type { Pages } from "../../boarding-pass/pages/pages.ts";
import type { PdfRefusalCode } from "../../boarding-pass/pages/pdf-refusal.ts";
import type { Documents } from "../../documents/documents.ts";
import type { Database } from "../../platform/database.ts";
import { keepAgreement, readAgreement } from "./agreement-file.ts";
import { prospectMessages, writeProspectMail } from "./mail.ts";
import { prospect } from "./tables.ts";

/** Stands for every network where the attempts of all of them are counted together. */
const anywhere = "anywhere";
/** Requests of a network, and of an address, that nobody has confirmed yet. */
const mostUnconfirmed = { network: 20, email: 5 } as const;
const anHour = 3600;

export interface SubmitParts {
  readonly db: Database;
  readonly documents: Pick<Documents, "put">;
  readonly pages: Pick<Pages, "makeInert">;
  readonly now: number;
  /** Of the caller. */
  readonly address: string;
}

export interface Submission extends ProspectForm {
  readonly language: "en" | "fr";
  readonly file: File | undefined;
}

export type Submitted =
  | { readonly outcome: "taken" }
  | { readonly outcome: "invalid"; readonly problems: readonly ProspectProblem[] }
  | { readonly outcome: "refused"; readonly code: PdfRefusalCode }
  | { readonly outcome: "throttled"; readonly retryAfter: number };

const unconfirmedWhere = (which: ReturnType<typeof eq>) => and(which, eq(prospect.state, "UNCONFIRMED"));

/**
 * Takes what a prospect says of itself, and asks by mail whether that is so (VEN-15, VEN-17). What is done does not depend on whether
 * anybody knows the address.
 */
export async function submitProspect(
  { file, language, ...form }: Submission,
  { db, documents, pages, now, address }: SubmitParts,
): Promise<Submitted> {
  const problems = prospectProblems(form);
  if (problems.length > 0) return { outcome: "invalid", problems };
  const retryAfter = await admitAttempt(db, { account: "partners", address }, now);
  if (retryAfter !== undefined) return { outcome: "throttled", retryAfter };
  const network = networkOf(address);
  if ((await db.$count(prospect, unconfirmedWhere(eq(prospect.network, network)))) >= mostUnconfirmed.network)
    return { outcome: "throttled", retryAfter: anHour };
  const agreement = file && (await readAgreement(file, pages));
  if (agreement && "refused" in agreement) return { outcome: "refused", code: agreement.refused };
  const email = form.email.trim().toLowerCase();
  // Whoever writes to one address again and again gets the same answer, and its reader is spared the mails.
  if ((await admitAttempt(db, { account: `partners:${email}`, address: anywhere }, now)) !== undefined)
    return { outcome: "taken" };
  if ((await db.$count(prospect, unconfirmedWhere(eq(prospect.email, email)))) >= mostUnconfirmed.email)
    return { outcome: "taken" };
  const phone = readPhone(form.phoneCode, form.phoneNumber);
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(prospect)
      .values({
        orgName: form.orgName.trim(),
        email,
        phoneCode: phone?.code ?? form.phoneCode,
        phoneNumber: phone?.number ?? form.phoneNumber,
        website: form.website.trim(),
        agreementSigned: agreement !== undefined && form.agreementSigned,
        pages: agreement?.pages ?? 0,
        language,
        network,
        createdAt: now,
        changedAt: now,
      })
      .returning({ id: prospect.id });
    if (!row) throw new Error("A prospect was not kept.");
    if (agreement) {
      const dmscode = await keepAgreement(tx, documents, row.id, agreement);
      await tx.update(prospect).set({ document: dmscode }).where(eq(prospect.id, row.id));
    }
    await writeProspectMail(tx, { kind: prospectMessages.confirm, id: row.id, email }, now);
  });
  return { outcome: "taken" };
}

/** Sends the mail that waits for an answer once more; to nobody where none does. @returns undefined, or the seconds to wait */
export async function resendMail(
  email: string,
  { db, now, address }: Pick<SubmitParts, "db" | "now" | "address">,
): Promise<number | undefined> {
  const account = `partners:${email.toLowerCase()}`;
  const own = await admitAttempt(db, { account, address }, now);
  const retryAfter = own ?? (await admitAttempt(db, { account: "partners", address }, now));
  if (retryAfter !== undefined) return retryAfter;
  if ((await admitAttempt(db, { account, address: anywhere }, now)) !== undefined) return undefined;
  await writeProspectMail(db, { kind: prospectMessages.confirm, id: 0, email: email.toLowerCase() }, now);
  return undefined;
}

import { countryByCode } from "@gatehouse/domain/addresses/data";
import {
  changedDocuments,
  documentFields,
  type DocumentNumber,
  documentNumbers,
  type DocumentProblem,
  documentProblems,
  type DocumentsPatch,
  type IdentityDocuments,
  maskDocuments,
  type MaskedDocuments,
  noDocuments,
  normaliseDocuments,
  withPatch,
} from "@gatehouse/domain/profiles";
import { isMasked, todayAnywhere } from "@gatehouse/domain/travellers";
import { eq } from "drizzle-orm";
import { recordAccess } from "../access/audit.ts";
import type { Principal } from "../access/principal.ts";
import { appUser } from "../access/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { Vault } from "../platform/vault.ts";
import { identityDocuments } from "./tables.ts";

/** Encrypted documents of one traveller open nowhere else. */
export const contextOf = (userId: string): string => `identity documents of ${userId}`;

interface Stored {
  readonly documents: IdentityDocuments;
  readonly version: number;
  /** There is something that no key of this server opens. */
  readonly isLost: boolean;
}

/** A field that a later version of the server stored, or an earlier one did not, changes nothing. */
function documentsIn(text: string): IdentityDocuments {
  const read: unknown = JSON.parse(text);
  const found = typeof read === "object" && read !== null ? (read as Readonly<Record<string, unknown>>) : {};
  return withPatch(
    noDocuments,
    Object.fromEntries(documentFields.map((field) => [field, typeof found[field] === "string" ? found[field] : ""])),
  );
}

async function readStored(tx: Queryable, vault: Vault, userId: string): Promise<Stored> {
  const [row] = await tx.select().from(identityDocuments).where(eq(identityDocuments.userId, userId));
  if (!row) return { documents: noDocuments, version: 0, isLost: false };
  const text = await vault.open(row.sealed, contextOf(userId));
  return text === undefined
    ? { documents: noDocuments, version: row.version, isLost: true }
    : { documents: documentsIn(text), version: row.version, isLost: false };
}

const shown = ({ documents, version, isLost }: Stored): ShownDocuments => ({
  ...maskDocuments(documents),
  version,
  isLost,
});

export interface ShownDocuments extends MaskedDocuments {
  /** Of what is stored: who saves says what was read. */
  readonly version: number;
  /** What was stored cannot be read any more: its key is gone. It is asked for again. */
  readonly isLost: boolean;
}

/** A traveller's documents, numbers by their ends (PRO-8). */
export const readDocuments = async (tx: Queryable, vault: Vault, userId: string): Promise<ShownDocuments> =>
  shown(await readStored(tx, vault, userId));

/** A traveller's documents as they are stored; null where there are none, or no key opens them. */
export async function wholeDocuments(tx: Queryable, vault: Vault, userId: string): Promise<IdentityDocuments | null> {
  const { documents, version, isLost } = await readStored(tx, vault, userId);
  return version === 0 || isLost ? null : documents;
}

export type SavedDocuments =
  | { readonly outcome: "invalid"; readonly problems: readonly DocumentProblem[] }
  | { readonly outcome: "changed"; readonly stands: ShownDocuments }
  | { readonly outcome: "saved"; readonly documents: ShownDocuments };

/** What was sent, without numbers that came back as they were shown. */
const withoutMasked = (patch: DocumentsPatch): DocumentsPatch =>
  Object.fromEntries(
    Object.entries(patch).filter(
      ([field, text]) => !documentNumbers.some((number) => number === field) || text === undefined || !isMasked(text),
    ),
  );

/**
 * Saves the documents of whoever asks, encrypted (PRO-7). Which fields changed is audited, never what they say.
 * @param version of what was read (PRO-4)
 */
export async function saveDocuments(
  db: Database,
  vault: Vault,
  { userId, userid }: Pick<Principal, "userId" | "userid">,
  { version, ...patch }: DocumentsPatch & { readonly version: number },
  now: number,
): Promise<SavedDocuments> {
  return db.transaction(async (tx): Promise<SavedDocuments> => {
    await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for("update");
    const stored = await readStored(tx, vault, userId);
    const given = withPatch(stored.documents, withoutMasked(patch));
    const problems = documentProblems(given, { today: todayAnywhere(now), countryOf: countryByCode });
    if (problems.length > 0) return { outcome: "invalid", problems };
    const next = normaliseDocuments(given);
    const changed = changedDocuments(stored.documents, next);
    if (changed.length === 0) return { outcome: "saved", documents: shown(stored) };
    if (version !== stored.version) return { outcome: "changed", stands: shown(stored) };
    const row = { sealed: await vault.seal(JSON.stringify(next), contextOf(userId)), version: version + 1 };
    await tx
      .insert(identityDocuments)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: identityDocuments.userId, set: row });
    await recordAccess(tx, { doneBy: userid, at: now }, userid, "DOCUMENTS_SAVED", changed.join(", "));
    return { outcome: "saved", documents: shown({ documents: next, version: row.version, isLost: false }) };
  });
}

/**
 * One number as a whole. Who asked for it is audited before it is told (PRO-8).
 * @returns undefined where there is none
 */
export async function showNumber(
  db: Database,
  vault: Vault,
  reader: Pick<Principal, "userid">,
  of: { readonly userId: string; readonly userid: string },
  number: DocumentNumber,
  now: number,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const { documents } = await readStored(tx, vault, of.userId);
    const found = documents[number];
    if (found === "") return undefined;
    await recordAccess(tx, { doneBy: reader.userid, at: now }, of.userid, "DOCUMENT_SHOWN", number);
    return found;
  });
}

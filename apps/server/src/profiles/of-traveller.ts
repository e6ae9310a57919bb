import type { DocumentNumber } from "@gatehouse/domain/profiles";
import { and, eq, type SQL } from "drizzle-orm";
import { type Principal, vendorScope } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import { isTravellerAccount } from "../access/traveller-accounts.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { Vault } from "../platform/vault.ts";
import { readDocuments, showNumber } from "./documents.ts";
import { toldOf } from "./own-profile.ts";
import { missingOf, readProfile } from "./read-profile.ts";

type Reader = Pick<Principal, "vendors" | "role" | "userId" | "userid">;

/** The travellers whose profiles a reader may see (PRO-12): those of the vendors that they see, a traveller their own. */
const visibleTravellers = (reader: Reader): SQL | undefined =>
  and(
    isTravellerAccount,
    reader.role === "TRAVELLER" ? eq(appUser.id, reader.userId) : vendorScope(reader, appUser.vendor),
  );

/** A traveller by their id, or by the e-mail address of their account. An empty text is one that was not given. */
export interface WantedTraveller {
  readonly id: string;
  readonly email: string;
}

async function findTraveller(tx: Queryable, reader: Reader, { id, email }: WantedTraveller) {
  if (id === "" && email === "") return undefined;
  const [found] = await tx
    .select({ id: appUser.id, userid: appUser.userid, vendorCode: vendor.code, vendorName: vendor.name })
    .from(appUser)
    .innerJoin(vendor, eq(vendor.code, appUser.vendor))
    .where(
      and(
        id === "" ? undefined : eq(appUser.id, id),
        email === "" ? undefined : eq(appUser.email, email.toLowerCase()),
        visibleTravellers(reader),
      ),
    );
  return found;
}

/**
 * What a traveller has said about themselves, numbers of documents by their ends (PRO-12). Of who asks for flights only nothing is told
 * about cars and hotels (REQ-3).
 * @returns undefined where there is none that the reader may see
 */
export async function profileOfTraveller(tx: Queryable, vault: Vault, reader: Reader, wanted: WantedTraveller) {
  const found = await findTraveller(tx, reader, wanted);
  const read = found && (await readProfile(tx, found.id));
  if (!found || !read) return undefined;
  const own = toldOf(read);
  const { version: _version, ...documents } = await readDocuments(tx, vault, found.id);
  return {
    id: found.id,
    name: read.name,
    vendorCode: found.vendorCode,
    vendorName: found.vendorName,
    email: read.email,
    ...own,
    frequentFlyerNos: [...own.frequentFlyerNos],
    loyaltyMemberships: [...own.loyaltyMemberships],
    missingDetails: [...missingOf(read)],
    documents,
  };
}

/**
 * One number of a traveller's documents as a whole, audited with who asked (PRO-12).
 * @returns undefined where there is no such traveller whom the reader may see; no text where there is no such number
 */
export async function showNumberOfTraveller(
  db: Database,
  vault: Vault,
  reader: Reader,
  { id, number }: { readonly id: string; readonly number: DocumentNumber },
  now: number,
): Promise<{ readonly text: string | undefined } | undefined> {
  const found = await findTraveller(db, reader, { id, email: "" });
  return (
    found && { text: await showNumber(db, vault, reader, { userId: found.id, userid: found.userid }, number, now) }
  );
}

import { isFlightsOnly, isPending } from "@gatehouse/domain/requests";
import { and, eq } from "drizzle-orm";
import type { DocumentNumber } from "@gatehouse/domain/profiles";
import type { Principal } from "../access/principal.ts";
import { appUser, vendor } from "../access/tables.ts";
import type { Database, Queryable } from "../platform/database.ts";
import type { Vault } from "../platform/vault.ts";
import { readDocuments, showNumber } from "../profiles/documents.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { travelRequest } from "./tables.ts";
import { type Reader, visibleRequests } from "./visible.ts";

/** A request with its traveller; undefined where there is none that the reader may see. */
export async function readRequest(tx: Queryable, vault: Vault, reader: Reader, id: number) {
  const [row] = await tx
    .select({ request: travelRequest, vendorName: vendor.name })
    .from(travelRequest)
    .innerJoin(vendor, eq(vendor.code, travelRequest.vendor))
    .where(and(eq(travelRequest.id, id), visibleRequests(reader)));
  const traveller = row && (await readProfile(tx, row.request.travellerId));
  if (!row || !traveller) return undefined;
  const { request, vendorName } = row;
  const { profile } = traveller;
  const payer = profile?.paymentInfo ?? { flight: "", car: "", hotel: "" };
  // Who asks for flights only is not told of cars and hotels (REQ-3).
  const more = !isFlightsOnly({ vendorCode: request.vendor });
  const documents = await readDocuments(tx, vault, traveller.id);
  return {
    travelRequest: {
      id: request.id,
      vendorId: request.vendor,
      vendorCode: request.vendor,
      vendorName,
      status: request.status,
      createdAt: request.createdAt,
      createdBy: request.createdBy,
      assignedTo: reader.role === "TRAVELLER" ? null : request.assignedTo,
      cancelReason: request.cancelReason,
      bookingNo: request.bookingNo,
      request: request.content,
      program: request.program,
    },
    traveller: {
      id: traveller.id,
      prefix: profile?.prefix ?? "",
      // Without a profile there is the account's name only: nobody knows which part is which.
      firstName: profile?.firstName ?? traveller.name,
      middleName: profile?.middleName ?? "",
      lastName: profile?.lastName ?? "",
      email: traveller.email,
      dob: profile?.dob ?? null,
      gender: profile?.gender ?? "",
      phone: profile?.phone ?? "",
      profile: {
        frequentFlyerNos: profile?.frequentFlyerNos ?? [],
        loyaltyMemberships: more ? (profile?.loyaltyMemberships ?? []) : [],
        specialNote: profile?.specialNote ?? "",
        paymentInfo: { flight: payer.flight, car: more ? payer.car : "", hotel: more ? payer.hotel : "" },
        tz: profile?.tz ?? "",
        tsaNumber: documents.tsaNumber,
        driverLicenseInfo: {
          licenseNumber: documents.licenseNumber,
          issueState: documents.licenseIssueState,
          expiryDate: documents.licenseExpiryDate,
        },
      },
    },
    canCancel: isPending(request.status),
  };
}

/**
 * One number of the documents of a request's traveller as a whole, audited (PRO-9).
 * @returns undefined where there is no such request that the reader may see; no text where there is no such number
 */
export async function showRequestNumber(
  db: Database,
  vault: Vault,
  reader: Reader & Pick<Principal, "userid">,
  { id, number }: { readonly id: number; readonly number: DocumentNumber },
  now: number,
): Promise<{ readonly text: string | undefined } | undefined> {
  const [of] = await db
    .select({ userId: appUser.id, userid: appUser.userid })
    .from(travelRequest)
    .innerJoin(appUser, eq(appUser.id, travelRequest.travellerId))
    .where(and(eq(travelRequest.id, id), visibleRequests(reader)));
  return of && { text: await showNumber(db, vault, reader, of, number, now) };
}

import { isPending } from "@gatehouse/domain/requests";
import { and, eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { travelRequest } from "./tables.ts";
import { type Reader, visibleRequests } from "./visible.ts";

/** A request with its traveller; undefined where there is none that the reader may see. */
export async function readRequest(tx: Queryable, reader: Reader, id: number) {
  const [row] = await tx
    .select({ request: travelRequest, vendorName: vendor.name })
    .from(travelRequest)
    .innerJoin(vendor, eq(vendor.code, travelRequest.vendor))
    .where(and(eq(travelRequest.id, id), visibleRequests(reader)));
  const traveller = row && (await readProfile(tx, row.request.travellerId));
  if (!row || !traveller) return undefined;
  const { request, vendorName } = row;
  const { profile } = traveller;
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
        loyaltyMemberships: profile?.loyaltyMemberships ?? [],
        specialNote: profile?.specialNote ?? "",
        paymentInfo: profile?.paymentInfo ?? { flight: "", car: "", hotel: "" },
        tz: profile?.tz ?? "",
      },
    },
    canCancel: isPending(request.status),
  };
}

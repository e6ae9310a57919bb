import { requestName } from "@gatehouse/domain/requests";
import { languageToWrite } from "@gatehouse/domain/travellers";
import { eq } from "drizzle-orm";
import { vendor } from "../access/tables.ts";
import { mailLanguages } from "../messaging/mail-facts.ts";
import type { Composition } from "../messaging/outbox.ts";
import type { OutboxMessage } from "../messaging/tables.ts";
import type { Queryable } from "../platform/database.ts";
import { readProfile } from "../profiles/read-profile.ts";
import { travelRequest } from "./tables.ts";

/** Kind of the row that these messages speak of. */
export const requestSubject = "request";

/** Mails to the traveller about a request. */
export const requestMessages = {
  submitted: "requests.submitted",
  cancelled: "requests.cancelled",
} as const;

/** What a mail about a request says, in the traveller's language. */
export async function composeRequestMail(
  tx: Queryable,
  { kind, subjectId }: OutboxMessage,
  origin: string,
): Promise<Composition> {
  const [row] = await tx
    .select({ request: travelRequest, vendorName: vendor.name, vendorLanguage: vendor.language })
    .from(travelRequest)
    .innerJoin(vendor, eq(vendor.code, travelRequest.vendor))
    .where(eq(travelRequest.id, subjectId));
  const traveller = row && (await readProfile(tx, row.request.travellerId));
  if (!row || !traveller) return { obstacle: "too-late" };
  const { request, vendorName, vendorLanguage } = row;
  return {
    receiver: traveller.email,
    name: traveller.name,
    facts: {
      template: kind === requestMessages.cancelled ? "requestCancelled" : "requestSubmitted",
      vendorName,
      traveller: traveller.name,
      bookingNo: requestName(request.id),
      language: languageToWrite([traveller.profile?.language ?? null, vendorLanguage], mailLanguages),
      startDate: request.startDate,
      endDate: request.endDate,
      link: `${origin}/dashboard/travel-request/view-travel-details?data=${request.id}&type=TR`,
      ...(request.cancelReason ? { reason: request.cancelReason } : {}),
    },
  };
}

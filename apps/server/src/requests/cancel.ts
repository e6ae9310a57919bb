import { requestName, statusAfter, type RequestStatus } from "@gatehouse/domain/requests";
import { and, eq } from "drizzle-orm";
import { appUser } from "../access/tables.ts";
import { outbox } from "../messaging/tables.ts";
import type { Database } from "../platform/database.ts";
import type { LiveHub } from "../platform/live.ts";
import { requestMessages, requestSubject } from "./mail.ts";
import { publishRequests } from "./news.ts";
import { travelRequest, travelRequestAudit } from "./tables.ts";
import { type Reader, visibleRequests } from "./visible.ts";

export type Cancelled =
  | { readonly outcome: "unknown" | "reason-required" | "cancelled" }
  | { readonly outcome: "not-pending"; readonly status: RequestStatus };

/** Cancels a request (REQ-18): staff say why, and the traveller is told by mail what staff did. */
export const cancelRequest = (
  db: Database,
  reader: Reader,
  { id, reason }: { readonly id: number; readonly reason: string },
  { live, now }: { readonly live: Pick<LiveHub, "publishAll">; readonly now: number },
): Promise<Cancelled> =>
  db.transaction(async (tx): Promise<Cancelled> => {
    const [row] = await tx
      .select()
      .from(travelRequest)
      .where(and(eq(travelRequest.id, id), visibleRequests(reader)))
      .for("update");
    if (!row) return { outcome: "unknown" };
    const byStaff = reader.role !== "TRAVELLER";
    if (byStaff && reason === "") return { outcome: "reason-required" };
    const status = statusAfter(row.status, "cancelled");
    if (!status) return { outcome: "not-pending", status: row.status };
    const note = reason === "" ? null : reason;
    await tx.update(travelRequest).set({ status, cancelReason: note }).where(eq(travelRequest.id, id));
    await tx
      .insert(travelRequestAudit)
      .values({ requestId: id, action: "CANCELLED", userid: reader.userid, at: now, note });
    if (byStaff) {
      const [traveller] = await tx
        .select({ email: appUser.email })
        .from(appUser)
        .where(eq(appUser.id, row.travellerId));
      await tx.insert(outbox).values({
        kind: requestMessages.cancelled,
        subjectKind: requestSubject,
        subjectId: id,
        vendor: row.vendor,
        bookingNo: requestName(id),
        receiver: traveller?.email ?? "",
        payload: {},
        createdAt: now,
        dueAt: now,
      });
    }
    await publishRequests(tx, live, [row]);
    return { outcome: "cancelled" };
  });

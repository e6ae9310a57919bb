import type { PaymentState } from "@gatehouse/domain/payments";
import { and, desc, eq, type SQL } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import { vendor } from "../access/tables.ts";
import { ancillaryOrder } from "../ancillary/tables.ts";
import type { Reader } from "../ancillary/visible.ts";
import type { Queryable } from "../platform/database.ts";
import { payment } from "./tables.ts";

/** So many are listed. */
export const listedPayments = 200;

/** The payments that a reader may see (PAY-7): a traveller's own ones, and those of the vendors that staff see. */
const visible = (reader: Reader): SQL | undefined =>
  reader.role === "TRAVELLER" ? eq(ancillaryOrder.ownerId, reader.userId) : vendorScope(reader, payment.vendor);

interface Wanted {
  readonly id?: string;
  readonly state?: PaymentState;
  readonly bookingNo?: string;
}

/** Payments as calls answer them, newest first, one more than are listed. */
export async function findPayments(tx: Queryable, reader: Reader, { id, state, bookingNo }: Wanted) {
  const rows = await tx
    .select({ payment, order: ancillaryOrder, vendorName: vendor.name })
    .from(payment)
    .innerJoin(ancillaryOrder, eq(ancillaryOrder.id, payment.orderId))
    .innerJoin(vendor, eq(vendor.code, payment.vendor))
    .where(
      and(
        visible(reader),
        id === undefined ? undefined : eq(payment.id, id),
        state === undefined ? undefined : eq(payment.state, state),
        bookingNo === undefined ? undefined : eq(ancillaryOrder.bookingNo, bookingNo),
      ),
    )
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(listedPayments + 1);
  return rows.map(({ payment: row, order, vendorName }) => ({
    id: row.id,
    orderId: row.orderId,
    orderState: order.state,
    bookingNo: order.bookingNo,
    vendorCode: row.vendor,
    vendorName,
    state: row.state,
    amount: row.amount,
    currency: row.currency,
    products: order.lines.map(({ product }) => product),
    message: row.message,
    createdBy: row.createdBy,
    createdAt: row.createdAt,
    stateAt: row.stateAt,
    refundedBy: row.refundedBy,
  }));
}

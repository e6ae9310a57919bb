import { isEmail } from "@gatehouse/domain/travellers";
import { and, eq } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import { pnr, segment } from "../bookings/tables.ts";
import type { Detected } from "@gatehouse/domain/disruption";
import type { Database } from "../platform/database.ts";
import { apply, type ChangeContext, holdVersion, type Reader, write } from "./change.ts";
import { guaranteeProduct, reportFlight } from "./detect.ts";
import { done, type Done, refused, type Refusal } from "./outcome.ts";
import { sendLink } from "./send-link.ts";
import { disruptionCover } from "./tables.ts";

/** Reports a disruption of a flight ahead by hand (DIS-1). The same again is the same disruption. */
export const reportByHand = (
  db: Database,
  reader: Reader,
  detected: Detected,
  context: ChangeContext,
): Promise<{ readonly id: number; readonly created: boolean } | Refusal<"NOT_FOUND">> =>
  db.transaction(async (tx) => {
    const [seen] = await tx
      .select({ id: segment.id, arrivesAt: segment.arrivesAt })
      .from(segment)
      .innerJoin(pnr, eq(pnr.id, segment.pnrId))
      .where(and(eq(segment.id, detected.segmentId), vendorScope(reader, pnr.vendor)));
    if (!seen || seen.arrivesAt <= context.now) return refused("NOT_FOUND");
    const noted = await reportFlight(tx, detected, "STAFF", context);
    return noted ? { id: noted.row.id, created: noted.created } : refused("NOT_FOUND");
  });

/** Sends a new link, to the booking's address or to another one that the traveller has given (DIS-4). */
export const sendLinkByHand = (
  db: Database,
  reader: Reader,
  { id, version, email }: { readonly id: number; readonly version: number; readonly email: string },
  context: ChangeContext,
): Promise<Done | Refusal<"NOT_FOUND" | "CHANGED_MEANWHILE" | "INVALID_ADDRESS">> =>
  db.transaction(async (tx) => {
    if (email !== "" && !isEmail(email)) return refused("INVALID_ADDRESS");
    const held = await holdVersion(tx, reader, id, version);
    if ("refusal" in held) return held;
    const { row } = held;
    const isOnItsWay = await sendLink(tx, row, email === "" ? {} : { to: email }, context);
    if (!isOnItsWay) return refused("INVALID_ADDRESS");
    if (!(await apply(tx, row, "linkMade", context))) await write(tx, row, {}, { event: "linkSent" }, context);
    return done;
  });

/** Says whether a flight is covered by the guarantee, as it was ordered (DIS-3). */
export const setCover = (
  db: Database,
  reader: Reader,
  { id, version, covered }: { readonly id: number; readonly version: number; readonly covered: boolean },
  context: ChangeContext,
): Promise<Done | Refusal<"NOT_FOUND" | "CHANGED_MEANWHILE">> =>
  db.transaction(async (tx) => {
    const held = await holdVersion(tx, reader, id, version);
    if ("refusal" in held) return held;
    const { row } = held;
    const of = { bookingId: row.bookingId, segmentId: row.segmentId, product: guaranteeProduct };
    if (covered)
      await tx
        .insert(disruptionCover)
        .values({ ...of, createdAt: context.now, createdBy: context.userid })
        .onConflictDoNothing();
    else
      await tx
        .delete(disruptionCover)
        .where(and(eq(disruptionCover.bookingId, of.bookingId), eq(disruptionCover.segmentId, of.segmentId)));
    await write(tx, row, { covered }, { event: "coverChanged", note: covered ? "yes" : "no" }, context);
    return done;
  });

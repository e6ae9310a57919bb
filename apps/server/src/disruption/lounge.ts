import { randomBytes } from "node:crypto";
import { createHash } from "node:crypto";
import { voucherCode } from "@gatehouse/domain/disruption";
import { and, asc, eq, isNull } from "drizzle-orm";
import { vendorScope } from "../access/principal.ts";
import { vendor } from "../access/tables.ts";
import { segment } from "../bookings/tables.ts";
import { type Documents, WrongContentError } from "../documents/documents.ts";
import type { Database, Queryable } from "../platform/database.ts";
import { loadAirports } from "../reference/airports.ts";
import { apply, type ChangeContext, publishDisruptions, type Reader } from "./change.ts";
import { refused, type Refusal } from "./outcome.ts";
import { readReader } from "./reader.ts";
import { writeMessage } from "./send-link.ts";
import { disruption, loungePass } from "./tables.ts";

/** Kind of the row that owns the file of a lounge pass. */
export const loungePassOwner = "disruption.lounge-pass";
/** Bytes of a pass at most. */
export const largestPass = 5 * 1024 * 1024;

export type LoungeSent = { readonly sent: "pass" | "voucher" | "already" };

/**
 * Sends a lounge pass of the pool, or where there is none a ride voucher (DIS-12). A pass is taken under a lock of its row, which
 * others step over; what was sent once is not sent again.
 */
export const triggerLounge = (
  db: Database,
  reader: Reader,
  { bookingNo, segmentId }: { readonly bookingNo: string; readonly segmentId: number },
  context: ChangeContext,
): Promise<LoungeSent | Refusal<"NOT_FOUND" | "NOT_ASKED_FOR">> =>
  db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(disruption)
      .where(
        and(
          eq(disruption.segmentId, segmentId),
          eq(disruption.bookingNo, bookingNo),
          vendorScope(reader, disruption.vendor),
        ),
      )
      .for("update");
    if (!row) return refused("NOT_FOUND");
    if (row.loungeAt !== null) return { sent: "already" };
    if (row.status !== "LOUNGE_REQUESTED") return refused("NOT_ASKED_FOR");
    const [flight] = await tx.select({ from: segment.from }).from(segment).where(eq(segment.id, segmentId));
    const contact = await readReader(tx, row.bookingId);
    const receiver = contact?.email ?? "";
    const [free] = await tx
      .select()
      .from(loungePass)
      .where(
        and(eq(loungePass.vendor, row.vendor), eq(loungePass.airport, flight?.from ?? ""), isNull(loungePass.takenBy)),
      )
      .orderBy(asc(loungePass.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (free) {
      await tx.update(loungePass).set({ takenBy: row.id, takenAt: context.now }).where(eq(loungePass.id, free.id));
      await apply(tx, row, "passSent", context, {
        note: flight?.from ?? "",
        set: { loungeDocument: free.document, loungeAt: context.now },
      });
      await writeMessage(tx, row, "pass", receiver, { dmscode: free.document, airport: free.airport }, context.now);
      return { sent: "pass" };
    }
    const voucher = voucherCode(randomBytes(8));
    await apply(tx, row, "voucherSent", context, { set: { voucher, loungeAt: context.now } });
    await writeMessage(tx, row, "voucher", receiver, { airport: flight?.from ?? "" }, context.now);
    return { sent: "voucher" };
  });

/** The vendor whose pool is meant: the one that is named, or the only one that the caller sees. */
async function ownerOf(tx: Queryable, reader: Reader, code: string) {
  const found = await tx
    .select({ code: vendor.code })
    .from(vendor)
    .where(and(code === "" ? undefined : eq(vendor.code, code), vendorScope(reader, vendor.code)))
    .limit(2);
  return found.length === 1 ? found[0]?.code : undefined;
}

interface NewPass {
  readonly file: File;
  readonly airport: string;
  readonly vendor: string;
}

/** Adds a pass to the pool of an airport: each file is one pass. */
export async function addPass(
  { db, documents }: { readonly db: Database; readonly documents: Pick<Documents, "put"> },
  reader: Reader,
  { file, airport, vendor: code }: NewPass,
  context: ChangeContext,
): Promise<undefined | Refusal<"NOT_A_PDF" | "TOO_LARGE" | "NO_SUCH_AIRPORT" | "KNOWN_PASS" | "NO_SUCH_VENDOR">> {
  if (file.size > largestPass) return refused("TOO_LARGE");
  const iata = airport.toUpperCase();
  if (!(await loadAirports()).find(iata)) return refused("NO_SUCH_AIRPORT");
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await db.transaction(async (tx) => {
      const owner = await ownerOf(tx, reader, code);
      if (owner === undefined) return refused("NO_SUCH_VENDOR");
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const known = await tx.$count(loungePass, and(eq(loungePass.vendor, owner), eq(loungePass.sha256, sha256)));
      if (known > 0) return refused("KNOWN_PASS");
      const { dmscode } = await documents.put(tx, bytes, {
        ownerKind: loungePassOwner,
        ownerId: iata,
        vendor: owner,
        name: file.name.slice(0, 120),
        mediaType: "application/pdf",
      });
      const [added] = await tx
        .insert(loungePass)
        .values({
          vendor: owner,
          airport: iata,
          document: dmscode,
          sha256,
          addedAt: context.now,
          addedBy: context.userid,
        })
        .onConflictDoNothing()
        .returning({ id: loungePass.id });
      if (!added) return refused("KNOWN_PASS");
      await publishDisruptions(tx, context.live, [{ id: 0, vendor: owner }]);
      return undefined;
    });
  } catch (error) {
    if (error instanceof WrongContentError) return refused("NOT_A_PDF");
    throw error;
  }
}

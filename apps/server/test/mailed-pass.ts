import { eq, inArray } from "drizzle-orm";
import { passenger } from "../src/bookings/tables.ts";
import { passOwner } from "../src/boarding-pass/owners.ts";
import { checkIn } from "../src/checkin/tables.ts";
import type { Documents } from "../src/documents/documents.ts";
import { outbox } from "../src/messaging/tables.ts";
import type { Database } from "../src/platform/database.ts";
import { addTestUnit, applyToCheckIns, start, type TestUnitOptions } from "./check-in-fixtures.ts";

/** The shortest file that is a PDF by its first letters. */
const pdf = new TextEncoder().encode("%PDF-1.7 a pass");

/** A check-in whose pass is approved and waits in the outbox. @returns its id and its message's */
export async function addMailedPass(
  db: Database,
  documents: Documents,
  address = "ana@traveller.example",
  options: TestUnitOptions = {},
): Promise<{ readonly id: number; readonly message: string }> {
  const [id = 0] = await addTestUnit(db, options);
  const traveller = db.select({ id: checkIn.passengerId }).from(checkIn).where(eq(checkIn.id, id));
  await db.update(passenger).set({ email: address }).where(inArray(passenger.id, traveller));
  const vendor = options.vendor ?? "NWT";
  const { dmscode } = await documents.put(db, pdf, {
    ownerKind: passOwner,
    ownerId: String(id),
    vendor,
    name: "pass.pdf",
    mediaType: "application/pdf",
  });
  await applyToCheckIns(
    db,
    [id],
    { type: "linked", dmscode, uploadedBy: "ana", differing: false, note: null },
    "ana",
    start,
  );
  const [row] = await db.select({ id: outbox.id }).from(outbox).where(eq(outbox.subjectId, id));
  return { id, message: row?.id ?? "" };
}

import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { useDatabase } from "../../test/database.ts";
import { addBasics, hour, start } from "../../test/check-in-fixtures.ts";
import { addLinkedUnit } from "../../test/travellers.ts";
import { createVendorKey } from "../access/vendor-keys.ts";
import { booking, segment } from "../bookings/tables.ts";
import { checkIn } from "../checkin/tables.ts";
import { currentLink, isOpenLink, linkForFrame, makeLink, openLink, revokeLinks } from "./links.ts";
import { publicLink } from "./tables.ts";

const database = useDatabase();
beforeAll(() => addBasics(database.db));

const open = (
  secret: string,
  bookingNo: string,
  now = start,
  purpose: "missing-info" | "disruption" = "missing-info",
) => openLink(database.db, secret, { bookingNo, purpose }, now);

// API-9
test("a link opens its booking, for its purpose; only its hash is kept", async () => {
  const { secret, bookingNo, bookingId } = await addLinkedUnit(database.db);
  expect(await open(secret, bookingNo)).toMatchObject({ booking: { id: bookingId, bookingNo, phoneRequired: true } });
  const [stored] = await database.db.select().from(publicLink).where(eq(publicLink.bookingId, bookingId));
  expect(JSON.stringify(stored)).not.toContain(secret);
  // 256 bits in base64url
  expect(secret).toMatch(/^[\w-]{43}$/);
});

// TRV-1
test("nothing else opens anything: all refusals are one", async () => {
  const { secret, bookingNo } = await addLinkedUnit(database.db);
  const other = await addLinkedUnit(database.db);
  for (const [presented, number, at, purpose] of [
    [`${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`, bookingNo, start, "missing-info"],
    ["", bookingNo, start, "missing-info"],
    ["short", bookingNo, start, "missing-info"],
    ["' or 1=1 --", bookingNo, start, "missing-info"],
    ["x".repeat(200), bookingNo, start, "missing-info"],
    [secret, "", start, "missing-info"],
    [secret, `${bookingNo} `, start, "missing-info"],
    [secret, other.bookingNo, start, "missing-info"],
    [secret, bookingNo, start, "disruption"],
    [secret, bookingNo, start + 40 * hour, "missing-info"],
  ] as const)
    expect(await open(presented, number, at, purpose), `${presented} ${number} ${at} ${purpose}`).toBeUndefined();
  expect(await open(secret, bookingNo)).toBeDefined();
});

// API-9
test("it works until the last flight arrives, whenever that comes to be", async () => {
  const { db } = database;
  const { secret, bookingNo, checkInIds } = await addLinkedUnit(db, { onward: [100 * hour] });
  const arrives = start + 101 * hour;
  expect(await open(secret, bookingNo, arrives - 1)).toBeDefined();
  expect(await open(secret, bookingNo, arrives)).toBeUndefined();
  const [last] = await db
    .select({ segmentId: checkIn.segmentId })
    .from(checkIn)
    .where(eq(checkIn.id, checkInIds[1] ?? 0));
  const later = { departsAt: arrives + hour, arrivesAt: arrives + 2 * hour };
  await db
    .update(segment)
    .set(later)
    .where(eq(segment.id, last?.segmentId ?? 0));
  expect(await open(secret, bookingNo, arrives)).toBeDefined();
  await db
    .update(segment)
    .set({ cancelled: true })
    .where(eq(segment.id, last?.segmentId ?? 0));
  expect(await open(secret, bookingNo, start + 30 * hour)).toBeUndefined();
});

test("a deactivated booking is closed from that second on", async () => {
  const { db } = database;
  const { secret, bookingNo, bookingId } = await addLinkedUnit(db);
  await db.update(booking).set({ deactivatedAt: start }).where(eq(booking.id, bookingId));
  expect(await open(secret, bookingNo, start - 1)).toBeDefined();
  expect(await open(secret, bookingNo)).toBeUndefined();
});

test("a booking may have several links; each of them works", async () => {
  const { secret, bookingNo, bookingId } = await addLinkedUnit(database.db);
  const another = await makeLink(database.db, { bookingId, purpose: "missing-info" }, { now: start, user: "ana" });
  expect(another.secret).not.toBe(secret);
  expect(await open(secret, bookingNo)).toBeDefined();
  expect(await open(another.secret, bookingNo)).toBeDefined();
});

// EMB-4, EMB-7
test("a frame goes on with its link for the same booking and key alone, until its time is over", async () => {
  const { db } = database;
  const { bookingId, bookingNo } = await addLinkedUnit(db);
  const other = await addLinkedUnit(db);
  const [one, another] = [await createVendorKey(db, "NWT", start), await createVendorKey(db, "NWT", start)];
  const frame = (of: number, vendorKeyId: number, held: string) =>
    linkForFrame(db, { bookingId: of, vendorKeyId, held }, { now: start, seconds: 900 });
  const secret = await frame(bookingId, one.id, "");
  expect(await frame(bookingId, one.id, secret)).toBe(secret);
  expect(await frame(bookingId, another.id, secret)).not.toBe(secret);
  expect(await frame(other.bookingId, one.id, secret)).not.toBe(secret);
  expect(await open(secret, bookingNo, start + 899)).toBeDefined();
  expect(await open(secret, bookingNo, start + 900)).toBeUndefined();
});

test("a conversation about a disruption is open while a link of that purpose is", async () => {
  const { db } = database;
  const { bookingId } = await addLinkedUnit(db);
  const isOpen = async (purpose: "missing-info" | "disruption") => {
    const { linkId } = await makeLink(db, { bookingId, purpose }, { now: start, user: "ana" });
    const { rows } = await db.execute(sql`select ${isOpenLink(linkId, start)} as open`);
    return rows[0]?.["open"];
  };
  expect([await isOpen("disruption"), await isOpen("missing-info")]).toEqual([true, false]);
});

test("links that the system made are neither shown as staff's nor taken away with them", async () => {
  const { db } = database;
  const { secret, bookingId, bookingNo } = await addLinkedUnit(db);
  await db.update(publicLink).set({ createdBy: "SYSTEM" }).where(eq(publicLink.bookingId, bookingId));
  const about = { bookingId, purpose: "missing-info" } as const;
  expect(await currentLink(db, about, start)).toBeUndefined();
  expect(await revokeLinks(db, about)).toBe(0);
  expect(await open(secret, bookingNo)).toBeDefined();
});

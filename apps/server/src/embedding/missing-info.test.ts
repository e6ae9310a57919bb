import { eq, ne } from "drizzle-orm";
import { expect, test } from "vitest";
import { Browser } from "../../test/browser.ts";
import { useDatabase } from "../../test/database.ts";
import { smallWorld } from "../../test/demo-world.ts";
import { useServer } from "../../test/server.ts";
import { createVendorKey, revokeVendorKey } from "../access/vendor-keys.ts";
import { booking } from "../bookings/tables.ts";
import { publicLink } from "../travellers/tables.ts";
import { vendorSettings } from "../vendors/tables.ts";

let ahead = 0;
const now = () => Math.floor(Date.now() / 1000) + ahead;
const database = useDatabase();
const server = useServer(database, { now });
const page = "https://www.northwind.example";

test("what is missing of a booking opens by a link that goes on with further tickets, and ends with its time and the key (EMB-4, EMB-6, EMB-7)", async () => {
  await smallWorld(database.db, { now: now(), checkIns: 60 });
  const [own] = await database.db.select().from(booking).where(eq(booking.vendor, "NWT")).limit(1);
  const bookingNo = own?.bookingNo ?? "";
  await database.db
    .insert(vendorSettings)
    .values({ vendor: "NWT", origins: [page] })
    .onConflictDoUpdate({ target: vendorSettings.vendor, set: { origins: [page] } });
  const made = await createVendorKey(database.db, "NWT", now());
  const wanted = { module: "missing-info", bookingNo };
  const ask = (body: object) =>
    new Browser(server).post("/embedded/tickets", { origin: page, ...body }, { token: made.key });
  expect((await ask({ module: "missing-info" })).body["code"]).toBe("BOOKING_NEEDED");
  const [foreign] = await database.db.select().from(booking).where(ne(booking.vendor, "NWT")).limit(1);
  const others = { module: "missing-info", bookingNo: foreign?.bookingNo ?? "" };
  expect((await ask(others)).body["code"]).toBe("NO_BOOKING");
  const open = async (searchId = "") => {
    const { body } = await ask(wanted);
    const presented = { origin: page, module: "missing-info", ticket: body["ticket"], searchId };
    return new Browser(server).post("/embedded/sessions", presented);
  };
  const opened = await open();
  const searchId = String(opened.body["searchId"]);
  expect(opened.body).toMatchObject({ session: null, bookingNo });
  expect((await open(searchId)).body["searchId"]).toBe(searchId);
  const linkEnds = async () => {
    const [row] = await database.db.select().from(publicLink).where(eq(publicLink.vendorKeyId, made.id));
    return row?.expiresAt ?? 0;
  };
  expect((await linkEnds()) - now()).toBeLessThanOrEqual(15 * 60);
  const read = () => new Browser(server).get(`/travellers/missing-info?searchId=${searchId}&bookingNo=${bookingNo}`);
  expect((await read()).status).toBe(200);
  ahead = 15 * 60;
  expect((await read()).status).toBe(404);
  expect((await open(searchId)).body["searchId"]).toBe(searchId);
  expect((await read()).status).toBe(200);
  await database.db.transaction((tx) => revokeVendorKey(tx, server.live, { code: "NWT", id: made.id }, now()));
  expect((await read()).status).toBe(404);
});

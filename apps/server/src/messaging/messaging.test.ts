import Fastify from "fastify";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testConfig } from "../../test/config.ts";
import { useDatabase } from "../../test/database.ts";
import { testServices } from "../../test/check-in-fixtures.ts";
import { useDocuments } from "../../test/documents.ts";
import { quietLog } from "../../test/log.ts";
import { loadSigningKeys } from "../access/signing-keys.ts";
import { createLiveHub } from "../platform/live.ts";
import { createMessaging } from "./messaging.ts";
import { addSms } from "./sms/add-sms.ts";
import { outbox } from "./tables.ts";

/** Noon in Paris. */
const noon = Date.parse("2026-01-10T11:00:00Z") / 1000;
const database = useDatabase();
const stored = useDocuments(database, () => noon, []);

// MSG-14
test("the demo's SMS gateway reports to the port that the server listens on", async () => {
  const { db, url } = database;
  const nothing = async () => undefined;
  const messaging = createMessaging({
    config: testConfig({ DEMO: "on", DATA_DIR: stored.folder }),
    db,
    jobs: { register: () => undefined, enqueue: nothing, start: nothing, stop: nothing, figures: async () => [] },
    live: { ...createLiveHub({ url, log: quietLog }), ...testServices().services.live },
    log: quietLog,
    now: () => noon,
    documents: stored.documents,
    pnrOf: sql<string | null>`null`,
    optOutKeys: (await loadSigningKeys(db))("opt-out-link"),
    contactOf: async () => ({ name: "", email: "", phone: "" }),
  });
  const app = Fastify();
  await messaging.addReportsRoute(app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  try {
    const { id } = await addSms(db, {
      kind: "messaging.sms",
      subject: { kind: "booking", id: 0 },
      vendor: "",
      bookingNo: "",
      to: "+33639981234",
      text: "Your gate is 7.",
      now: noon,
    });
    await messaging.outbox.flush();
    const read = async () => (await db.select().from(outbox).where(eq(outbox.id, id)))[0];
    expect(await read()).toMatchObject({ state: "sent", segments: 1 });
    await expect.poll(async () => (await read())?.delivery, { timeout: 10_000 }).toBe("delivered");
  } finally {
    await messaging.close();
    await app.close();
  }
});

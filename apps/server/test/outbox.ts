import type { Database } from "../src/platform/database.ts";
import { createOutbox } from "../src/messaging/outbox.ts";
import type { OutboxMessage } from "../src/messaging/tables.ts";
import { quietLog } from "./log.ts";
import { testServices } from "./check-in-fixtures.ts";

/**
 * An outbox whose messages are taken by a test; what it throws is a failure that passes.
 * @param now seconds since 1970, UTC
 */
export const testOutbox = (
  db: Database,
  now: () => number,
  send: (message: OutboxMessage) => Promise<void> = async () => undefined,
) =>
  createOutbox(
    { db, live: testServices().services.live, log: quietLog, now, random: () => 0 },
    {
      email: async (message) => {
        await send(message);
        return { outcome: "accepted", answer: "250 OK" };
      },
    },
  );

import type { MissingInfo, UpdatedInfo } from "@gatehouse/api/client/travellers";
import { createMissingInfo, createMockWorld, type MissingInfoOptions } from "@gatehouse/api/mocks";
import type { GivenPatch } from "@gatehouse/domain/travellers";

/** A fixed moment, so that pictures are the same tomorrow: noon of 22 November 2026, UTC. */
export const moment = Date.UTC(2026, 10, 22, 12) / 1000;
export const today = "2026-11-22";

/** As it comes over the wire: a copy, which its reader may change. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** A booking as its page gets it, and what becomes of what is sent. */
export function samplePage(options: MissingInfoOptions = {}): {
  readonly info: MissingInfo;
  readonly update: (patch: GivenPatch) => UpdatedInfo;
} {
  const booking = createMissingInfo(today, options);
  const { travellers } = createMockWorld({
    role: null,
    checkIns: [],
    now: () => moment,
    travellers: { bookings: [booking] },
  });
  const info = travellers.read(booking.searchId, booking.bookingNo);
  if (!info) throw new Error("The sample booking opens nothing.");
  return {
    info: sent(info) as MissingInfo,
    update: (patch) => {
      const updated = travellers.update(booking.searchId, booking.bookingNo, patch);
      if (updated === undefined || typeof updated === "string") throw new Error(`Refused: ${updated}`);
      return sent(updated) as UpdatedInfo;
    },
  };
}

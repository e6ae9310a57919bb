import type { CheckIn } from "@gatehouse/domain/checkin";

/** A booking's PNR: vendor, booking number and PNR together (API-8). */
export type Unit = Pick<CheckIn, "pnr" | "bookingNo" | "vendor">;

/** Names of what is cached. */
export const keys = {
  candidates: ({ pnr, bookingNo, vendor }: Unit) => ["boarding-pass.candidates", pnr, bookingNo, vendor] as const,
  toBeLinked: ({ pnr, bookingNo, vendor }: Unit) => ["boarding-pass.to-be-linked", pnr, bookingNo, vendor] as const,
  facts: (checkInId: number) => ["boarding-pass.facts", checkInId] as const,
  upload: (uploadId: number) => ["boarding-pass.upload", uploadId] as const,
} as const;

import type { SignedInCalls } from "../access/guard.ts";
import { once } from "../platform/answered-requests/once.ts";
import type { Platform } from "../platform/platform.ts";
import { findRecord, readProgramChoices, saveRecord } from "./service.ts";

/** Implements `contract.costs`. */
export function costsRouter(calls: SignedInCalls, { db, live, now }: Pick<Platform, "db" | "live" | "now">) {
  const area = calls.costs;
  return {
    search: area.search.handler(async ({ input: { bookingno, vendorCode }, context: { principal }, errors }) => {
      const found = await findRecord(db, principal, { bookingNo: bookingno, vendorCode });
      switch (found.outcome) {
        case "unknown":
          throw errors.NOT_FOUND();
        case "several":
          throw errors.SEVERAL_VENDORS({ data: { vendors: [...found.vendors] } });
        case "found":
          return { status: true as const, data: found.record };
      }
    }),
    save: area.save.handler(async ({ input: { requestId, ...input }, context: { principal }, errors }) => {
      const { bookingNo, vendorCode, version, marks, ...record } = input;
      const given = {
        bookingNo,
        vendorCode,
        version,
        record,
        marks: Object.fromEntries(marks.map(({ field, source }) => [field, source])),
      };
      return once(db, { principal, call: "costs.save", requestId, now: now() }, async (tx) => {
        const result = await saveRecord(tx, principal, given, { live, now: now() });
        switch (result.outcome) {
          case "unknown":
            throw errors.NOT_FOUND();
          case "invalid":
            throw errors.INVALID_RECORD({ data: { problems: [...result.problems] } });
          case "changed":
            throw errors.CHANGED_MEANWHILE({ data: { stands: result.stands } });
          case "saved":
            return { status: true as const, data: result.record };
        }
      });
    }),
    programs: area.programs.handler(async ({ input: { vendorCode }, context: { principal } }) => ({
      status: true as const,
      data: [...(await readProgramChoices(db, principal, vendorCode))],
    })),
  };
}

import { ORPCError } from "@orpc/server";
import type { SignedInCalls } from "../access/guard.ts";
import { loadAirports } from "../reference/airports.ts";
import { listToBeLinked, readFacts } from "./passes/facts.ts";
import { toDeclaredError } from "../platform/http/failure.ts";
import { checkQuality, linkPass } from "./passes/link.ts";
import { maxBytes, maxPages, PdfRefusal } from "./pages/pdf-refusal.ts";
import { unlinkPass } from "./passes/passes.ts";
import { readPnr } from "./passes/pnr-data.ts";
import { databaseUnavailableIn } from "../platform/connections/database-unavailable.ts";
import { renewUnitLock } from "./work/presence.ts";
import type { DoOnce, RouterParts } from "./router-parts.ts";

/** PNR data, candidate pages, uploads, linking: everything about boarding passes. */
export function passesRouter(
  { checkin: area }: SignedInCalls,
  { db, now, services, pages, travellers }: RouterParts,
  once: DoOnce,
) {
  const passes = area.boardingPasses;
  return {
    pnr: area.pnr.handler(async ({ input, context: { principal, log }, errors }) => {
      const airports = await loadAirports().catch((error: unknown) => {
        log.error({ err: error }, "the airports could not be read");
        throw errors.LOOKUP_FAILED();
      });
      return toDeclaredError(errors, readPnr(db, principal, input, now(), { airports, travellers }));
    }),
    facts: area.facts.handler(async ({ input, context: { principal }, errors }) => {
      const parts = { airports: await loadAirports(), readPages: services.readPages };
      const facts = await toDeclaredError(errors, readFacts(db, principal, input.id, now(), parts));
      if (!input.again)
        await db.transaction((tx) => renewUnitLock(tx, principal, { checkInId: input.id }, now(), services.live));
      return facts;
    }),
    boardingPasses: {
      candidatePages: passes.candidatePages.handler(({ input, context: { principal }, errors }) =>
        toDeclaredError(errors, pages.candidates(principal, input)),
      ),
      toBeLinked: passes.toBeLinked.handler(({ input, context: { principal }, errors }) =>
        toDeclaredError(errors, listToBeLinked(db, principal, input, now())),
      ),
      upload: passes.upload.handler(async ({ input, context: { principal, log }, errors }) => {
        try {
          return await toDeclaredError(errors, pages.upload(principal, input));
        } catch (error) {
          if (error instanceof ORPCError || databaseUnavailableIn(error)) throw error;
          if (!(error instanceof PdfRefusal)) {
            // Nothing of it was kept: neither file nor row.
            log.error({ err: error }, "an upload failed");
            throw errors.LOOKUP_FAILED();
          }
          switch (error.code) {
            case "TOO_LARGE":
              throw errors.TOO_LARGE({ data: { limit: maxBytes } });
            case "TOO_MANY_PAGES":
              throw errors.TOO_MANY_PAGES({ data: { pages: error.pages ?? maxPages + 1, limit: maxPages } });
            default:
              throw errors[error.code]();
          }
        }
      }),
      uploadProgress: passes.uploadProgress.handler(async ({ input, context: { principal }, errors }) => {
        const progress = await pages.progress(principal, input.uploadId);
        if (!progress) throw errors.NOT_FOUND();
        return progress;
      }),
      link: passes.link.handler(({ input, context: { principal }, errors }) =>
        toDeclaredError(
          errors,
          once(principal, "boardingPasses.link", input.requestId, (tx) =>
            linkPass(tx, principal, input, now(), services),
          ),
        ),
      ),
      unlink: passes.unlink.handler(({ input, context: { principal }, errors }) =>
        toDeclaredError(
          errors,
          once(principal, "boardingPasses.unlink", input.requestId, (tx) =>
            unlinkPass(tx, principal, input, now(), services),
          ),
        ),
      ),
    },
    qualityCheck: area.qualityCheck.handler(({ input, context: { principal }, errors }) =>
      toDeclaredError(
        errors,
        once(principal, "qualityCheck", input.requestId, (tx) => checkQuality(tx, principal, input, now(), services)),
      ),
    ),
  };
}
